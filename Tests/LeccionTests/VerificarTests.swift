import Cuaderno
import Foundation
import Sistema
import Testing

/// `verificar` se demuestra a sí mismo: una lección rota de cada manera, y lo que dice de ella.
@Suite("verificar encuentra y nombra cada lección rota")
struct VerificarTests {
  @Test("Una lección sana está en orden")
  func sana() async throws {
    try await conLecciones { curso in
      let vista = try await curso.verificar()
      #expect(vista == Revision(fallos: [], fin: .codigo(0)))
    }
  }

  @Test("Cada rotura da su fallo y ninguno más", arguments: Rotura.todas)
  func rota(_ rotura: Rotura) async throws {
    try await conLecciones { curso in
      try rotura.romper(curso)
      let vista = try await curso.verificar()
      #expect(vista == Revision(fallos: rotura.fallos, fin: .codigo(1)))
    }
  }

  @Test("Un paso que usa lo de otro no compila, aunque los errores se compilen por lotes")
  func pasoQueUsaLoDeOtro() async throws {
    try await conLecciones { curso in
      try curso.anadir("\nfunc deOtroPaso() {}\n", "Tests/Leccion03Tests/Paso1.swift")
      try curso.anadir("\nfunc usa() { deOtroPaso() }\n", "Tests/Leccion03Tests/Paso2.swift")
      let vista = try await curso.verificar()
      #expect(
        vista.fallos.filter { $0.hasPrefix("Tests/") } == [
          "Tests/Leccion03Tests: «Paso 2 · La memoria no esconde la lectura» no compila con la "
            + "solución: Conversor.swift no declara `deOtroPaso`, que este paso pide."
        ]
      )
    }
  }
}

/// Una manera de romper la lección 3 y lo que `verificar` tiene que decir.
struct Rotura: Sendable, CustomTestStringConvertible {
  var nombre: String
  var fallos: [String]
  var romper: @Sendable (CursoDePrueba) throws -> Void

  var testDescription: String { nombre }

  init(
    _ nombre: String,
    _ fallos: [String],
    _ romper: @escaping @Sendable (CursoDePrueba) throws -> Void
  ) {
    self.nombre = nombre
    self.fallos = fallos
    self.romper = romper
  }

  static let todas = deVersiones + deTexto + deCarpetas
}

// MARK: - Versiones

extension Rotura {
  private static let deVersiones = [
    Rotura("un inicio que pasa", ["\(inicio): el inicio ya pasa"]) { curso in
      let solucion = try Disco.texto("\(curso.carpeta)/\(solucion)/Conversor.swift")
      for ruta in [alumno, inicio] {
        try curso.escribir(Regiones.sinMarcas(solucion), "\(ruta)/Conversor.swift")
      }
    },
    Rotura("una solución que falla", ["\(solucion): la solución no pasa losPreciosSiguenALaTasa"]) {
      curso in
      try curso.cambiar("\(solucion)/Conversor.swift", "memoria.removeAll()", "")
    },
    Rotura(
      "un error conocido que pasa",
      [
        "\(error): pasa: las comprobaciones no lo distinguen de la solución",
        "Tests/Leccion03Tests: a laTasaAvisa no la hace fallar ni el inicio ni ningún error",
      ]
    ) { curso in
      try curso.poner(
        "// falla: laTasaAvisa\n// dice: se pinta\n",
        y: try Disco.texto("\(curso.carpeta)/\(solucion)/Conversor.swift"),
        "\(error)/Conversor.swift"
      )
    },
    Rotura(
      "un error conocido que falla en otro sitio",
      ["\(error): falla además avisaAunqueLoRecuerde", "\(error): no falla seCuentanTodas"]
    ) { curso in
      try curso.cambiar(
        "\(error)/Conversor.swift",
        "// falla: laTasaAvisa, avisaAunqueLoRecuerde",
        "// falla: laTasaAvisa, seCuentanTodas"
      )
    },
    Rotura(
      "un error conocido con otras palabras",
      ["\(error): el estudiante no lee «palabras que nadie dice»"]
    ) { curso in
      try curso.anadirDelante("// dice: palabras que nadie dice\n", "\(error)/Conversor.swift")
    },
    Rotura(
      "un error conocido sin promesa",
      ["\(error): no dice «// falla: …» ni «// no compila: …» en sus primeras líneas"]
    ) { curso in
      try curso.poner("", y: "let nada = 0\n", "\(error)/Conversor.swift")
    },
    Rotura(
      "una expectativa que no se lee",
      ["Errores/olvida-la-memoria", "Errores/olvida-las-consultas", "Inicio"].map {
        "\(solucion)/\($0): otroImporteNoAvisa: no se lee «Expectation failed: "
          + "(avisos == 0 → false) || (avisos == 0 → false)»"
      }
    ) { curso in
      try curso.cambiar(
        "Tests/Leccion03Tests/Paso1.swift",
        "avisos == 0,",
        "avisos == 0 || avisos == 0,"
      )
    },
  ]

  static let alumno = "Lecciones/03-propiedades-ignoradas"
  static let solucion = "Soluciones/03-propiedades-ignoradas"
  static let inicio = "\(solucion)/Inicio"
  static let error = "\(solucion)/Errores/ignora-la-tasa"
}

// MARK: - Textos

extension Rotura {
  private static let readme = "\(alumno)/README.md"
  private static let pistas = "\(alumno)/Pistas.md"

  private static let deTexto = [
    Rotura("una pista que falta", ["\(pistas): falta la pista de laTasaAvisa"]) { curso in
      let texto = try Disco.texto("\(curso.carpeta)/\(pistas)")
      let seccion = try #require(texto.entre("## laTasaAvisa", "## "))
      try curso.cambiar(pistas, "## laTasaAvisa\(seccion)", "")
    },
    Rotura("una pista de nadie", ["\(pistas): la pista deNadie no es de ninguna comprobación"]) {
      curso in
      try curso.anadir("\n## deNadie\n1. a\n2. b\n3. c\n", pistas)
    },
    Rotura("una pista con dos niveles", ["\(pistas): laTasaAvisa tiene 4 niveles y debe tener 3"]) {
      curso in
      try curso.cambiar(pistas, "## laTasaAvisa\n", "## laTasaAvisa\n1. de más\n")
    },
    Rotura(
      "una salida que no es",
      [
        """
        \(readme):N: la salida no es la escrita
          escrito: «dos»
          sale:    «uno»
        Todo lo que sale:
        uno

        """
      ]
    ) { curso in
      try curso.anadir("\n```swift ejecuta\nprint(\"uno\")\n```\n```salida\ndos\n```\n", readme)
    },
    Rotura("un programa sin salida", ["\(readme):N: a este programa le falta su salida"]) { curso in
      try curso.anadir("\n```swift ejecuta\nprint(\"uno\")\n```\n", readme)
    },
    Rotura("un bloque sin clase", ["\(readme):N: bloque sin clase: no conozco «swift»"]) { curso in
      try curso.anadir("\n```swift\nlet x = 1\n```\n", readme)
    },
    Rotura(
      "un bloque que no compila",
      ["\(readme):N: no compila: línea 1: se esperaba un valor inicial después de '='"]
    ) { curso in
      try curso.anadir("\n```swift compila\nlet x =\n```\n", readme)
    },
    Rotura("un error que no es", ["\(readme):N: debía dar el error missing_return_decl y compila"])
    { curso in
      try curso.anadir("\n```swift error=missing_return_decl\nlet x = 1\nprint(x)\n```\n", readme)
    },
    Rotura("un fragmento que no es", ["\(readme):N: no es la región Conversor.swift#cartel"]) {
      curso in
      try curso.anadir("\n```swift fragmento=Conversor.swift#cartel\nlet x = 1\n```\n", readme)
    },
    Rotura("un enlace roto", ["\(readme): el enlace no-existe.md no lleva a ninguna parte"]) {
      curso in
      try curso.anadir("\n[aquí](no-existe.md)\n", readme)
    },
    Rotura(
      "una orden que escribe otra cosa",
      [
        """
        \(readme):N: «leccion ayuda completar» no escribe lo que dice esta línea
          escrito: «El completado.»
          sale:    «El completado con tabulador para tu terminal.»
        Todo lo que sale:
        leccion completar TERMINAL
        El completado con tabulador para tu terminal.

        TERMINAL es bash, zsh o fish.
        En bash: eval "$(leccion completar bash)". En zsh: igual, tras compinit.
        En fish: leccion completar fish | source

        Opciones:
          --cuaderno CARPETA  dónde está el cuaderno
          --sin-color         sin color (también con NO_COLOR)
          --ayuda             esta ayuda
        """
      ]
    ) { curso in
      try curso.anadir(
        "\n```sh\n$ leccion ayuda completar\nleccion completar TERMINAL\nEl completado.\n```\n",
        readme
      )
    },
    Rotura(
      "una orden que falla",
      [
        """
        \(readme):N: «leccion 99» no escribe lo que dice esta línea
          escrito: «Superada.»
          sale:    nada más
        La orden acaba con el código 2.
        Por la salida de errores dice:
        No hay lección 99. La más cercana es la 3.
        Las hay en «leccion lista».
        No sale nada.
        """
      ]
    ) { curso in
      try curso.anadir("\n```sh\n$ leccion 99\nSuperada.\n```\n", readme)
    },
    Rotura(
      "un paso sin su sección",
      [
        "\(readme): falta la sección «### Paso 2 · La memoria no esconde la lectura»",
        "\(readme):N: ningún paso se llama «Paso 2 · La memoria»",
      ]
    ) { curso in
      try curso.cambiar(
        readme,
        "### Paso 2 · La memoria no esconde la lectura",
        "### Paso 2 · La memoria"
      )
    },
    Rotura(
      "una expectativa sin comentario",
      [
        "Tests/Leccion03Tests/Paso4.swift:N: #require no lleva comentario: es lo que lee quien falla"
      ]
    ) { curso in
      try curso.escribir(
        "import Testing\n\nfunc primero(_ lista: [Int]) throws -> Int { try #require(lista.first) }\n",
        "Tests/Leccion03Tests/Paso4.swift"
      )
    },
    Rotura("un texto sin escribir", ["\(readme):N: sin escribir: la primera idea."]) { curso in
      try curso.anadir("\n1. POR ESCRIBIR: la primera idea.\n", readme)
    },
    Rotura(
      "una portada que no dice lo que se importa",
      [
        "\(readme):N: la lección importa Torneo y su portada no lo dice en «usa»: no se puede compilar"
      ]
    ) { curso in
      for carpeta in [alumno, inicio, solucion, error] {
        try curso.cambiar(
          "\(carpeta)/Conversor.swift",
          "import Observation",
          "import Observation\nimport Torneo"
        )
      }
      try curso.cambiar(
        "Package.swift",
        "\"propiedades-ignoradas\"",
        "\"propiedades-ignoradas\", usa: [\"Torneo\"]"
      )
    },
    Rotura(
      "una orden que no existe",
      [
        "\(readme):N: «leccion pistas 3» no es una orden válida: No conozco la orden «pistas». ¿Querías decir «pista»?\nMira las que hay con «leccion ayuda»."
      ]
    ) { curso in
      try curso.anadir("\n```sh\nleccion pistas 3\n```\n", readme)
    },
  ]
}

// MARK: - Carpetas y paquete

extension Rotura {
  private static let deCarpetas = [
    Rotura(
      "una región que nadie usa",
      ["\(solucion)/Conversor.swift: ningún bloque usa la región «sobra»"]
    ) { curso in
      try curso.anadir(
        "// fragmento: sobra\nlet sobra = 1\n// fin\n",
        "\(solucion)/Conversor.swift"
      )
    },
    Rotura("un inicio distinto", ["\(alumno)/Conversor.swift: no es igual que el de Inicio"]) {
      curso in
      try curso.anadir("// otra línea\n", "\(alumno)/Conversor.swift")
    },
    Rotura("un fichero perdido", ["\(alumno)/notas.txt: no debe estar aquí"]) { curso in
      try curso.escribir("hola", "\(alumno)/notas.txt")
    },
    Rotura(
      "una lección fuera del paquete",
      ["Package.swift: falta la lección 03-propiedades-ignoradas"]
    ) { curso in
      try curso.cambiar("Package.swift", "  Leccion(3, \"propiedades-ignoradas\"),\n", "")
    },
    Rotura(
      "otras dependencias en el paquete",
      ["Package.swift: 03-propiedades-ignoradas usa [Torneo] y su portada dice []"]
    ) { curso in
      try curso.cambiar(
        "Package.swift",
        "\"propiedades-ignoradas\"",
        "\"propiedades-ignoradas\", usa: [\"Torneo\"]"
      )
    },
    Rotura(
      "otro aislamiento en el paquete",
      [
        "Package.swift: 03-propiedades-ignoradas tiene aislamiento MainActor y su portada dice ninguno"
      ]
    ) { curso in
      try curso.cambiar(
        "Package.swift",
        "\"propiedades-ignoradas\"",
        "\"propiedades-ignoradas\", aislamiento: \"MainActor\""
      )
    },
    Rotura("un requisito posterior", ["\(readme): requiere la lección 4, que no es anterior"]) {
      curso in
      try curso.cambiar(readme, "requiere: 2", "requiere: 4")
    },
    Rotura(
      "una comprobación que nada hace fallar",
      ["Tests/Leccion03Tests: a siempre no la hace fallar ni el inicio ni ningún error"]
    ) { curso in
      try curso.cambiar(
        "Tests/Leccion03Tests/Paso1.swift",
        "  @Test(\"Repetir",
        "  @Test(\"Siempre\")\n  func siempre() {\n    let uno = 1\n    #expect(uno == 1, \"no\")\n  }\n\n  @Test(\"Repetir"
      )
      try curso.anadir("\n## siempre\n1. a\n2. b\n3. c\n", pistas)
    },
  ]
}

/// Una portada mala no llega a revisarse: la lección entera está mal escrita.
@Suite("Una portada mala se nombra")
struct PortadaMalaTests {
  @Test("Dice qué le falta y acaba con 3")
  func portada() async throws {
    try await conLecciones { curso in
      try curso.cambiar(Rotura.alumno + "/README.md", "minutos: 15\n", "")
      let vista = try await curso.correr("verificar", "3")
      #expect(
        vista
          == Pantalla(
            fin: .codigo(3),
            salida: "",
            errores: """
              La lección 03-propiedades-ignoradas está mal escrita:
                a la portada le falta «minutos»

              """
          )
      )
    }
  }
}
