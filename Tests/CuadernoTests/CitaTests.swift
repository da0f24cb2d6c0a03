import Testing

@testable import Cuaderno

@Suite("Cita")
struct CitaTests {
  /// La cita de `linea` en la columna en la que empieza `trozo`, que se subraya entero.
  private func cita(_ linea: String, _ trozo: String, _ estilo: Estilo = .llano) throws -> String {
    let rango = try #require(linea.range(of: trozo))
    let columna = linea.utf8.distance(from: linea.startIndex, to: rango.lowerBound) + 1
    let lugar = Lugar(fichero: "A.swift", linea: 12, columna: columna, largo: trozo.utf8.count)
    return Cita(linea: linea, lugar: lugar).escribir(sangria: " ", estilo).joined(separator: "\n")
  }

  @Test(
    "El subrayado cae debajo de lo señalado",
    arguments: [
      ("let a = b", "b", " 12 │ let a = b\n    │         ^"),
      ("let año = ñu", "ñu", " 12 │ let año = ñu\n    │           ^~"),
      ("\tlet a = bcd", "bcd", " 12 │     let a = bcd\n    │             ^~~"),
      ("a\tb\tc", "c", " 12 │ a   b   c\n    │         ^"),
      ("let x = \"日本\" + y", "y", " 12 │ let x = \"日本\" + y\n    │                  ^"),
      ("let x = \"日本\"", "日本", " 12 │ let x = \"日本\"\n    │          ^~~~"),
      ("/* 👩‍👩‍👧 */ a", "a", " 12 │ /* 👩‍👩‍👧 */ a\n    │          ^"),
      ("e\u{301}a", "a", " 12 │ e\u{301}a\n    │  ^"),
    ]
  )
  func subrayado(linea: String, trozo: String, esperado: String) throws {
    #expect(try cita(linea, trozo) == esperado)
  }

  @Test("Un lugar sin largo no se subraya")
  func sinLargo() {
    let cita = Cita(linea: "a\tb", lugar: Lugar(fichero: "A", linea: 1, columna: 1, largo: 0))
    #expect(cita.escribir(sangria: "", .llano) == ["1 │ a   b"])
  }

  @Test(
    "Una columna fuera de la línea, o en mitad de un carácter, no la rompe",
    arguments: [(0, 1), (-5, 1), (999, 1), (2, 999), (1, 1), (5, 3), (Int.max, Int.max)]
  )
  func fuera(columna: Int, largo: Int) {
    let lugar = Lugar(fichero: "A", linea: 1, columna: columna, largo: largo)
    let lineas = Cita(linea: "ñ日👩‍👩‍👧", lugar: lugar).escribir(sangria: "", .llano)
    #expect(lineas.first == "1 │ ñ日👩‍👩‍👧")
    #expect(lineas.count == 2)
    #expect(lineas.last?.contains("^") == true)
  }

  @Test("Una línea vacía se cita vacía")
  func vacia() {
    let lugar = Lugar(fichero: "A", linea: 3, columna: 1)
    #expect(Cita(linea: "", lugar: lugar).escribir(sangria: "", .llano) == ["3 │ ", "  │ ^"])
  }

  @Test("Los controles de la línea se ven y no se ejecutan")
  func controles() throws {
    #expect(try cita("a\u{1b}[2J b\r", "b") == " 12 │ a␛[2J b\n    │       ^")
  }

  @Test("Con color, se pinta sin mover nada")
  func color() throws {
    let pintada = try cita("a b", "b", Estilo(color: true))
    #expect(
      pintada
        == " \u{1b}[2m12\u{1b}[0m \u{1b}[2m│\u{1b}[0m a b\n    \u{1b}[2m│\u{1b}[0m   \u{1b}[31m^\u{1b}[0m"
    )
  }
}
