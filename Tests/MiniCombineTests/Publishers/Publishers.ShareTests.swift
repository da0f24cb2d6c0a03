import MiniCombine
import Testing

@Suite("share y multicast")
struct ShareTests {
  @Test("Una sola suscripción arriba, que se corta con el último y se puede repetir")
  func unaSola() {
    let fuente = PublicadorAMano<Int, Never>()
    let compartido = fuente.share()
    let uno = compartido.registrar()
    let dos = compartido.registrar()
    fuente.entregar(1)
    #expect(fuente.veces == 1)
    #expect(uno.valores == ["1"] && dos.valores == ["1"])
    uno.suscripcion?.cancel()
    #expect(fuente.suscripcion.historia == ["pide unlimited"])
    dos.suscripcion?.cancel()
    #expect(fuente.suscripcion.historia == ["pide unlimited", "cancela"])
    _ = compartido.registrar()
    #expect(fuente.veces == 2)
  }

  @Test("Tras el final, quien llega recibe el final")
  func trasElFinal() {
    let compartido = Just(1).share()
    #expect(compartido.registrar().valores == ["1", "finished"])
    #expect(compartido.registrar().valores == ["finished"])
  }
}
