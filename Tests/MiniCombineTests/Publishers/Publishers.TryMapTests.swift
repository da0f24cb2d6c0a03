import MiniCombine
import Testing

@Suite("tryMap")
struct TryMapTests {
  @Test("Si lanza, cancela arriba y falla; lo que llegue después no cuenta")
  func lanza() {
    let fuente = PublicadorAMano<Int, Never>()
    let registro = fuente.tryMap { n -> Int in
      if n == 2 { throw Roto() }
      return n * 10
    }.registrar()
    fuente.entregar(1)
    fuente.entregar(2)
    fuente.entregar(3)
    fuente.terminar(.finished)
    #expect(registro.historia == ["suscripción TryMap", "10", "failure(Roto)"])
    #expect(fuente.suscripcion.historia == ["pide unlimited", "cancela"])
  }
}
