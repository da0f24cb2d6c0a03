import Cuaderno
import Testing

@testable import Sistema

@Suite("Lo que se lee de los errores más corrientes de quien empieza")
struct PantallasDeErrorTests {
  /// La pantalla de un fichero que no compila, sin su cabecera.
  private func pantalla(_ codigo: String) async throws -> String {
    try await CuadernoDePrueba.comun.value.pantalla(codigo)
  }

  private static let conversor = """
    import Observation
    @Observable
    final class Conversor {
      let oficina: String
      var tasa = 0.9 {
        didSet { memoria.removeAll() }
      }
      @ObservationIgnored private(set) var memoria: [Int: Double] = [:]
      @ObservationIgnored private(set) var consultas = 0
      init(oficina: String) { self.oficina = oficina }
    }

    """

  @Test("Una llave que falta se busca donde se abre, y con ella no se aconseja nada más")
  func llave() async throws {
    let rota = Self.conversor.replacing("removeAll() }\n  }\n", with: "removeAll() }\n")
    #expect(
      try await pantalla(rota).hasPrefix(
        """
        L/Caja.swift:5:18
        error: falta una llave '}': la que se abre en la línea 5 no se cierra
        [expected_rbrace_class]
          5 │   var tasa = 0.9 {
            │                  ^
          Por la sangría de tus líneas, falta antes de la línea 7.

        Y
        """
      )
    )
    let sinAbrir = Self.conversor.replacing("String) {", with: "String)\n   ")
    #expect(try await pantalla(sinAbrir).contains("property wrapper") == false)
  }

  @Test("Una llave que no se abre se señala en su línea") func sinAbrir() async throws {
    let dicha = try await pantalla("struct S {\n  func f() -> Int\n    return 3\n  }\n}\n")
    #expect(
      dicha.hasPrefix(
        """
        L/Caja.swift:2:18
        error: falta una llave '{' al final de la línea 2
          2 │   func f() -> Int
            │                  ^
          Por eso sobra la '}' de la línea 5.
        """
      )
    )
  }

  @Test("Lo que está mal dentro de un didSet se señala allí, y no en la macro") func enMacro()
    async throws
  {
    let mal = Self.conversor.replacing("memoria.removeAll()", with: "memoria = []")
    let dicha = try await pantalla(mal)
    #expect(dicha.hasPrefix("L/Caja.swift:6:24\n"))
    #expect(!dicha.contains("macro"))
    let parecida = try await pantalla(Self.conversor.replacing("{ memoria", with: "{ memria"))
    #expect(parecida.hasPrefix("L/Caja.swift:6:14\n"))
    #expect(parecida.contains("¿Querías decir `memoria`?"))
  }

  @Test("`@ObservationIgnored` nunca es el property wrapper que no cabe") func ignorada()
    async throws
  {
    let mal = Self.conversor.replacing("[Int: Double] = [:]", with: "[Int: Double] = []")
    #expect(try await pantalla(mal).contains("no cabe") == false)
  }

  @Test("Los atributos mal escritos preguntan, también en la lista") func atributos() async throws {
    let mal = Self.conversor.replacing("@Observation", with: "@observation")
      .replacing("@Observable", with: "@observable")
    let dicha = try await pantalla(mal)
    #expect(dicha.contains("\n  ¿Querías decir `Observable`?\n"))
    #expect(dicha.contains("'observationIgnored'; ¿querías decir"))
  }

  @Test(
    "Una propuesta, y entera",
    arguments: [
      (
        "final class T { weak var t: AnyObject = 3 as AnyObject }",
        ["prueba: deja la línea así:   final class T { weak var t: AnyObject? = 3 as AnyObject }"]
      ),
      ("let a: Int = 3.5", ["prueba: deja la línea así: `let a: Int = Int(3.5)`"]),
      ("class R { var n = 0; var f: (() -> Void)?; func g() { f = { n += 1 } } }", []),
      ("func f() throws {}\nfunc g() throws { f() }", []),
    ]
  )
  func propuestas(codigo: String, esperadas: [String]) async throws {
    let dicha = try await pantalla(codigo + "\n").replacing("\n  ", with: " ")
    let pruebas = dicha.split(separator: "\n").flatMap { $0.ranges(of: "prueba: ") }
    #expect(pruebas.count == esperadas.count)
    for esperada in esperadas { #expect(dicha.contains(esperada), "\(dicha)") }
    #expect(!dicha.contains("[self]") && !dicha.contains("try!"))
  }

  @Test(
    "No queda inglés en los mensajes",
    arguments: [
      ("func (a: Int) {}", "en la declaración de función"),
      ("enum E { case }", "en la declaración de un caso ('case')"),
      ("struct S { var a: Int { get { 1 } get { 2 } } }", "la variable ya tiene un getter"),
      ("struct S { var a: Int { set { } } }", "una variable con un setter"),
      ("struct S { convenience init() {} }", "los inicializadores de un struct"),
      ("func f<T>(_ a: T, _ b: T) {}\nfunc g() { f(1, \"a\") }", "('String' y 'Int')"),
      (
        "class N { var v = 0 }\nactor A { var n = N(); init() { f(); n.v = 3 }; "
          + "nonisolated func f() {} }",
        "después de llamar a 'f()', desde este inicializador solo"
      ),
      ("let r = /a{3,1}/", "en '{3,1}' el mínimo es mayor que el máximo"),
    ]
  )
  func sinIngles(codigo: String, dicho: String) async throws {
    let pantalla = try await pantalla(codigo + "\n")
    let seguida = pantalla.replacing("\n  ", with: " ").replacing("\n", with: " ")
    #expect(seguida.contains(dicho), "\(pantalla)")
  }

  @Test(
    "Lo que la línea dice a quien la lee",
    arguments: [
      ("func f(_ a: [Int: Int]) { if s = a[3] { print(s) } }", "escribe `if let s = …`"),
      ("func f() -> Int {\n  precio = 3\n  return precio\n}", "decláralo: `let precio = …`"),
      ("struct S { var a Int }", "falta `:` entre los dos"),
      ("func f() - > Int { 3 }", "se escribe tras una flecha: `->`"),
      (
        "import Observation\n@Observable final class M { @Published var n = 0 }",
        "En una clase `@Observable` sobra `@Published`"
      ),
      ("final class M: ObservableObject {}", "Falta `import Combine`"),
      ("func f() {\n  print(max(1, 2)\n}", "se esperaba ')'"),
      ("func f() {\n  let a = print(\n  let b = 3\n}", "falta un paréntesis ')'"),
    ]
  )
  func pistas(codigo: String, dicho: String) async throws {
    let pantalla = try await pantalla(codigo + "\n")
    let seguida = pantalla.replacing("\n  ", with: " ").replacing("\n", with: " ")
    #expect(seguida.contains(dicho), "\(pantalla)")
  }
}
