import Testing

@testable import Cuaderno

@Suite("Una vista que no contesta")
struct ParadaSinRespuestaTests {
  @Test(
    "lo que se dice depende de lo que trabajó",
    arguments: [
      (9.8, "la vista lleva 10 s trabajando y no acaba: la he parado"),
      (0.2, "la vista lleva 10 s esperando algo, sin trabajar: la he parado"),
      (
        4.0,
        "la vista no ha contestado en 10 s, pero solo ha podido trabajar parte de ellos: la he parado"
      ),
    ]
  )
  func motivo(cpu: Double, motivo: String) {
    let parada = Parada.sinRespuesta(segundos: 10, cpu: cpu)
    #expect(parada.motivo == motivo)
    #expect(parada.clase == .colgada)
  }
}
