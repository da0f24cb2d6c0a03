import MiniCombine
import Testing

@Suite("filter")
struct FilterTests {
  @Test("Lo que no pasa se repone en la demanda")
  func repone() {
    let sujeto = PassthroughSubject<Int, Roto>()
    let registro = sujeto.filter { $0 > 1 }.registrar(pide: .max(2))
    for n in 1...4 { sujeto.send(n) }
    sujeto.send(completion: .failure(Roto()))
    #expect(registro.valores == ["2", "3", "failure(Roto)"])
  }

  @Test("tryFilter falla si la condición lanza")
  func lanza() {
    let registro = [1, 2, 3].publisher.tryFilter {
      if $0 == 3 { throw Roto() }
      return $0 == 2
    }.registrar()
    #expect(registro.valores == ["2", "failure(Roto)"])
  }

  @Test("Una segunda suscripción se cancela")
  func segundaSuscripcion() {
    let fuente = PublicadorAMano<Int, Never>()
    let registro = fuente.filter { _ in true }.registrar()
    let segunda = SuscripcionApuntada()
    fuente.suscriptor?.receive(subscription: segunda)
    #expect(segunda.historia == ["cancela"])
    #expect(registro.historia == ["suscripción Filter"])
  }

  @Test("Cancelar cancela arriba y no pasa nada más")
  func cancela() {
    let fuente = PublicadorAMano<Int, Never>()
    let registro = fuente.filter { _ in true }.registrar()
    registro.suscripcion?.cancel()
    registro.suscripcion?.cancel()
    registro.suscripcion?.request(.max(1))
    fuente.entregar(1)
    fuente.terminar(.finished)
    #expect(registro.valores == [])
    #expect(fuente.suscripcion.historia == ["pide unlimited", "cancela"])
  }
}
