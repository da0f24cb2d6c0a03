import MiniCombine
import Testing

@Suite("subscribe(on:)")
struct SubscribeOnTests {
  @Test("Suscribe, pide y cancela por el planificador; los valores no")
  func porElPlanificador() {
    let reloj = RelojVirtual()
    let fuente = PublicadorAMano<Int, Never>()
    let registro = fuente.subscribe(on: reloj).registrar()
    #expect(fuente.veces == 0)
    reloj.avanzar()
    #expect(fuente.veces == 1)
    #expect(fuente.suscripcion.historia == ["pide unlimited"])
    fuente.entregar(1)
    registro.suscripcion?.cancel()
    #expect(registro.valores == ["1"])
    reloj.avanzar()
    #expect(fuente.suscripcion.historia == ["pide unlimited", "cancela"])
  }

  @Test("Cancelar el recibo antes de que llegue la suscripción también cuenta")
  func cancelarAntes() {
    let reloj = RelojVirtual()
    let fuente = PublicadorAMano<Int, Never>()
    let recibo = fuente.subscribe(on: reloj).sink { _ in }
    recibo.cancel()
    reloj.avanzar()
    reloj.avanzar()
    #expect(fuente.suscripcion.historia.last == "cancela")
  }
}
