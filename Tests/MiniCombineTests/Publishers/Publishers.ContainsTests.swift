import MiniCombine
import Testing

@Suite("contains")
struct ContainsTests {
  @Test("Dice si llega, en cuanto llega")
  func contiene() {
    let fuente = PublicadorAMano<Int, Never>()
    let registro = fuente.contains(2).registrar()
    fuente.entregar(1)
    fuente.entregar(2)
    fuente.entregar(3)
    #expect(registro.valores == ["true", "finished"])
    #expect(fuente.suscripcion.historia == ["pide unlimited", "cancela"])
    #expect([1, 3].publisher.contains(2).registrar().valores == ["false", "finished"])
    #expect([1, 3].publisher.contains { $0 > 2 }.registrar().valores == ["true", "finished"])
    #expect(
      [1].publisher.tryContains { _ in throw Roto() }.registrar().valores == ["failure(Roto)"]
    )
  }
}
