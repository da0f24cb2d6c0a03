import MiniCombine
import Testing

@Suite("prefix(while:)")
struct PrefixWhileTests {
  @Test("Termina en el primero que no cumple, y cancela arriba")
  func termina() {
    let fuente = PublicadorAMano<Int, Never>()
    let registro = fuente.prefix { $0 < 3 }.registrar()
    for n in 1...4 { fuente.entregar(n) }
    #expect(registro.valores == ["1", "2", "finished"])
    #expect(fuente.suscripcion.historia == ["pide unlimited", "cancela"])
  }

  @Test("tryPrefix falla si lanza")
  func lanza() {
    #expect([1].publisher.tryPrefix { _ in throw Roto() }.registrar().valores == ["failure(Roto)"])
  }
}
