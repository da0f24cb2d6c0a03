import MiniCombine
import Testing

@Suite("prefix(untilOutputFrom:)")
struct PrefixUntilOutputTests {
  @Test("Termina cuando el otro entrega algo")
  func termina() {
    let datos = PublicadorAMano<Int, Roto>()
    let basta = PassthroughSubject<Void, Never>()
    let registro = datos.prefix(untilOutputFrom: basta).registrar()
    datos.entregar(1)
    basta.send()
    datos.entregar(2)
    #expect(registro.valores == ["1", "finished"])
    #expect(datos.suscripcion.historia == ["pide unlimited", "cancela"])
  }

  @Test("Que el otro acabe sin entregar no cambia nada")
  func sinMando() {
    let datos = PassthroughSubject<Int, Roto>()
    let basta = PassthroughSubject<Void, Never>()
    let registro = datos.prefix(untilOutputFrom: basta).registrar()
    basta.send(completion: .finished)
    datos.send(1)
    datos.send(completion: .finished)
    #expect(registro.valores == ["1", "finished"])
  }
}
