import MiniCombine
import Testing

@Suite("Sequence.publisher")
struct SequenceTests {
  @Test("Entrega al ritmo que se pide y termina con el último")
  func ritmo() {
    let registro = (1...3).publisher.registrar(pide: .max(2))
    #expect(registro.historia == ["suscripción 1...3", "1", "2"])
    registro.suscripcion?.request(.none)
    registro.suscripcion?.request(.max(1))
    #expect(registro.valores == ["1", "2", "3", "finished"])
    #expect([Int]().publisher.registrar(pide: nil).historia == ["suscripción Empty", "finished"])
  }

  @Test("Cancelar dentro de un valor para la entrega")
  func cancelar() {
    var registro: Registrador<Int, Never>?
    let uno = Registrador<Int, Never> { _ in
      registro?.suscripcion?.cancel()
      return .unlimited
    }
    registro = uno
    (1...3).publisher.subscribe(uno)
    #expect(uno.valores == ["1"])
    registro = nil
  }

  @Test("Su espejo enseña la secuencia")
  func espejo() {
    let registro = (1...3).publisher.registrar(pide: nil)
    let hijos = registro.suscripcion.map {
      Mirror(reflecting: $0).children.map { "\($0.label ?? "-") \($0.value)" }
    }
    #expect(hijos == ["sequence 1...3"])
  }
}
