import Testing

@testable import Cuaderno

@Suite("Propuesta: un cambio entero, o ninguno")
struct PropuestaTests {
  /// Un arreglo de la línea 1: lo que quita y lo que pone, desde una columna.
  private func arreglo(_ columna: Int, _ largo: Int, _ texto: String) -> Arreglo {
    Arreglo(
      lugar: Lugar(fichero: "A.swift", linea: 1, columna: columna, largo: largo),
      ultimaLinea: 1,
      texto: texto
    )
  }

  private func error(_ mensaje: String = "x", _ arreglos: Arreglo...) -> Diagnostico {
    var d = Diagnostico(gravedad: .error, id: "x", mensaje: mensaje)
    d.arreglos = arreglos
    return d
  }

  private func frase(_ d: Diagnostico, _ linea: String) -> String? {
    Propuesta.de(d, ["A.swift": [linea]])?.frase
  }

  @Test("Las piezas de un arreglo se juntan en la línea que queda") func piezas() {
    #expect(
      frase(error("x", arreglo(13, 0, "Int("), arreglo(16, 0, ")")), "let a: Int= 3.5")
        == "deja la línea así: `let a: Int= Int(3.5)`"
    )
    #expect(
      frase(error("x", arreglo(13, 0, "("), arreglo(22, 0, ")?")), "weak var t: AnyObject")
        == "deja la línea así: `weak var t: AnyObject?`"
    )
  }

  @Test("Un signo suelto no dice nada: se enseña la línea, o el trozo si es larga") func signos() {
    #expect(frase(error("x", arreglo(6, 2, "")), "let f= 3") == "deja la línea así: `let f3`")
    let larga = "func f(_ numero: Int) { let otra: Int = 3; let algo: String = \"a\" ; var x: Int }"
    #expect(
      frase(error("x", arreglo(79, 0, " = 0")), larga) == "cambia `Int` por `Int = 0`"
    )
  }

  @Test("Una palabra se dice sola") func palabras() {
    #expect(frase(error("x", arreglo(1, 3, "var")), "let a = 3") == "cambia `let` por `var`")
    #expect(frase(error("x", arreglo(1, 0, "try ")), "f()") == "añade `try` delante de `f()`")
    #expect(frase(error("falta 'try'", arreglo(1, 0, "try ")), "f()") == nil)
  }

  @Test(
    "Lo que calla el error sin arreglarlo no se propone",
    arguments: ["!", "[self] in ", "[self, ", "try! ", " as! Int", "<Any>", "`class`"]
  )
  func trampas(texto: String) {
    #expect(frase(error("x", arreglo(1, 0, texto)), "f()") == nil)
  }

  @Test("De las notas vale la primera que no es una trampa, y solo esa") func notas() {
    var d = error()
    d.notas = [error("n", arreglo(4, 0, "!")), error("n", arreglo(4, 0, " ?? 0")), error()]
    #expect(
      Propuesta.de(d, ["A.swift": ["f()"]])
        == Propuesta(frase: "deja la línea así: `f() ?? 0`", nota: 1)
    )
    #expect(Propuesta.sinTrampas(d.notas).count == 2)
  }
}
