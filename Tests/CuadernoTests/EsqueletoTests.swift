import Testing

@testable import Cuaderno

@Suite("Esqueleto")
struct EsqueletoTests {
  private static func ficheros(vistas: Bool) -> [String: String] {
    let esqueleto = Esqueleto.de(7, vistas: vistas)
    return Dictionary(
      uniqueKeysWithValues: esqueleto.ficheros(numero: 7, slug: "mi-leccion", anterior: 6).map {
        ($0.ruta, $0.texto)
      }
    )
  }

  @Test("Los ficheros de una lección", arguments: [false, true])
  func rutas(vistas: Bool) {
    #expect(
      Self.ficheros(vistas: vistas).keys.sorted() == [
        "Lecciones/07-mi-leccion/Pistas.md", "Lecciones/07-mi-leccion/README.md",
        "Lecciones/07-mi-leccion/Saludo.swift",
        "Soluciones/07-mi-leccion/Errores/siempre-el-mismo/Saludo.swift",
        "Soluciones/07-mi-leccion/Inicio/Saludo.swift", "Soluciones/07-mi-leccion/Saludo.swift",
        "Tests/Leccion07Tests/Paso1.swift",
      ]
    )
  }

  @Test("Recién hecha, solo le falta lo que hay que escribir", arguments: [false, true])
  func revisar(vistas: Bool) throws {
    let ficheros = Self.ficheros(vistas: vistas)
    func texto(_ ruta: String) throws -> String { try #require(ficheros[ruta]) }
    let comprobaciones = try texto("Tests/Leccion07Tests/Paso1.swift")
    let paso = try #require(Paso.leer(fichero: "Paso1.swift", texto: comprobaciones))
    let escrita = LeccionEscrita(
      carpeta: "07-mi-leccion",
      readme: try texto("Lecciones/07-mi-leccion/README.md"),
      pistas: try texto("Lecciones/07-mi-leccion/Pistas.md"),
      pasos: [paso],
      comprobaciones: ["Tests/Leccion07Tests/Paso1.swift": comprobaciones],
      contenido: [
        "Lecciones/07-mi-leccion": ["Saludo.swift", "README.md", "Pistas.md"],
        "Soluciones/07-mi-leccion": ["Saludo.swift", "Inicio", "Errores"],
        "Soluciones/07-mi-leccion/Inicio": ["Saludo.swift"],
        "Soluciones/07-mi-leccion/Errores": ["siempre-el-mismo"],
        "Soluciones/07-mi-leccion/Errores/siempre-el-mismo": ["Saludo.swift"],
      ],
      textos: ficheros.filter { $0.key.hasSuffix(".swift") && !$0.key.hasPrefix("Tests") },
      anteriores: [6],
      enlacesRotos: [],
      enElPaquete: Esqueleto.de(7, vistas: vistas).paquete
    )
    let palabras = LeccionEscrita.palabrasDeProsa(escrita.readme)
    let fallos = escrita.revisar().map(\.texto)
    let porEscribir = ficheros.values.map { $0.ranges(of: Esqueleto.porEscribir).count }
      .reduce(0, +)
    #expect(fallos.count { $0.contains("sin escribir") } == porEscribir)
    #expect(
      Set(fallos.filter { !$0.contains("sin escribir") }) == [
        "Lecciones/07-mi-leccion/README.md: tiene \(palabras) palabras de prosa: deben ser de 600 a 1200",
        "Lecciones/07-mi-leccion/README.md: tiene 1 comprobación: deben ser de 6 a 12",
        "Soluciones/07-mi-leccion/Errores: hay 1 error conocido y hacen falta 6",
      ]
    )
  }

  @Test("Su error conocido promete algo que la comprobación dice", arguments: [false, true])
  func error(vistas: Bool) throws {
    let ficheros = Self.ficheros(vistas: vistas)
    let ruta = "Soluciones/07-mi-leccion/Errores/siempre-el-mismo/Saludo.swift"
    let fichero = try #require(ficheros[ruta])
    let leido = ErrorConocido.leer(
      Entrega(ficheros: [FicheroDeEntrega(nombre: "Saludo.swift", bytes: Array(fichero.utf8))])
    )
    let promesa = try leido.get()
    #expect(promesa.promesa == .falla(["saludaPorSuNombre"]))
    let paso = try #require(ficheros["Tests/Leccion07Tests/Paso1.swift"])
    #expect(promesa.dice.filter { !paso.contains($0) } == [])
  }

  @Test("La primera lección no requiere ninguna")
  func primera() throws {
    let ficheros = Esqueleto.de(1, vistas: false).ficheros(numero: 1, slug: "a", anterior: nil)
    let readme = try #require(ficheros.first?.texto)
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
    let linea = LineaDelPaquete()
    #expect(linea.anadir(numero, "nueva", a: manifiesto(lista)) == manifiesto(esperada))
    #expect(linea.anadir(numero, "nueva", a: "let x = 1\n") == nil)
  }

  @Test("La línea de Package.swift dice lo que usa y dónde vive, y se lee igual")
  func paqueteConVistas() throws {
    let linea = LineaDelPaquete(usa: ["SwiftUI"], aislamiento: "MainActor")
    let nuevo = try #require(linea.anadir(3, "a", a: "let lecciones: [Leccion] = [\n]\n"))
    #expect(
      nuevo.contains("  Leccion(3, \"a\", usa: [\"SwiftUI\"], aislamiento: \"MainActor\"),\n")
    )
    #expect(LineaDelPaquete.leer(nuevo) == ["03-a": linea])
  }
}
