import Testing

@testable import Cuaderno

@Suite("Fragmentos: lo que el compilador lleva escrito en inglés")
struct FragmentosTests {
  @Test(
    "Los textos fijos y los que nombran algo se traducen",
    arguments: [
      ("'n' is a 'let' constant", "'n' es una constante ('let')"),
      ("'n' is a get-only property", "'n' es una propiedad de solo lectura"),
      ("'n' setter is inaccessible", "'n' solo se puede cambiar desde dentro de su tipo"),
      ("'self' is immutable", "'self' no se puede modificar"),
      ("main actor-isolated", "aislado en el actor principal"),
      ("global actor 'Taller'-isolated", "aislado en el actor global 'Taller'"),
      ("'self'-isolated", "aislado en 'self'"),
      ("nonisolated", "no aislado"),
      ("instance method", "método"),
      ("generic struct", "struct genérico"),
      ("plugin for module 'NoHay' not found", "no se encuentra el plugin del módulo 'NoHay'"),
      ("literals are not mutable", "un literal no se puede modificar"),
      ("a getter", "un getter"), ("function", "función"), ("enum 'case'", "un caso ('case')"),
      ("typealias", "un alias de tipo"), ("structs", "un struct"), ("throwing", "'throws'"),
      ("'Int' vs. 'String'", "'Int' y 'String'"), ("peer", "de par"),
      ("calling ", "llamar a"), ("space", "un espacio"),
      ("'size', 'like', or 'likeArrayOf'", "'size', 'like' o 'likeArrayOf'"),
    ]
  )
  func traduce(_ ingles: String, _ espanol: String) {
    #expect(Fragmentos.traducir(ingles) == espanol)
  }

  @Test(
    "Un nombre o un tipo de quien escribe no se toca",
    arguments: ["'Int'", "'call'", "'() -> Int'", "total", "'a b'", "[Int]", "'nonisolated'"]
  )
  func respeta(_ texto: String) {
    #expect(Fragmentos.traducir(texto) == texto)
  }

  @Test(
    "Los mensajes de las macros también",
    arguments: [
      (
        "'@Observable' cannot be applied to struct type 'S' (from macro 'Observable')",
        "'@Observable' solo se puede poner en una clase, y 'S' es un struct"
      ),
      (
        "Attribute 'Test' must specify arguments when used with function 'g(n:)' (from macro 'Test')",
        "el atributo 'Test' necesita 'arguments:', porque la función 'g(n:)' tiene parámetros"
      ),
      ("otra cosa (from macro 'Mia')", "otra cosa"),
    ]
  )
  func macros(_ ingles: String, _ espanol: String) {
    #expect(MensajesDeMacro.traducir(ingles).texto == espanol)
  }
}

@Suite("Diagnostico: entender un mensaje marcado")
struct DiagnosticoMarcadoTests {
  @Test("Saca identificador, datos, clases y opciones, y traduce lo que va en inglés")
  func entiende() {
    var d = Diagnostico(gravedad: .error, id: nil, mensaje: "")
    d.entender(
      "\u{1}cambiar\u{2}c0=instance method\u{2}0='f()'\u{2}o2=1\u{2}1=main actor-isolated\u{3}"
        + "\u{4}'f()'\u{5} está \u{4}main actor-isolated\u{5}\u{6} [cambiar] [#Grupo]"
    )
    #expect(d.id == "cambiar")
    #expect(d.mensaje == "'f()' está aislado en el actor principal")
    #expect(d.argumentos == ["f()", "main actor-isolated"])
    #expect(d.datos == ["'f()'", "main actor-isolated"])
    #expect(d.clase(0)?.conArticulo == "el método")
    #expect(d.opciones == [2: 1])
    #expect(d.estaTraducido)
  }

  @Test("Un mensaje dentro de otro da sus datos y su identificador") func dentro() {
    var d = Diagnostico(gravedad: .advertencia, id: nil, mensaje: "")
    let dentro = "\u{1}falta\u{2}0='n'\u{3}falta \u{4}'n'\u{5}\u{6}"
    d.entender("\u{1}sera_error\u{2}0=\(dentro)\u{3}\u{4}\(dentro)\u{5}; será un error\u{6}")
    #expect(d.id == "falta")
    #expect(d.argumentos == ["n"])
    #expect(d.mensaje == "falta 'n'; será un error")
  }

  @Test("Un mensaje inglés se queda como está, sin sus etiquetas") func ingles() {
    var d = Diagnostico(gravedad: .error, id: nil, mensaje: "")
    d.entender("cannot find 'x' in scope [cannot_find_in_scope] [#Grupo]")
    #expect(d.id == "cannot_find_in_scope")
    #expect(d.mensaje == "cannot find 'x' in scope")
    #expect(d.argumentos == ["x"])
    #expect(!d.estaTraducido)
  }

  @Test("Un mensaje cortado a la mitad no detiene nada") func cortado() {
    var d = Diagnostico(gravedad: .error, id: nil, mensaje: "")
    d.entender("\u{1}falta\u{2}0='n'\u{3}falta \u{4}'n")
    #expect(d.id == "falta")
    #expect(d.mensaje == "falta 'n")
  }

  @Test(
    "Unos bytes que no son diagnósticos no se leen, y unos dañados se leen hasta donde se puede"
  )
  func danados() {
    #expect(Diagnostico.leer(binario: []) == nil)
    #expect(Diagnostico.leer(binario: Array("hola".utf8)) == nil)
    #expect(Diagnostico.leer(binario: Array("DIAG".utf8)) == [])
    var bytes = Array("DIAG".utf8)
    for i in 0..<400 { bytes.append(UInt8(truncatingIfNeeded: i &* 73 &+ 11)) }
    #expect(Diagnostico.leer(binario: bytes) != nil)
  }

  @Test("Lo que dijo el compilador se guarda sin los datos") func limpia() {
    let dicho = "a.swift:1:2: error: \u{1}x\u{2}0='n'\u{3}falta \u{4}'n'\u{5}\u{6} [x]\n  n\n  ^\n"
    #expect(Diagnostico.limpiar(dicho) == "a.swift:1:2: error: falta 'n' [x]\n  n\n  ^\n")
  }

  @Test(
    "Los errores de una expresión regular también",
    arguments: [
      ("expected ')'", "falta ')'"),
      (
        "range lower bound '3' must be less than or equal to upper bound '1'",
        "en '{3,1}' el mínimo es mayor que el máximo"
      ),
      ("unknown character property 'Foo'", "no hay ninguna propiedad de caracteres 'Foo'"),
      ("invalid escape sequence '\\q'", "'\\q' no es una secuencia de escape válida"),
      (
        "group name must not start with number",
        "el nombre del grupo no puede empezar con un número"
      ),
      ("group named 'n' already exists", "ya hay un grupo llamado 'n'"),
    ]
  )
  func regex(ingles: String, espanol: String) {
    let dicho = MensajesDeMacro.traducir("cannot parse regular expression: \(ingles)")
    #expect(dicho.texto == "la expresión regular no es válida: \(espanol)")
    #expect(dicho.esEspanol)
  }
}
