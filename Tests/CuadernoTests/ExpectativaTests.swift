import Testing

@testable import Cuaderno

@Suite("Expectativa")
struct ExpectativaTests {
  @Test("Todas las frases de Swift Testing, leídas o no")
  func deVerdad() throws {
    let frases = try Muestras.incidencias("Frases.jsonl").map { i in
      let leida = Expectativa.leer(i.texto)?.frase ?? "(no se lee) \(i.texto)"
      return leida.mayuscula + "\n"
    }
    try Pantalla(nombre: "frases").comparar(frases.joined())
  }

  @Test(
    "Cómo tenía que acabar otro programa y cómo acabó",
    arguments: [
      (".failure → .exitCode(0)", "se detuviera, y acabó bien"),
      (".success → .signal(SIGILL → 4)", "acabara bien, y se detuvo (SIGILL)"),
      (".exitCode(3) → .exitCode(1)", "acabara con el código 3, y acabó con el código 1"),
      (".signal(SIGTRAP → 5) → .exitCode(0)", "se detuviera (SIGTRAP), y acabó bien"),
    ]
  )
  func salidas(_ cuerpo: String, _ resto: String) {
    let frase = Expectativa.leer("Expectation failed: \(cuerpo)")?.frase
    #expect(frase == "se esperaba que el programa \(resto)")
  }

  @Test(
    "Las cuatro partes de una frase",
    arguments: [
      (
        "(avisos → 1) == 0",
        Expectativa(nombre: "avisos", operador: "==", esperado: "0", obtenido: "1")
      ),
      (
        "(f(a, b) → nil) != (g() → nil)",
        Expectativa(nombre: "f(a, b)", operador: "!=", esperado: "nil", obtenido: "nil")
      ),
      (
        "(x → \"a) != b\") == \"c\"",
        Expectativa(nombre: "x", operador: "==", esperado: "\"c\"", obtenido: "\"a) != b\"")
      ),
      (
        "(x → \"a\") == \"b) != c\"",
        Expectativa(nombre: "x", operador: "==", esperado: "\"b) != c\"", obtenido: "\"a\"")
      ),
      (
        "(x → a\"b) == \"c\"",
        Expectativa(nombre: "x", operador: "==", esperado: "\"c\"", obtenido: "a\"b")
      ),
      ("(x → ) == 1", Expectativa(nombre: "x", operador: "==", esperado: "1", obtenido: "")),
      (
        "(lista → [(1 → 2)]) == [(3 → 4)]",
        Expectativa(
          nombre: "lista",
          operador: "==",
          esperado: "[(3 → 4)]",
          obtenido: "[(1 → 2)]"
        )
      ),
      ("si(3)", Expectativa(nombre: "si(3)", operador: "==", esperado: "true", obtenido: "false")),
      (
        "(lista → [1]).contains(3)",
        Expectativa(
          nombre: "lista.contains(3)",
          operador: "==",
          esperado: "true",
          obtenido: "false"
        )
      ),
      ("libre", Expectativa(nombre: "libre", operador: "==", esperado: "true", obtenido: "false")),
      (
        "!(a.b → true)",
        Expectativa(nombre: "a.b", operador: "==", esperado: "false", obtenido: "true")
      ),
    ]
  )
  func partes(cuerpo: String, esperada: Expectativa) {
    #expect(Expectativa.leer("Expectation failed: " + cuerpo) == esperada)
  }

  @Test(
    "Lo que no tiene esa forma no se adivina",
    arguments: [
      "", "Caught error: Agotada()", "Issue recorded", "Expectation failed: ",
      "Expectation failed: (", "Expectation failed: (a", "Expectation failed: (a → ",
      "Expectation failed: a → 3", "Expectation failed: !(a → false)",
      "expectation failed: (a → 1) == 0",
      "Expectation failed: (a → 1) ?? 0", "Expectation failed: (a → 1) is (Int → Int)",
      "Expectation failed: lista.contains(a + 4 → 5)", "Expectation failed: await luego() == 4",
      "Expectation failed: an error was expected but none was thrown",
    ]
  )
  func noSeLee(texto: String) {
    #expect(Expectativa.leer(texto) == nil)
  }

  @Test("Un valor enorme no llena la pantalla")
  func enorme() throws {
    let valor = String(repeating: "a", count: 5000)
    let leida = try #require(Expectativa.leer("Expectation failed: (x → \(valor)) == \(valor)"))
    #expect(leida.obtenido.count == 5000)
    let corto = String(repeating: "a", count: 300) + "…"
    #expect(leida.frase == "`x`: se esperaba \(corto) y tu programa dio \(corto)")
  }
}
