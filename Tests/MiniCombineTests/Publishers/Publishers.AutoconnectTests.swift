import MiniCombine
import Testing

@Suite("autoconnect")
struct AutoconnectTests {
  @Test("Conecta con el primero y desconecta con el último")
  func conecta() {
    let fuente = PublicadorAMano<Int, Never>()
    let auto = fuente.makeConnectable().autoconnect()
    #expect(fuente.veces == 0)
    let uno = auto.registrar()
    let dos = auto.registrar()
    #expect(fuente.veces == 1)
    uno.suscripcion?.cancel()
    fuente.entregar(1)
    dos.suscripcion?.cancel()
    dos.suscripcion?.cancel()
    #expect(dos.valores == ["1"])
    #expect(fuente.suscripcion.historia == ["pide unlimited", "cancela"])
  }
}
