import Cuaderno
import Testing

@Suite("Diagnostico: lo que se lee de un fichero que no compila")
struct DiagnosticosTests {
  private func compilar(_ codigo: String) async throws -> [Diagnostico] {
    try await CuadernoDePrueba.comun.value.compilar(codigo)
  }

  private func pantalla(_ codigo: String) async throws -> [String] {
    try await CuadernoDePrueba.comun.value.pantalla(codigo)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("El tramo señalado es exacto en una línea con acentos, y las notas traen su arreglo")
  func tramos() async throws {
    let dichos = try await compilar("func f() {\n  let año = 3; año = 4\n}\n")
    let error = try #require(dichos.first { $0.gravedad == .error })
    #expect(error.id == "assignment_lhs_is_immutable_variable")
    #expect(error.argumentos == ["'año' is a 'let' constant"])
    #expect(error.mensaje == "no se puede asignar un valor: 'año' es una constante ('let')")
    #expect(error.lugar == Lugar(fichero: "Caja.swift", linea: 2, columna: 17, largo: 4))
    let nota = try #require(error.notas.first)
    #expect(nota.id == "convert_let_to_var")
    #expect(
      nota.arreglos == [
        Arreglo(
          lugar: Lugar(fichero: "Caja.swift", linea: 2, columna: 3, largo: 3),
          ultimaLinea: 2,
          texto: "var"
        )
      ]
    )
    #expect(nota.arreglos.first?.frase("  let año = 3; año = 4") == "cambia `let` por `var`")
  }

  @Test("Un nombre mal escrito se señala entero y pregunta «¿Querías decir…?»") func querias()
    async throws
  {
    let dicho = try await pantalla(
      "let contador = 3\nlet otro = contadro\n"
    )
    #expect(
      dicho == [
        "L/Caja.swift:2:12",
        "error: no se encuentra 'contadro' en este ámbito [cannot_find_in_scope]",
        "  2 │ let otro = contadro", "    │            ^~~~~~~~",
        "  ¿Querías decir `contador`?", "",
      ]
    )
  }

  @Test("Los errores de una macro se llevan a la línea escrita y se pliegan") func macros()
    async throws
  {
    let dicho = try await pantalla(
      "import Observation\n@Observable final class M {\n  lazy var n = 0\n}\n"
    )
    #expect(
      dicho == [
        "L/Caja.swift:3:3",
        "error: 'lazy' no se puede usar en una propiedad calculada [lazy_not_on_computed]",
        "  3 │   lazy var n = 0", "    │   ^~~~",
        "  Dentro de una clase `@Observable`, una propiedad `lazy` necesita delante",
        "  `@ObservationIgnored`.", "",
        "Y 2 errores más, que vienen de lo mismo.", "",
      ]
    )
  }

  @Test("Una macro que se niega lo dice en español, una vez") func seNiega() async throws {
    let dichos = try await compilar("import Observation\n@Observable struct S {\n  var n = 1\n}\n")
    let error = try #require(dichos.first { $0.id == "bridged_error" })
    #expect(error.mensaje == "'@Observable' solo se puede poner en una clase, y 'S' es un struct")
    #expect(error.lugar?.linea == 2)
  }

  @Test("El mismo nombre que falta se dice una vez, y los demás errores en una línea")
  func cascada() async throws {
    let dicho = try await pantalla(
      "let a = nada\nlet b = nada\nlet c = nada\nlet d: Int = \"x\"\n"
    )
    #expect(
      dicho == [
        "L/Caja.swift:1:9",
        "error: no se encuentra 'nada' en este ámbito [cannot_find_in_scope]", "  1 │ let a = nada",
        "    │         ^~~~", "", "También:",
        "  línea 4: no se puede convertir un valor de tipo 'String' al tipo indicado,",
        "  'Int'", "", "Y 2 errores más, que vienen de lo mismo.", "",
      ]
    )
  }

  @Test("Un @main en el fichero del estudiante no choca con el programa de las comprobaciones")
  func conMain() async throws {
    let ruta = try await CuadernoDePrueba.comun.value.enlazar(
      "@main struct App {\n  static func main() {}\n}\n"
    )
    #expect(ruta != nil)
  }

  @Test("Lo que falta al enlazar se dice en español") func sinEnlazar() async throws {
    await #expect(
      throws: Fallo.enlaceRoto(
        detalle: "falta el código de `no_esta`: está declarado y nadie lo define."
      )
    ) {
      try await CuadernoDePrueba.comun.value.enlazar(
        "@_silgen_name(\"no_esta\") func extrana()\nfunc llama() { extrana() }\n"
      )
    }
  }
}
