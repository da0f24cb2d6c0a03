import MiniCombine
import Testing

@Suite("timeout")
struct TimeoutTests {
  @Test("Termina si no llega nada a tiempo, y cancela arriba")
  func plazo() {
    let reloj = RelojVirtual()
    let fuente = PublicadorAMano<Int, Roto>()
    let registro = fuente.timeout(.milliseconds(100), scheduler: reloj, customError: { Roto() })
      .registrar()
    reloj.avanzar(ms: 90)
    fuente.entregar(1)
    reloj.avanzar(ms: 90)
    #expect(registro.valores == ["1"])
    reloj.avanzar(ms: 10)
    #expect(registro.valores == ["1", "failure(Roto)"])
    #expect(fuente.suscripcion.historia == ["pide unlimited", "cancela"])
  }
}
