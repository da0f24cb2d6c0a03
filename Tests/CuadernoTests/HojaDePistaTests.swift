import Testing

@testable import Cuaderno

@Suite("HojaDePista")
struct HojaDePistaTests {
  private let pistas = [
    "¿Qué propiedades lee `euros`, además de la tasa, y cuáles de ellas escribe después alguien más?",
    "Lee dos.\nY escribe una.", "`_ = tasa`",
  ]

  private func hoja(_ nivel: Int, _ pistas: [String]? = nil) -> HojaDePista {
    HojaDePista(
      comprobacion: ComprobacionInformada(
        nombre: "calla",
        titulo: "Consultar no avisa a nadie",
        estado: .superada
      ),
      pistas: pistas ?? self.pistas,
      nivel: nivel
    )
  }

  @Test("Un nivel, todos y ninguna pista")
  func textos() throws {
    let textos = [hoja(1), hoja(2), hoja(3), hoja(1, [])].map { $0.texto(Ejemplos.leccion, .llano) }
    try Pantalla(nombre: "pistas").comparar(textos.joined(separator: "~~~\n"))
  }

  @Test("El esquema JSON no adelanta las que no se han pedido")
  func json() throws {
    try Pantalla(nombre: "pistas-json").comparar(
      InformeJSON.escribir(hoja(1).json(Ejemplos.leccion))
    )
  }
}
