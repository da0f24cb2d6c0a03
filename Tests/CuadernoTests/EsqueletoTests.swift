import Testing

@testable import Cuaderno

@Suite("Esqueleto")
struct EsqueletoTests {
  private let ficheros = Dictionary(
    uniqueKeysWithValues: Esqueleto.ficheros(numero: 7, slug: "mi-leccion", anterior: 6).map {
      ($0.ruta, $0.texto)
    }
  )

  private func texto(_ ruta: String) throws -> String { try #require(ficheros[ruta]) }

  @Test("Los ficheros de una lección")
  func rutas() {
    #expect(
      ficheros.keys.sorted() == [
        "Lecciones/07-mi-leccion/Pistas.md", "Lecciones/07-mi-leccion/README.md",
        "Lecciones/07-mi-leccion/Saludo.swift",
        "Soluciones/07-mi-leccion/Errores/siempre-el-mismo/Saludo.swift",
        "Soluciones/07-mi-leccion/Inicio/Saludo.swift", "Soluciones/07-mi-leccion/Saludo.swift",
        "Tests/Leccion07Tests/Paso1.swift",
      ]
    )
  }

  @Test("Recién hecha, solo le falta lo que hay que escribir")
  func revisar() throws {
    let paso = try #require(
      Paso.leer(fichero: "Paso1.swift", texto: try texto("Tests/Leccion07Tests/Paso1.swift"))
    )
    let escrita = LeccionEscrita(
      carpeta: "07-mi-leccion",
      readme: try texto("Lecciones/07-mi-leccion/README.md"),
      pistas: try texto("Lecciones/07-mi-leccion/Pistas.md"),
      pasos: [paso],
      contenido: [
        "Lecciones/07-mi-leccion": ["Saludo.swift", "README.md", "Pistas.md"],
        "Soluciones/07-mi-leccion": ["Saludo.swift", "Inicio", "Errores"],
        "Soluciones/07-mi-leccion/Inicio": ["Saludo.swift"],
        "Soluciones/07-mi-leccion/Errores": ["siempre-el-mismo"],
        "Soluciones/07-mi-leccion/Errores/siempre-el-mismo": ["Saludo.swift"],
      ],
      textos: ficheros,
      anteriores: [6],
      enlacesRotos: [],
      enElPaquete: LineaDelPaquete(usa: [], aislamiento: "ninguno")
    )
    let palabras = LeccionEscrita.palabrasDeProsa(escrita.readme)
    #expect(
      Set(escrita.revisar().map(\.texto)) == [
        "Lecciones/07-mi-leccion/README.md: tiene \(palabras) palabras de prosa: deben ser de 600 a 1200",
        "Lecciones/07-mi-leccion/README.md: tiene 1 comprobación: deben ser de 6 a 12",
        "Soluciones/07-mi-leccion/Errores: hay 1 error conocido y hacen falta 6",
      ]
    )
  }

  @Test("Su error conocido promete algo que la comprobación dice")
  func error() throws {
    let ruta = "Soluciones/07-mi-leccion/Errores/siempre-el-mismo/Saludo.swift"
    let leido = ErrorConocido.leer(
      Entrega(ficheros: [
        FicheroDeEntrega(nombre: "Saludo.swift", bytes: Array(try texto(ruta).utf8))
      ])
    )
    let promesa = try leido.get()
    #expect(promesa.promesa == .falla(["saludaPorSuNombre"]))
    let paso = try texto("Tests/Leccion07Tests/Paso1.swift")
    #expect(promesa.dice.filter { !paso.contains($0) } == [])
  }

  @Test("La primera lección no requiere ninguna")
  func primera() throws {
    let readme = try #require(Esqueleto.ficheros(numero: 1, slug: "a", anterior: nil).first?.texto)
    let (portada, titulo, fallos) = Portada.leer(readme)
    #expect(portada.requiere == [])
    #expect(titulo == "A")
    #expect(fallos == [])
  }

  @Test("La línea de Package.swift va en su sitio", arguments: [(1, 0), (3, 1), (4, 1), (9, 2)])
  func paquete(numero: Int, sitio: Int) throws {
    let lista = ["  Leccion(2, \"dos\"),", "  Leccion(5, \"cinco\", usa: [\"Torneo\"]),"]
    func manifiesto(_ lineas: [String]) -> String {
      (["let lecciones: [Leccion] = ["] + lineas + ["]", "let otra = [", "]", ""])
        .joined(separator: "\n")
    }
    var esperada = lista
    esperada.insert("  Leccion(\(numero), \"nueva\"),", at: sitio)
    #expect(LineaDelPaquete.anadir(numero, "nueva", a: manifiesto(lista)) == manifiesto(esperada))
    #expect(LineaDelPaquete.anadir(numero, "nueva", a: "let x = 1\n") == nil)
  }
}
