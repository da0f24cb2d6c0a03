import Testing

@testable import Cuaderno

@Suite("ExpectativaEscrita")
struct ExpectativaEscritaTests {
  private func leer(_ codigo: String) -> [String] {
    ExpectativaEscrita.leer(codigo).map {
      "\($0.linea) \($0.macro) \($0.conComentario ? "con" : "sin")"
    }
  }

  @Test(
    "Con comentario",
    arguments: [
      #"#expect(a == 1, "Dice algo.")"#, #"#expect(f(a, b), "x")"#, "#expect(a == 1, porQue(a))",
      #"#expect([1, 2].contains { $0 > a }, a == 1 ? "x" : "y")"#,
      #"#expect(throws: E.self, "x") { try f() }"#,
      #"#expect(a, "x", sourceLocation: aqui)"#,
    ]
  )
  func con(codigo: String) {
    #expect(leer(codigo) == ["1 #expect con"])
  }

  @Test(
    "Sin comentario, aunque dentro haya comas",
    arguments: [
      "#expect(a == 1)", "#expect(f(a, b))", "#expect(a == [1, 2])", #"#expect(a == "b, c")"#,
      ##"#expect(a == #"b", c"#)"##, #"#expect(a == "\(f(1, "x, y")), z")"#,
      "#expect(throws: E.self) { try f() }", "#expect(a /* uno, dos */ == 1)",
      "#expect(a, sourceLocation: aqui)", "#expect { try f() } throws: { _ in true }",
    ]
  )
  func sin(codigo: String) {
    #expect(leer(codigo) == ["1 #expect sin"])
  }

  @Test("Ni en cadenas ni en comentarios, y cada una en su línea")
  func lineas() {
    let codigo = """
      // #expect(a)
      let x = "#expect(a)"
      let y = \"\"\"
        #expect(a)
        \"\"\"
      /* /* */ #expect(a) */
      #expect(
        try #require(a.first) == 1,
        \"\"\"
        Dice, y sigue.
        \"\"\"
      )
      """
    #expect(leer(codigo) == ["7 #expect con", "8 #require sin"])
  }

  @Test(
    "Lo que queda a medias no se lleva nada por delante",
    arguments: ["#expect(", "\"", "/*", "#"]
  )
  func aMedias(codigo: String) {
    #expect(leer(codigo).count <= 1)
  }
}
