import Testing

@testable import Cuaderno

@Suite("Paso")
struct PasoTests {
  private func leer(_ texto: String) -> Paso? { Paso.leer(fichero: "Paso1.swift", texto: texto) }

  private func paso(_ titulo: String, _ comprobaciones: [(String, String)]) -> Paso {
    Paso(
      fichero: "Paso1.swift",
      suite: "Paso1",
      titulo: titulo,
      comprobaciones: comprobaciones.map { Comprobacion(nombre: $0.0, titulo: $0.1) }
    )
  }

  @Test("Una suite con dos comprobaciones, en una línea o en dos")
  func normal() {
    let leido = leer(
      """
      import Testing

      struct Ayudante {}

      @MainActor
      @Suite("Paso 1 · Lo que avisa")
      struct Paso1 {
        let conversor = Conversor()

        @Test("Cambiar avisa")
        func avisa() async throws {}

        func ayuda() {}
        @Test("Repetir calla") @MainActor func calla() {}
      }
      """
    )
    #expect(
      leido
        == paso("Paso 1 · Lo que avisa", [("avisa", "Cambiar avisa"), ("calla", "Repetir calla")])
    )
  }

  @Test("Los títulos pueden hablar de struct y de func")
  func palabrasClave() {
    let leido = leer(
      """
      @Suite("Paso 1 · Un struct se copia")
      struct Paso1 {
        @Test("Una func no avisa") func nadaAvisa() {}
      }
      """
    )
    #expect(leido == paso("Paso 1 · Un struct se copia", [("nadaAvisa", "Una func no avisa")]))
  }

  @Test("Lo comentado no cuenta")
  func comentado() {
    let leido = leer(
      """
      // @Suite("Paso 0") struct Viejo {}
      @Suite("Paso 1") // struct Otro
      struct Paso1 {
        // @Test("Ya no") func yaNo() {}
        @Test("Sí") func si() {}
      }
      """
    )
    #expect(leido?.titulo == "Paso 1")
    #expect(leido?.comprobaciones == [Comprobacion(nombre: "si", titulo: "Sí")])
  }

  @Test("Comillas y barras en un título")
  func escapes() {
    let leido = leer(
      #"""
      @Suite("Paso \"1\" \\ uno")
      struct Paso1 { @Test("Escribe \"a\"") func a() {} }
      """#
    )
    #expect(leido == paso(#"Paso "1" \ uno"#, [("a", #"Escribe "a""#)]))
  }

  @Test(
    "Sin suite con título no hay paso",
    arguments: [
      "", "struct Paso1 {}", "@Suite struct Paso1 {}", #"@Suite("Paso 1")"#,
      #"@Suite("sin cerrar"# + "\nstruct Paso1 {}",
    ]
  )
  func sinSuite(texto: String) {
    #expect(leer(texto) == nil)
  }

  @Test("Una suite sin comprobaciones, y con fines de línea de Windows")
  func sinComprobaciones() {
    #expect(leer("@Suite(\"Paso 1\")\r\nstruct Paso1 {\r\n}\r\n") == paso("Paso 1", []))
  }
}
