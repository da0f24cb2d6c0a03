import Testing

@testable import Cuaderno

@Suite("Cadenas")
struct CadenasTests {
  @Test(
    "Sin espacios alrededor",
    arguments: [("", ""), ("  ", ""), (" a b\t\r\n", "a b"), ("\u{a0}a", "a"), ("a", "a")]
  )
  func recortado(texto: String, esperado: String) {
    #expect(texto.recortado == esperado)
  }

  @Test(
    "Las líneas de un texto",
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\n", ["a", ""]),
      ("a\nb", ["a", "b"]),
      ("a\r\nb\r\n", ["a", "b"]), ("a\rb", ["a\rb"]), ("\r\n\n", ["", ""]),
    ]
  )
  func lineas(texto: String, esperadas: [String]) {
    #expect(texto.lineas.map(String.init) == esperadas)
  }

  @Test("Lo que hay entre dos marcas, o nada si falta una")
  func entre() {
    #expect("a[b]c]".entre("[", "]") == "b")
    #expect("[]".entre("[", "]") == "")
    #expect("]a[".entre("[", "]") == nil)
    #expect("[a".entre("[", "]") == nil)
    #expect("\"a\"b".entre("\"", "\"") == "a")
  }

  @Test("Hasta tantos caracteres, y unos puntos si hay más")
  func hasta() {
    #expect(["", "abc", "abcd", "ñandú"].map { $0.hasta(3) } == ["", "abc", "abc…", "ñan…"])
  }

  @Test("Plurales y listas")
  func listas() {
    let plurales = [0, 1, 2].map { plural($0, "lección", "lecciones") }
    #expect(plurales == ["0 lecciones", "1 lección", "2 lecciones"])
    #expect(
      [[], ["a"], ["a", "b"], ["a", "b", "c"]].map { enumerar($0) } == [
        "", "a", "a y b", "a, b y c",
      ]
    )
    #expect(enumerar(["a", "b"], "o") == "a o b")
  }

  @Test(
    "La distancia entre dos palabras",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("lista", "lista", 0), ("lista", "LISTA", 0),
      ("lista", "lsita", 1), ("lista", "listas", 1), ("lista", "pista", 1), ("pista", "pisto", 1),
      ("verificar", "verfica", 2), ("abc", "xyz", 3), ("año", "ano", 1),
    ]
  )
  func distancias(a: String, b: String, esperada: Int) {
    #expect(distancia(a, b) == esperada)
    #expect(distancia(b, a) == esperada)
  }

  @Test(
    "La palabra más parecida, si alguna lo es",
    arguments: [
      ("lsita", "lista"), ("listta", "lista"), ("verif", "verificar"), ("verifcar", "verificar"),
      ("PISTA", "pista"), ("zzz", nil), ("", nil), ("xx", nil), ("ayda", "ayuda"),
    ]
  )
  func parecidas(palabra: String, esperada: String?) {
    #expect(
      masParecida(a: palabra, entre: ["comprobar", "lista", "pista", "verificar", "ayuda"])
        == esperada
    )
  }

  @Test("Sin palabras no hay ninguna parecida")
  func ninguna() {
    #expect(masParecida(a: "lista", entre: []) == nil)
  }
}
