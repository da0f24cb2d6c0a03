import Testing

@testable import Cuaderno

@Suite("Orden.leer")
struct LectorDeOrdenesTests {
  private func leer(_ linea: String) throws(Fallo) -> Orden {
    try Orden.leer(linea.split(separator: " ").map(String.init))
  }

  private func fallo(_ argumentos: [String]) -> Fallo? {
    do throws(Fallo) {
      _ = try Orden.leer(argumentos)
      return nil
    } catch {
      return error
    }
  }

  /// Una orden con los cambios de `cambiar`.
  private static func orden(
    _ nombre: Orden.Nombre,
    _ argumentos: [String] = [],
    _ cambiar: (inout Orden) -> Void = { _ in }
  ) -> Orden {
    var orden = Orden(nombre, argumentos)
    cambiar(&orden)
    return orden
  }

  @Test(
    "Lo que se entiende",
    arguments: [
      ("3", orden(.comprobar, ["3"])), ("comprobar 3", orden(.comprobar, ["3"])),
      ("propiedades", orden(.comprobar, ["propiedades"])),
      ("3 --con solucion", orden(.comprobar, ["3"]) { $0.version = .solucion }),
      ("--con=inicio 3", orden(.comprobar, ["3"]) { $0.version = .inicio }),
      ("3 --con error:a-medias", orden(.comprobar, ["3"]) { $0.version = .error("a-medias") }),
      ("3 --con alumno", orden(.comprobar, ["3"])),
      ("3 --con inicio --con solucion", orden(.comprobar, ["3"]) { $0.version = .solucion }),
      ("3 --json", orden(.comprobar, ["3"]) { $0.json = true }),
      ("--sin-color 3", orden(.comprobar, ["3"]) { $0.sinColor = true }),
      ("--cuaderno /c 3", orden(.comprobar, ["3"]) { $0.cuaderno = "/c" }),
      ("3 --cuaderno=a=b", orden(.comprobar, ["3"]) { $0.cuaderno = "a=b" }),
      ("lista", orden(.lista)), ("lista --json", orden(.lista) { $0.json = true }),
      ("pista 3", orden(.pista, ["3"])),
      ("pista 3 --todas --json", orden(.pista, ["3"]) { ($0.todas, $0.json) = (true, true) }),
      ("verificar", orden(.verificar)), ("verificar 3", orden(.verificar, ["3"])),
      ("ayuda", orden(.ayuda)), ("ayuda pista", orden(.ayuda, ["pista"])),
      ("pista --ayuda", orden(.pista) { $0.ayuda = true }),
      ("pista -h", orden(.pista) { $0.ayuda = true }),
      ("", orden(.comprobar)),
      ("comprobar", orden(.comprobar)), ("--json", orden(.comprobar) { $0.json = true }),
      ("3 --ingles", orden(.comprobar, ["3"]) { $0.ingles = true }),
      ("leer 3", orden(.leer, ["3"])),
      ("comparar 3 --ya", orden(.comparar, ["3"]) { $0.ya = true }),
      ("reiniciar 3 --si", orden(.reiniciar, ["3"]) { $0.si = true }),
      ("todas --junit a.xml", orden(.todas) { $0.junit = "a.xml" }),
      ("nueva 36 mi-leccion", orden(.nueva, ["36", "mi-leccion"])),
      ("version", orden(.version)), ("--version", orden(.version)),
      ("--version --sin-color", orden(.version) { $0.sinColor = true }),
      ("explicar no se encuentra [x_y]", orden(.explicar, ["no", "se", "encuentra", "[x_y]"])),
      ("doctor", orden(.doctor)), ("completar zsh", orden(.completar, ["zsh"])),
      ("lista 4 5 --ayuda", orden(.lista, ["4", "5"]) { $0.ayuda = true }),
      ("-- 3", orden(.comprobar, ["3"])), ("-- --json", orden(.comprobar, ["--json"])),
      ("3 --json -- ", orden(.comprobar, ["3"]) { $0.json = true }),
      ("-", orden(.comprobar, ["-"])),
    ]
  )
  func valen(linea: String, esperada: Orden) throws {
    #expect(try leer(linea) == esperada)
  }

  @Test(
    "Lo que no se entiende, y qué se quiso decir",
    arguments: [
      ("3 --jsno", "No conozco la opción --jsno. ¿Querías decir «--json»?"),
      ("3 --sincolor", "No conozco la opción --sincolor. ¿Querías decir «--sin-color»?"),
      ("3 --cuad=x", "No conozco la opción --cuad. ¿Querías decir «--cuaderno»?"),
      ("3 --mezclar", "No conozco la opción --mezclar."), ("-3", "No conozco la opción -3."),
      ("3 --json=si", "--json no lleva valor."),
      ("3 --con", "A --con le falta su valor: --con VERSION."),
      ("3 --cuaderno", "A --cuaderno le falta su valor: --cuaderno CARPETA."),
      ("3 --con Solucion", "No conozco la versión «Solucion»."),
      ("3 --con=", "No conozco la versión «»."),
      ("3 --con error:../x", "No conozco la versión «error:../x»."),
      ("lista --con inicio", "«leccion lista» no admite --con."),
      ("verificar --todas", "«leccion verificar» no admite --todas."),
      ("3 pista", "Primero la orden y luego la lección: leccion pista 3"),
      ("listta 3", "No conozco la orden «listta». ¿Querías decir «lista»?"),
      ("nueva 36", "A «leccion nueva» le falta algo."),
      ("pista", "A «leccion pista» le falta la lección."),
      ("lista 3", "Sobra «3»."), ("verificar 3 4 5", "Sobra «4 5»."),
    ]
  )
  func noValen(linea: String, mensaje: String) throws {
    let fallo = try #require(self.fallo(linea.split(separator: " ").map(String.init)))
    #expect(fallo.mensaje.lineas.first.map(String.init) == mensaje)
    #expect(fallo.codigo == 2)
  }

  @Test("Un argumento vacío o con espacios es un argumento")
  func raros() throws {
    #expect(try Orden.leer([""]) == Orden(.comprobar, [""]))
    #expect(try Orden.leer(["a b"]) == Orden(.comprobar, ["a b"]))
    #expect(try Orden.leer(["3", "--cuaderno", "/a b"]).cuaderno == "/a b")
    #expect(try Orden.leer(["3", "--cuaderno", "--json"]).cuaderno == "--json")
  }
}

@Suite("leccion ver")
struct OrdenDeVerTests {
  @Test("Las acciones son argumentos, y las opciones van donde sea")
  func acciones() throws {
    let orden = try Orden.leer(["ver", "7", "--fotos", "Servir", "+5s", "Nombre=Ana"])
    #expect(orden.nombre == .ver)
    #expect(orden.argumentos == ["7", "Servir", "+5s", "Nombre=Ana"])
    #expect(orden.fotos)
    #expect(try Orden.leer(["ver", "7", "--fotos", "--", "--raro"]).argumentos == ["7", "--raro"])
    #expect(try Orden.leer(["ver", "--vista", "2", "7"]).vista == 2)
  }

  @Test("El Xcode que se imita es 26 o 27, y si no se dice, 26")
  func xcode() throws {
    #expect(try Orden.leer(["ver", "22"]).xcode == 26)
    #expect(try Orden.leer(["ver", "22", "--xcode", "27"]).xcode == 27)
    for valor in ["", "28", "27.0", "dos"] {
      #expect(
        throws: Fallo.uso(
          "El valor de --xcode es 26 o 27, y no «\(valor)».",
          ayuda: "Con 26, un objeto por defecto en @State nace en cada init; con 27, al aparecer."
        )
      ) {
        try Orden.leer(["ver", "22", "--xcode", valor])
      }
    }
  }

  @Test("El número de la vista previa empieza en 1", arguments: ["0", "-1", "", "dos"])
  func vista(valor: String) {
    #expect(
      throws: Fallo.uso("A --vista le hace falta un número desde 1, y no «\(valor)».", ayuda: nil)
    ) {
      try Orden.leer(["ver", "7", "--vista", valor])
    }
  }
}

@Suite("Definicion")
struct DefinicionTests {
  @Test("Cada orden tiene una definición, y cada definición su orden")
  func todas() {
    #expect(Set(Definicion.todas.map(\.nombre)) == Set(Orden.Nombre.allCases))
    #expect(Definicion.todas.count == Orden.Nombre.allCases.count)
  }

  @Test("Cada opción de cada orden se puede leer", arguments: Definicion.todas)
  func opciones(definicion: Definicion) throws {
    let argumentos = [String](repeating: "3", count: definicion.cuantos.lowerBound)
    let minimo = [definicion.nombre.rawValue] + argumentos
    for opcion in definicion.todasLasOpciones {
      let valor = opcion.valor.map { [["NÚMERO": "2", "26|27": "27"][$0] ?? "solucion"] } ?? []
      let orden = try Orden.leer(minimo + [opcion.nombre] + valor)
      var sin = Orden(definicion.nombre, argumentos)
      #expect(orden.nombre == definicion.nombre)
      #expect(orden != sin, "\(opcion.nombre) no cambia nada")
      sin.ayuda = true
      #expect((orden == sin) == (opcion.nombre == "--ayuda"))
    }
  }
}
