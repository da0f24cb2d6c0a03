import Testing

@testable import Cuaderno

@Suite("Diferencias")
struct DiferenciasTests {
  private func lineas(_ texto: String) -> [String] { texto.split(separator: " ").map(String.init) }

  @Test(
    "Línea a línea",
    arguments: [
      ("", "", []), ("a", "a", [.igual("a")]), ("a", "", [.tuya("a")]), ("", "a", [.solucion("a")]),
      ("a b c", "a x c", [.igual("a"), .tuya("b"), .solucion("x"), .igual("c")]),
      ("a b", "b a", [.tuya("a"), .igual("b"), .solucion("a")]),
      ("x a", "a", [.tuya("x"), .igual("a")]),
    ] as [(String, String, [Diferencias.Linea])]
  )
  func comparar(tuyo: String, solucion: String, esperado: [Diferencias.Linea]) {
    #expect(Diferencias.comparar(lineas(tuyo), lineas(solucion)) == esperado)
  }

  @Test("De la comparación salen los dos textos, sean los que sean")
  func idaYVuelta() {
    var azar = SystemRandomNumberGenerator()
    for _ in 0..<60 {
      let textos = (0..<2).map { _ in
        (0..<Int.random(in: 0...12, using: &azar)).map { _ in "\(Int.random(in: 0...4))" }
      }
      let comparadas = Diferencias.comparar(textos[0], textos[1])
      let tuyas = comparadas.compactMap { linea in
        switch linea {
        case .igual(let t), .tuya(let t): t
        case .solucion: nil
        }
      }
      let suyas = comparadas.compactMap { linea in
        switch linea {
        case .igual(let t), .solucion(let t): t
        case .tuya: nil
        }
      }
      #expect(tuyas == textos[0])
      #expect(suyas == textos[1])
    }
  }

  @Test("En dos columnas si caben, y si no, seguidas")
  func pantallas() throws {
    let comparadas = Diferencias.comparar(
      ["import A", "var año = 1", "var b = 2", "", "fin\u{1b}[2J"],
      ["import A", "let año = 1", "", "nueva", "fin\u{1b}[2J"]
    )
    let textos = [
      Diferencias.texto(comparadas, ancho: 60, .llano),
      Diferencias.texto(comparadas, ancho: 20, .llano),
      Diferencias.texto(comparadas, ancho: 60, Estilo(color: true)).replacing("\u{1b}", with: "␛"),
    ]
    try Pantalla(nombre: "diferencias").comparar(textos.joined(separator: "~~~\n"))
  }
}
