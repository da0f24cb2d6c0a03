import MiniCombine
import Testing

@Suite("debounce")
struct DebounceTests {
  @Test("Entrega cuando pasa el rato sin otro valor")
  func reposa() {
    let reloj = RelojVirtual()
    let sujeto = PassthroughSubject<Int, Never>()
    let registro = sujeto.debounce(for: .milliseconds(100), scheduler: reloj).registrar()
    sujeto.send(1)
    reloj.avanzar(ms: 60)
    sujeto.send(2)
    reloj.avanzar(ms: 99)
    #expect(registro.valores == [])
    reloj.avanzar(ms: 1)
    #expect(registro.valores == ["2"])
    sujeto.send(3)
    sujeto.send(completion: .finished)
    reloj.avanzar(ms: 200)
    #expect(registro.valores == ["2", "finished"])
  }

  @Test("Sin demanda espera, y su espejo lo enseña")
  func espejo() {
    let reloj = RelojVirtual()
    let sujeto = PassthroughSubject<Int, Never>()
    let registro = sujeto.debounce(for: .milliseconds(10), scheduler: reloj).registrar(
      pide: .max(1)
    )
    let hijos = registro.suscripcion.map { Mirror(reflecting: $0).children.map { $0.label ?? "" } }
    #expect(hijos == ["downstream", "downstreamDemand", "currentValue"])
    sujeto.send(1)
    reloj.avanzar(ms: 10)
    sujeto.send(2)
    reloj.avanzar(ms: 10)
    #expect(registro.valores == ["1"])
  }

  @Test("Cancelar se lleva lo que esperaba")
  func cancela() {
    let reloj = RelojVirtual()
    let sujeto = PassthroughSubject<Int, Never>()
    let registro = sujeto.debounce(for: .milliseconds(10), scheduler: reloj).registrar()
    sujeto.send(1)
    registro.suscripcion?.cancel()
    reloj.avanzar(ms: 20)
    #expect(registro.valores == [])
  }
}
