import Testing

@testable import Cuaderno

@Suite("InformeDeDoctor")
struct InformeDeDoctorTests {
  private let puntos = [
    InformeDeDoctor.Punto("Swift", .bien, "6.3.1"),
    InformeDeDoctor.Punto(
      "Caja",
      .aviso,
      "no hay con qué aislar lo que se califica; instala bubblewrap si vas a calificar entregas ajenas"
    ),
    InformeDeDoctor.Punto("Caché", .mal, "no se puede escribir en .build"),
  ]

  @Test("Un punto por línea, y el JSON")
  func textos() throws {
    let informe = InformeDeDoctor(puntos: puntos)
    try Pantalla(nombre: "doctor").comparar(
      informe.texto(.llano) + "~~~\n" + InformeJSON.escribir(informe.json)
    )
  }

  @Test("Un aviso no impide trabajar; un mal, sí")
  func sano() {
    let sanos = [0, 1, 2, 3].map { InformeDeDoctor(puntos: Array(puntos.prefix($0))).sano }
    #expect(sanos == [true, true, true, false])
  }
}
