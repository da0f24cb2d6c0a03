import MiniCombine
import Testing

@Suite("multicast")
struct MulticastTests {
  @Test("No empieza hasta connect, y cancelar la conexión corta a todos")
  func conecta() {
    let fuente = PublicadorAMano<Int, Never>()
    let varios = fuente.multicast { PassthroughSubject<Int, Never>() }
    let uno = varios.registrar()
    #expect(fuente.veces == 0)
    let conexion = varios.connect()
    fuente.entregar(1)
    conexion.cancel()
    fuente.entregar(2)
    #expect(uno.historia == ["suscripción Multicast", "1"])
    #expect(fuente.suscripcion.historia == ["pide unlimited", "cancela"])
  }

  @Test("Con un sujeto dado")
  func conSujeto() {
    let sujeto = CurrentValueSubject<Int, Never>(0)
    let varios = [1, 2].publisher.multicast(subject: sujeto)
    let registro = varios.registrar()
    _ = varios.connect()
    #expect(registro.valores == ["0", "1", "2", "finished"])
  }
}
