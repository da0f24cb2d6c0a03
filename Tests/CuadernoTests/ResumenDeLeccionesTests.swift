import Testing

@testable import Cuaderno

@Suite("ResumenDeLecciones")
struct ResumenDeLeccionesTests {
  private let informes = [
    Ejemplos.informe(.superada, [.superada, .superada, .superada]),
    Ejemplos.informe(.noSuperada, [.superada, .fallida([Ejemplos.incidencia]), .superada]),
    Ejemplos.informe(.noCompila), Ejemplos.informe(.noLegible),
  ]

  @Test("Una línea por lección, con lo primero que falta")
  func lineas() throws {
    let lineas = informes.map { ResumenDeLecciones.linea($0, .llano) }
    try Pantalla(nombre: "resumen").comparar(
      lineas.joined() + ResumenDeLecciones(informes: informes).texto(.llano)
    )
  }

  @Test("El recuento concuerda")
  func concordancia() {
    let textos = [0, 1, 4].map {
      ResumenDeLecciones(informes: Array(informes.prefix($0))).texto(.llano)
    }
    #expect(
      textos == [
        "\n0 de 0 lecciones superadas.\n", "\n1 de 1 lección superada.\n",
        "\n1 de 4 lecciones superadas.\n",
      ]
    )
  }
}
