import Testing

@testable import Cuaderno

@Suite("InformeDeAutor")
struct InformeDeAutorTests {
  private let cuenta: RecuentoDeAutor = {
    var cuenta = RecuentoDeAutor()
    (cuenta.lecciones, cuenta.comprobaciones, cuenta.versiones) = (1, 9, 18)
    (cuenta.vacias, cuenta.bloques, cuenta.pistas, cuenta.deAntes) = (2, 1, 27, 4)
    return cuenta
  }()
  private let fallos = [
    FalloDeAutor("a/README.md", linea: 3, "no compila"), FalloDeAutor("b", "falta"),
  ]

  private let tiempo = TiempoDeAutor(total: 83.96, lecciones: [3: 12.344, 1: 2])

  private func informe(_ fallos: [FalloDeAutor]) -> InformeDeAutor {
    InformeDeAutor(fallos: fallos, cuenta: cuenta, tiempo: tiempo)
  }

  @Test("El recuento y el tiempo; con fallos, antes uno por línea")
  func textos() throws {
    let textos = [informe([]), informe(fallos)]
    try Pantalla(nombre: "autor").comparar(
      textos.map { $0.texto(.llano) }.joined(separator: "~~~\n")
    )
  }

  @Test("El esquema JSON")
  func json() throws {
    try Pantalla(nombre: "autor-json").comparar(
      InformeJSON.escribir(informe(fallos).json)
    )
  }

  @Test(
    "Un tiempo, como se lee",
    arguments: [
      (0, "0,0 s"), (3.24, "3,2 s"), (59.94, "59,9 s"), (59.96, "1 min 0 s"), (254.6, "4 min 15 s"),
    ]
  )
  func tiempos(segundos: Double, texto: String) {
    #expect(duracion(segundos) == texto)
  }
}
