import Testing

@testable import Cuaderno

@Suite("LeccionEscrita")
struct RevisionDeLeccionTests {
  private static let lecciones = "Lecciones/03-propiedades"
  private static let soluciones = "Soluciones/03-propiedades"

  /// Una lección sin ningún fallo: cada prueba la estropea de una manera.
  private static let buena: LeccionEscrita = {
    let nombres = (1...6).map { "c\($0)" }
    let errores = (1...6).map { "e\($0)" }
    var contenido = [
      lecciones: ["A.swift", "README.md", "Pistas.md"],
      soluciones: ["A.swift", "Inicio", "Errores"],
      "\(soluciones)/Inicio": ["A.swift"], "\(soluciones)/Errores": errores,
    ]
    for error in errores { contenido["\(soluciones)/Errores/\(error)"] = ["A.swift"] }
    return LeccionEscrita(
      carpeta: "03-propiedades",
      readme: readme,
      pistas: nombres.map { "## \($0)\n1. a\n2. b\n3. c\n" }.joined(),
      pasos: [
        Paso(
          fichero: "Paso1.swift",
          suite: "Paso1",
          titulo: "Paso 1",
          comprobaciones: nombres.map { Comprobacion(nombre: $0, titulo: $0) }
        )
      ],
      comprobaciones: [
        "Tests/Leccion03Tests/Paso1.swift": "#expect(a == 1, \"Lo que lee quien falla.\")\n"
      ],
      contenido: contenido,
      textos: [
        "\(lecciones)/A.swift": "let a = 0\n", "\(soluciones)/Inicio/A.swift": "let a = 0\n",
        "\(soluciones)/A.swift": "// fragmento: uno\nlet a = 1\n// fin\n",
      ],
      anteriores: [1, 2],
      enlacesRotos: [],
      enElPaquete: LineaDelPaquete(usa: ["Torneo"], aislamiento: "MainActor")
    )
  }()

  private static let readme = """
    ---
    parte: El núcleo
    minutos: 20
    requiere: 2
    usa: Torneo
    aislamiento: MainActor
    objetivos: decidir qué avisa
    ---
    # Propiedades

    \(String(repeating: "palabra ", count: 700))

    ```swift fragmento=A.swift#uno
    let a = 1
    ```

    <details><summary>Lo que imprime</summary></details>

    ### Paso 1
    """

  private func revisar(_ estropear: (inout LeccionEscrita) -> Void) -> [String] {
    var leccion = Self.buena
    estropear(&leccion)
    return leccion.revisar().map(\.texto).sorted()
  }

  @Test("Una lección bien escrita no tiene fallos")
  func bien() {
    #expect(revisar { _ in } == [])
  }

  @Test("Con vistas, cada versión tiene su #Preview y el texto dice qué mirar")
  func conVistas() {
    let fallos = revisar { leccion in
      leccion.readme = leccion.readme.replacing("usa: Torneo", with: "usa: SwiftUI")
      leccion.enElPaquete?.usa = ["SwiftUI"]
      leccion.textos["\(Self.soluciones)/Errores/e1/A.swift"] = "let a = 2\n"
      for ruta in leccion.textos.keys where !ruta.contains("Errores") {
        leccion.textos[ruta]?.append("#Preview { A() }\n")
      }
    }
    #expect(
      fallos == [
        "Lecciones/03-propiedades/README.md: no dice qué mirar con `leccion ver 3`",
        "Soluciones/03-propiedades/Errores/e1: ningún fichero tiene un #Preview",
      ]
    )
  }

  // MARK: - El texto

  @Test(
    "Cada fallo de la portada y del texto",
    arguments: [
      ("requiere: 2", "requiere: 3", "requiere la lección 3, que no es anterior"),
      ("requiere: 2", "requiere: 7", "requiere la lección 7, que no es anterior"),
      ("requiere: 2", "requiere: 0", "requiere la lección 0, que no existe"),
      ("minutos: 20", "minutos: 0", "«minutos» debe ser un número de 1 a 240 y es «0»"),
      ("<details>", "<p>", "ningún programa pregunta antes de enseñar su salida"),
    ]
  )
  func textos(viejo: String, nuevo: String, fallo: String) {
    #expect(
      revisar { $0.readme = $0.readme.replacing(viejo, with: nuevo) }
        == ["\(Self.lecciones)/README.md: \(fallo)"]
    )
  }

  @Test("Muy corto, muy largo y con un enlace roto")
  func medidas() {
    let ruta = "\(Self.lecciones)/README.md"
    let corto = revisar { $0.readme = $0.readme.replacing("palabra palabra ", with: "") }
    #expect(corto == ["\(ruta): tiene 5 palabras de prosa: deben ser de 600 a 1200"])
    let largo = revisar { $0.readme += String(repeating: "\nmás", count: 700) }
    #expect(largo == ["\(ruta): tiene 1405 palabras de prosa: deben ser de 600 a 1200"])
    #expect(
      revisar { $0.enlacesRotos = ["../04-x"] }
        == ["\(ruta): el enlace ../04-x no lleva a ninguna parte"]
    )
  }

  @Test("Los límites que dice son los que cumple", arguments: [600, 1200])
  func limites(palabras: Int) {
    let ruta = "\(Self.lecciones)/README.md"
    func con(_ n: Int) -> [String] {
      revisar { leccion in
        let sobran = LeccionEscrita.palabrasDeProsa(leccion.readme) - 700
        leccion.readme = leccion.readme.replacing(
          String(repeating: "palabra ", count: 700),
          with: String(repeating: "palabra ", count: n - sobran)
        )
      }
    }
    #expect(con(palabras) == [])
    let fuera = palabras == 600 ? 599 : 1201
    #expect(con(fuera) == ["\(ruta): tiene \(fuera) palabras de prosa: deben ser de 600 a 1200"])
  }

  @Test("Un texto del esqueleto que nadie ha escrito, en su línea")
  func sinEscribir() {
    #expect(
      revisar {
        $0.readme = $0.readme.replacing("# Propiedades", with: "# POR ESCRIBIR: el título")
        $0.pistas = $0.pistas.replacing("## c1\n1. a", with: "## c1\n1. POR ESCRIBIR")
      } == [
        "\(Self.lecciones)/Pistas.md:2: sin escribir: esta línea",
        "\(Self.lecciones)/README.md:9: sin escribir: el título",
      ]
    )
  }

  @Test("Cada paso tiene su sección y cada sección, su paso")
  func secciones() {
    #expect(
      revisar { $0.readme = $0.readme.replacing("### Paso 1", with: "### Paso 1 · Otro") } == [
        "\(Self.lecciones)/README.md: falta la sección «### Paso 1»",
        "\(Self.lecciones)/README.md:19: ningún paso se llama «Paso 1 · Otro»",
      ]
    )
    // En el texto, el código lleva su marca.
    #expect(revisar { $0.readme = $0.readme.replacing("### Paso 1", with: "### Paso `1`") } == [])
  }

  @Test("Una expectativa sin comentario, en su línea")
  func comentarios() {
    #expect(
      revisar { $0.comprobaciones["Tests/P.swift"] = "\n#expect(a == 1)\n" }
        == ["Tests/P.swift:2: #expect no lleva comentario: es lo que lee quien falla"]
    )
  }

  @Test("Importar lo que la portada no dice es un fallo, y su causa se dice una vez")
  func sinDeclarar() {
    let fallo =
      "la lección importa SwiftUI y su portada no lo dice en «usa»: no se puede compilar"
    #expect(
      revisar { leccion in
        for ruta in leccion.textos.keys { leccion.textos[ruta]? += "import SwiftUI\n" }
        leccion.comprobaciones["Tests/P.swift"] = "import Combine\nimport SwiftUI\n"
        leccion.enElPaquete?.usa = ["Torneo", "SwiftUI"]
      } == ["\(Self.lecciones)/README.md:5: \(fallo)"]
    )
  }

  @Test("Las palabras de prosa no cuentan la portada, el código ni los signos")
  func palabras() {
    let texto =
      "---\nparte: a b\n---\n# Un título\n\n- dos más, — 3\n```swift\nlet a = 1\n```\nfin\n---\nx"
    #expect(LeccionEscrita.palabrasDeProsa(texto) == 6)
    #expect(LeccionEscrita.palabrasDeProsa("") == 0)
  }

  @Test("Una lección anterior que no existe")
  func anteriores() {
    #expect(
      revisar { $0.anteriores = [1] }
        == ["\(Self.lecciones)/README.md: requiere la lección 2, que no existe"]
    )
  }

  // MARK: - Comprobaciones y pistas

  @Test("Pistas que faltan, que sobran y de más o menos niveles")
  func pistas() {
    let ruta = "\(Self.lecciones)/Pistas.md"
    #expect(
      revisar { $0.pistas = $0.pistas.replacing("## c1\n", with: "## otra\n") }
        == [
          "\(ruta): falta la pista de c1", "\(ruta): la pista otra no es de ninguna comprobación",
        ]
    )
    #expect(
      revisar { $0.pistas += "4. d\n" } == ["\(ruta): c6 tiene 4 niveles y debe tener 3"]
    )
    #expect(
      revisar { $0.pistas = "## c1\n" + $0.pistas.dropFirst(21) }
        == ["\(ruta): c1 tiene 0 niveles y debe tener 3"]
    )
  }

  @Test("Pocas comprobaciones, demasiadas y repetidas")
  func comprobaciones() {
    let fallos = revisar {
      $0.pasos = [
        Paso(
          fichero: "a",
          suite: "a",
          titulo: "Paso 1",
          comprobaciones: Array(Self.buena.pasos[0].comprobaciones.prefix(5))
        )
      ]
    }
    #expect(
      fallos == [
        "\(Self.lecciones)/Pistas.md: la pista c6 no es de ninguna comprobación",
        "\(Self.lecciones)/README.md: tiene 5 comprobaciones: deben ser de 6 a 12",
      ]
    )
    let dobles = revisar { $0.pasos += $0.pasos }
    #expect(dobles == (1...6).map { "Tests/03-propiedades: hay 2 comprobaciones «c\($0)»" })
  }

  // MARK: - Carpetas

  @Test("Ficheros que faltan o que sobran")
  func carpetas() {
    #expect(
      revisar { $0.contenido[Self.lecciones] = ["README.md", "Pistas.md", "A.swift", ".DS_Store"] }
        == ["\(Self.lecciones)/.DS_Store: no debe estar aquí"]
    )
    #expect(
      revisar { $0.contenido[Self.soluciones] = ["A.swift", "Inicio"] }
        == ["\(Self.soluciones)/Errores: falta"]
    )
    #expect(
      revisar { $0.contenido["\(Self.soluciones)/Errores/e1"] = ["B.swift"] }
        == [
          "\(Self.soluciones)/Errores/e1/A.swift: falta",
          "\(Self.soluciones)/Errores/e1/B.swift: no debe estar aquí",
        ]
    )
  }

  @Test("Menos de seis errores conocidos")
  func errores() {
    #expect(
      revisar { $0.contenido["\(Self.soluciones)/Errores"] = ["e1"] }
        == ["\(Self.soluciones)/Errores: hay 1 error conocido y hacen falta 6"]
    )
  }

  @Test("El fichero del estudiante no es el de Inicio")
  func inicio() {
    #expect(
      revisar { $0.textos["\(Self.lecciones)/A.swift"] = "let a = 5\n" }
        == ["\(Self.lecciones)/A.swift: no es igual que el de Inicio"]
    )
  }

  @Test("Sin carpeta de inicio se dice, aunque todo lo demás también falle")
  func sinInicio() {
    let fallos = revisar { $0.contenido["\(Self.soluciones)/Inicio"] = nil }
    #expect(fallos.contains("\(Self.soluciones)/Inicio: falta el inicio"))
  }

  // MARK: - Regiones y paquete

  @Test("Una región que no está, que no es igual, o que nadie usa")
  func regiones() {
    let ruta = "\(Self.lecciones)/README.md:13"
    #expect(
      revisar { $0.textos["\(Self.soluciones)/A.swift"] = "let a = 1\n" }
        == ["\(ruta): no hay región A.swift#uno"]
    )
    #expect(
      revisar { $0.textos["\(Self.soluciones)/A.swift"] = "// fragmento: uno\nlet a = 2\n// fin\n" }
        == ["\(ruta): no es la región A.swift#uno"]
    )
    #expect(
      revisar { $0.textos["\(Self.soluciones)/A.swift"]? += "// fragmento: dos\n// fin\n" }
        == ["\(Self.soluciones)/A.swift: ningún bloque usa la región «dos»"]
    )
  }

  @Test("La línea de Package.swift falta o dice otra cosa")
  func paquete() {
    #expect(
      revisar { $0.enElPaquete = nil } == ["Package.swift: falta la lección 03-propiedades"]
    )
    #expect(
      revisar { $0.enElPaquete = LineaDelPaquete(usa: [], aislamiento: "ninguno") }
        == [
          "Package.swift: 03-propiedades tiene aislamiento ninguno y su portada dice MainActor",
          "Package.swift: 03-propiedades usa [] y su portada dice [Torneo]",
        ]
    )
  }
}

@Suite("LineaDelPaquete")
struct LineaDelPaqueteTests {
  @Test("Las líneas de las lecciones, y nada más")
  func leer() {
    let leidas = LineaDelPaquete.leer(
      """
      let lecciones: [Leccion] = [
        Leccion(1, "el-objeto-que-avisa"),
        Leccion(4, "duenos", usa: ["Torneo", "SwiftUI"], aislamiento: "MainActor"),
        // Leccion(5, "comentada"),
        Leccion(12, "vistas", usa: []),
      ]
      struct Leccion { init(_ numero: Int, _ slug: String) {} }
      """
    )
    #expect(
      leidas == [
        "01-el-objeto-que-avisa": LineaDelPaquete(usa: [], aislamiento: "ninguno"),
        "04-duenos": LineaDelPaquete(usa: ["Torneo", "SwiftUI"], aislamiento: "MainActor"),
        "12-vistas": LineaDelPaquete(usa: [], aislamiento: "ninguno"),
      ]
    )
  }
}
