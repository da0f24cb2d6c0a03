import Testing

@testable import Cuaderno

@Suite("Estilo")
struct EstiloTests {
  private let estrecho = Estilo(color: false, ancho: 12)

  @Test(
    "Un párrafo se parte donde cabe",
    arguments: [
      ("", ""), ("corto", "corto"), ("doce columnas", "doce\ncolumnas"),
      ("una dos tres cuatro", "una dos tres\ncuatro"),
      ("unapalabramuylargaqueno cabe", "unapalabramuylargaqueno\ncabe"),
      ("uno\n\ndos", "uno\n\ndos"), ("ñññ ñññ ññññ a", "ñññ ñññ ññññ\na"),
      ("日本 日本 日本", "日本 日本\n日本"), ("a  b", "a b"),
    ]
  )
  func parrafos(texto: String, esperado: String) {
    #expect(estrecho.parrafo(texto) == esperado)
  }

  @Test("La sangría ocupa columnas y no queda suelta en las líneas vacías")
  func sangria() {
    #expect(estrecho.parrafo("una dos tres\n\nfin", sangria: "  ") == "  una dos\n  tres\n\n  fin")
  }

  @Test("El color no ocupa columnas: con él se parte por el mismo sitio")
  func colorSinAncho() {
    let color = Estilo(color: true, ancho: 12)
    let texto = "\(color.pintar("una", .mal)) dos tres cuatro"
    #expect(columnas(texto) == 19)
    #expect(color.parrafo(texto) == "\u{1b}[31muna\u{1b}[0m dos tres\ncuatro")
  }

  @Test("Pintar solo pinta con color, y terminar solo quita acentos en ASCII")
  func pintar() {
    #expect(Estilo.llano.pintar("a", .bien) == "a")
    #expect(Estilo(color: true).pintar("a", .bien) == "\u{1b}[32ma\u{1b}[0m")
    #expect(Estilo.llano.terminar("«ñ»") == "«ñ»")
    #expect(Estilo(color: false, ascii: true).terminar("«ñ»") == "\"n\"")
  }
}

@Suite("columnas")
struct ColumnasTests {
  @Test(
    "Las columnas de un texto",
    arguments: [
      ("", 0), ("abc", 3), ("ñandú", 5), ("n\u{303}", 1), ("日本", 4), ("한글", 4), ("🐦", 2),
      ("👩‍👩‍👧", 2), ("ｶ", 1), ("Ａ", 2), ("✓ ok", 4), ("\u{1b}[31mrojo\u{1b}[0m", 4),
    ]
  )
  func cuenta(texto: String, esperadas: Int) {
    #expect(columnas(texto) == esperadas)
  }
}

@Suite("enASCII")
struct EnASCIITests {
  @Test(
    "Cada signo por otro parecido",
    arguments: [
      ("¿Qué ocurrió? ¡Pingüino y ñandú!", "Que ocurrio? Pinguino y nandu!"),
      ("✓ ✗ · «a» → … — –", "+ x - \"a\" -> ... - -"), ("n\u{303} e\u{301}", "n e"),
      ("1.º y 2.ª", "1.o y 2.a"), ("3 € ≤ 4 ≥ 5", "3 EUR <= 4 >= 5"), ("🐦 日 ß", "? ? ?"),
      ("│ └ ├ ─", "| ` | -"), ("a\r\nb\tc", "a\r\nb\tc"), ("ÁÉÍÓÚÜÑ", "AEIOUUN"), ("", ""),
    ]
  )
  func cambios(texto: String, esperado: String) {
    #expect(enASCII(texto) == esperado)
  }
}
