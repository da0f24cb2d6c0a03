import Cuaderno
import Foundation
import Sistema
import Testing

@Suite("Curso en el disco")
struct CursoTests {
  private static func portada(_ titulo: String) -> String {
    """
    ---
    parte: Una
    minutos: 5
    requiere:
    usa:
    aislamiento: ninguno
    objetivos: leer
    ---

    # \(titulo)
    """
  }

  /// Un curso con esas carpetas de lección.
  private func conCurso(
    _ carpetas: [String],
    _ hacer: (Curso, String) async throws -> Void
  ) async throws {
    try await conCarpeta { base in
      try escribir("", en: "\(base)/Package.swift")
      for carpeta in ["Lecciones", "Soluciones", "Sources/Apoyo"] {
        try Disco.crearCarpeta("\(base)/\(carpeta)")
      }
      for carpeta in carpetas {
        try escribir(
          Self.portada("Título de \(carpeta)"),
          en: "\(base)/Lecciones/\(carpeta)/README.md"
        )
      }
      try await hacer(Curso(raiz: try Raiz.buscar(pedida: base)), base)
    }
  }

  @Test("El índice va por número y deja fuera lo que no es una lección")
  func indice() async throws {
    let carpetas = [
      "10-diez", "02-dos", "01-uno", "1-mal", "003-mal", "00-cero", "04-Mayus", "05-", "apuntes",
      "100-cien", "06-con espacio",
    ]
    try await conCurso(carpetas) { curso, _ in
      #expect(
        curso.indice.map { "\($0.numero) \($0.slug)" } == ["1 uno", "2 dos", "10 diez", "100 cien"]
      )
    }
  }

  @Test("Se busca por número, con o sin cero, por carpeta, por slug y por su principio")
  func buscar() async throws {
    try await conCurso(["03-sumas", "04-restas", "05-restos", "06-resta"]) { curso, _ in
      for (selector, numero) in [
        ("3", 3), ("03", 3), ("03-sumas", 3), ("sumas", 3), ("su", 3), ("resta", 6), ("resto", 5),
      ] {
        let hallada = try curso.buscar(selector)
        #expect(hallada.numero == numero, "\(selector)")
      }
      let sumas = try curso.buscar("sumas")
      #expect(sumas.titulo == "Título de 03-sumas")
    }
  }

  @Test("Lo que no se encuentra dice lo más parecido")
  func noHay() async throws {
    try await conCurso(["03-sumas", "04-restas", "05-restos"]) { curso, _ in
      let enLista = "Las hay en «leccion lista»."
      let casos: [(String, Fallo)] = [
        ("9", .uso("No hay lección 9. La más cercana es la 5.", ayuda: enLista)),
        ("-2", .uso("No hay lección -2. La más cercana es la 3.", ayuda: enLista)),
        (
          "rest",
          .uso("«rest» vale para varias lecciones: 4 (restas) y 5 (restos).", ayuda: nil)
        ),
        (
          "smuas",
          .uso("No hay ninguna lección ni orden «smuas». ¿Querías decir «sumas»?", ayuda: enLista)
        ),
        (
          "litsa",
          .uso(
            "No hay ninguna lección ni orden «litsa». ¿Querías decir «lista»?",
            ayuda: enLista
          )
        ),
        ("zzzzzz", .uso("No hay ninguna lección ni orden «zzzzzz».", ayuda: enLista)),
        ("", .uso("No hay ninguna lección ni orden «».", ayuda: enLista)),
      ]
      for (selector, fallo) in casos {
        #expect(throws: fallo) { try curso.buscar(selector) }
      }
    }
  }

  @Test("Un curso vacío tampoco tiene lecciones cercanas")
  func vacio() async throws {
    try await conCurso([]) { curso, _ in
      #expect(throws: Fallo.uso("No hay lección 1.", ayuda: "Las hay en «leccion lista».")) {
        try curso.buscar("1")
      }
      let (lecciones, rotas) = curso.legibles()
      #expect(lecciones == [])
      #expect(rotas == [])
    }
  }

  @Test("Una portada rota se dice con su carpeta y sus motivos")
  func portadaRota() async throws {
    try await conCurso(["01-uno"]) { curso, base in
      try escribir("# Sin portada\n", en: "\(base)/Lecciones/01-uno/README.md")
      #expect(
        throws: Fallo.leccionRota(
          carpeta: "01-uno",
          motivos: ["el README no empieza por una portada entre dos líneas ---"]
        )
      ) { try curso.buscar("1") }
    }
  }

  @Test("Una portada rota no impide leer las demás")
  func legibles() async throws {
    try await conCurso(["01-uno", "02-dos"]) { curso, base in
      try escribir("# Sin portada\n", en: "\(base)/Lecciones/01-uno/README.md")
      let (lecciones, rotas) = curso.legibles()
      #expect(lecciones.map(\.carpeta) == ["02-dos"])
      #expect(
        rotas == [
          LeccionRota(
            carpeta: "01-uno",
            mensaje: """
              La lección 01-uno está mal escrita:
                el README no empieza por una portada entre dos líneas ---
              """
          )
        ]
      )
    }
  }

  @Test("Los ficheros de una lección son los de su inicio")
  func ficheros() async throws {
    try await conCurso(["01-uno"]) { curso, base in
      let leccion = try curso.buscar("1")
      #expect(
        throws: Fallo.leccionRota(
          carpeta: "01-uno",
          motivos: ["falta Soluciones/01-uno/Inicio"]
        )
      ) { try curso.ficheros(de: leccion) }
      for nombre in ["B.swift", "A.swift", "notas.txt"] {
        try escribir("", en: "\(base)/Soluciones/01-uno/Inicio/\(nombre)")
      }
      #expect(try curso.ficheros(de: leccion) == ["A.swift", "B.swift"])
    }
  }

  @Test("Una entrega lleva lo que hay, lo que sobra y lo que no se puede leer")
  func entrega() async throws {
    try await conCurso(["01-uno"]) { curso, base in
      let leccion = try curso.buscar("1")
      for nombre in ["A.swift", "B.swift", "C.swift"] {
        try escribir("let inicio = 1", en: "\(base)/Soluciones/01-uno/Inicio/\(nombre)")
      }
      try escribir("let a = 1", en: "\(base)/Lecciones/01-uno/A.swift")
      try escribir("let a = 2", en: "\(base)/Lecciones/01-uno/A copia.swift")
      try #require(symlink("A.swift", "\(base)/Lecciones/01-uno/B.swift") == 0)
      let (entrega, problemas) = try curso.entrega(de: leccion, .alumno)
      #expect(
        entrega.ficheros == [
          FicheroDeEntrega(nombre: "A.swift", bytes: Array("let a = 1".utf8)),
          FicheroDeEntrega(nombre: "B.swift", bytes: Array("let a = 1".utf8)),
        ]
      )
      #expect(entrega.deMas == ["A copia.swift"])
      #expect(problemas.map(\.fichero) == ["C.swift"])
      #expect(problemas.map(\.problema) == [.falta])
      let (inicio, ninguno) = try curso.entrega(de: leccion, .inicio)
      #expect(inicio.ficheros.map(\.nombre) == ["A.swift", "B.swift", "C.swift"])
      #expect(ninguno.isEmpty)
    }
  }

  @Test("Un error conocido que no existe dice los que hay")
  func errorConocido() async throws {
    try await conCurso(["01-uno"]) { curso, base in
      let leccion = try curso.buscar("1")
      try escribir("", en: "\(base)/Soluciones/01-uno/Errores/olvida/A.swift")
      try escribir("", en: "\(base)/Soluciones/01-uno/Errores/repite/A.swift")
      let texto = """
        La lección 1 no tiene el error conocido «olvidad». ¿Querías decir «olvida»?
        Tiene: olvida y repite.
        """
      #expect(throws: Fallo.uso(texto, ayuda: nil)) {
        try curso.entrega(de: leccion, .error("olvidad"))
      }
    }
  }

  @Test("Los pasos van por el nombre de su fichero; lo que no es un paso no cuenta")
  func pasos() async throws {
    try await conCurso(["01-uno"]) { curso, base in
      let pruebas = "\(base)/Tests/Leccion01Tests"
      for n in [2, 1] {
        try escribir(
          "@Suite(\"Paso \(n)\")\nstruct Paso\(n) {\n  @Test(\"Va\")\n  func va\(n)() {}\n}\n",
          en: "\(pruebas)/Paso\(n).swift"
        )
      }
      try escribir("func ayuda() {}\n", en: "\(pruebas)/Ayuda.swift")
      let pasos = try curso.pasos(de: try curso.buscar("1"))
      #expect(pasos.map(\.titulo) == ["Paso 1", "Paso 2"])
      #expect(pasos.flatMap(\.comprobaciones).map(\.nombre) == ["va1", "va2"])
    }
  }
}
