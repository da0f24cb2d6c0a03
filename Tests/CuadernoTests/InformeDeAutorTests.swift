import Testing

@testable import Cuaderno

@Suite("InformeDeAutor")
struct InformeDeAutorTests {
  private let cuenta: RecuentoDeAutor = {
    var cuenta = RecuentoDeAutor()
    (cuenta.lecciones, cuenta.comprobaciones, cuenta.versiones) = (1, 9, 18)
    (cuenta.bloques, cuenta.pistas) = (1, 27)
    return cuenta
  }()
  private let fallos = [
    FalloDeAutor("a/README.md", linea: 3, "no compila"), FalloDeAutor("b", "falta"),
  ]

  @Test("Sin fallos, una línea; con ellos, una por fallo y el recuento")
  func textos() throws {
    let textos = [
      InformeDeAutor(fallos: [], cuenta: cuenta), InformeDeAutor(fallos: fallos, cuenta: cuenta),
    ]
    try Pantalla(nombre: "autor").comparar(
      textos.map { $0.texto(.llano) }.joined(separator: "~~~\n")
    )
  }

  @Test("El esquema JSON")
  func json() throws {
    try Pantalla(nombre: "autor-json").comparar(
      InformeJSON.escribir(InformeDeAutor(fallos: fallos, cuenta: cuenta).json)
    )
  }
}
