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
    d.lugar = Lugar(fichero: "A.swift", linea: 1, columna: 1)
    return d
  }

  private func frase(_ d: Diagnostico, _ linea: String) -> String? {
    Propuesta.de(d, ["A.swift": [linea]]).map { propuesta in
      propuesta.frase + (propuesta.linea.map { " `\($0)`" } ?? "")
    }
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

  @Test("Lo que se pone se enseña en su línea, entera aunque sea larga") func signos() {
    #expect(frase(error("x", arreglo(6, 2, "")), "let f= 3") == "deja la línea así: `let f3`")
    let larga = "func f(_ numero: Int) { let otra: Int = 3; let algo: String = \"a\" ; var x: Int }"
    #expect(
      frase(error("x", arreglo(79, 0, " = 0")), larga)
        == "deja la línea así: `\(larga.dropLast(2)) = 0 }`"
    )
    #expect(
      frase(error("x", arreglo(24, 0, "texto: ")), "Campo(etiqueta: \"Uno\", titulo)")
        == "deja la línea así: `Campo(etiqueta: \"Uno\", texto: titulo)`"
    )
    #expect(
      frase(error("x", arreglo(1, 0, "try ")), "f()") == "deja la línea así: `try f()`"
    )
    #expect(frase(error("falta 'try'", arreglo(1, 0, "try ")), "f()") == nil)
  }

  @Test("Una palabra que cambia se dice sola, si no hay otra igual en la línea") func palabras() {
    #expect(frase(error("x", arreglo(1, 3, "var")), "let a = 3") == "cambia `let` por `var`")
    #expect(frase(error("x", arreglo(1, 5, "")), "final struct A {}") == "quita `final`")
    #expect(
      frase(error("x", arreglo(1, 3, "var")), "let a = 3; let b = 4")
        == "deja la línea así: `var a = 3; let b = 4`"
    )
    #expect(
      frase(error("x", arreglo(1, 6, "texto: titulo")), "titulo")
        == "deja la línea así: `texto: titulo`"
    )
  }

  @Test("Si el cambio es de otra línea que la citada, se dice cuál") func otraLinea() {
    var d = error("x", arreglo(1, 3, "var"))
    d.lugar = Lugar(fichero: "A.swift", linea: 2, columna: 1)
    #expect(frase(d, "let a = 3") == "deja la línea 1 así: `var a = 3`")
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
        == Propuesta(frase: "deja la línea así:", linea: "f() ?? 0", nota: 1)
    )
    #expect(Propuesta.sinTrampas(d.notas).count == 2)
  }
}
