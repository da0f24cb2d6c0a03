import Cuaderno
import Foundation

@testable import Sistema

/// Un cuaderno de paso, con las bibliotecas y el catálogo de verdad y las lecciones que haga falta.
struct CuadernoDePrueba {
  let taller: TallerDelSistema
  let carpeta: String

  /// La carpeta de este paquete.
  static let paquete = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  /// Uno para todas las pruebas: sus bibliotecas se compilan una vez.
  static let comun = Task { try await CuadernoDePrueba() }

  private init() async throws {
    // Se apoya en la carpeta de lo compilado: así la segunda vez ya está todo hecho.
    carpeta = "\(Self.paquete)/.build/prueba-de-idioma"
    try Disco.crearCarpeta(carpeta)
    for nombre in ["Lecciones", "Soluciones", "Tests"] {
      try Disco.crearCarpeta("\(carpeta)/\(nombre)")
    }
    try Disco.escribir([], en: "\(carpeta)/Package.swift")
    for nombre in ["Sources", "Tools"] {
      Disco.borrar("\(carpeta)/\(nombre)")
      try FileManager.default.createSymbolicLink(
        atPath: "\(carpeta)/\(nombre)",
        withDestinationPath: "\(Self.paquete)/\(nombre)"
      )
    }
    taller = try await TallerDelSistema.abrir(try Raiz.buscar(pedida: carpeta)) { _ in }
  }

  /// Lo que dice el compilador de un fichero.
  func compilar(_ codigo: String) async throws -> [Diagnostico] {
    try await taller.compilar(entrega(codigo), de: leccion(90)).diagnosticos
  }

  /// La pantalla de un fichero que no compila, sin su cabecera.
  func pantalla(_ codigo: String) async throws -> String {
    var informe = Informe(
      leccion: leccion(1),
      version: .solucion,
      resultado: .noCompila,
      pasos: []
    )
    informe.fuentes["Caja.swift"] = codigo.split(
      separator: "\n",
      omittingEmptySubsequences: false
    ).map(String.init)
    informe.diagnosticos = try await compilar(codigo).map { $0.enLoEscrito(informe.fuentes) }
    return InformeTexto(estilo: .llano, carpeta: "L").escribir(informe)
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .joined(separator: "\n")
  }

  /// Lo que se dice de un paso que hace `paso` con el fichero del estudiante, y no compila.
  func motivos(_ codigo: String, paso: String) async throws -> [String] {
    let numero = 100 + (Int(Huella(partes: [codigo, paso]).corta.prefix(6), radix: 16) ?? 0)
    let leccion = leccion(numero)
    let carpeta = "\(carpeta)/\(leccion.carpetaDePruebas)"
    try Disco.crearCarpeta(carpeta)
    let texto = """
      import Testing
      @testable import \(leccion.modulo)

      @MainActor @Suite("Paso 1 · Prueba")
      struct Paso1 {
        @Test("Una frase") func unaFrase() {
          \(paso)
        }
      }
      """
    try Disco.escribir(Array(texto.utf8), en: "\(carpeta)/Paso1.swift")
    let entrega = entrega(codigo)
    let compilacion = try await taller.compilar(entrega, de: leccion)
    guard let modulo = compilacion.modulo else {
      return ["el fichero del estudiante no compila: \(compilacion.diagnosticos.map(\.mensaje))"]
    }
    let pasos = [Paso.leer(fichero: "Paso1.swift", texto: texto)].compactMap { $0 }
    guard
      case .noCompila(let dicho)? = try await taller.compilar(
        pasos,
        de: leccion,
        contra: modulo
      ).first
    else { return [] }
    Disco.borrar(carpeta)
    return FaltaEnElPaso.motivos(dicho, entrega: entrega)
  }

  /// Enlaza un fichero con el corredor, como si fuera una lección, y da el ejecutable.
  func enlazar(_ codigo: String) async throws -> String? {
    let leccion = leccion(91)
    guard let modulo = try await taller.compilar(entrega(codigo), de: leccion).modulo else {
      return nil
    }
    return try await taller.enlazar(modulo, [], de: leccion).ruta
  }

  private func entrega(_ codigo: String) -> Entrega {
    Entrega(ficheros: [FicheroDeEntrega(nombre: "Caja.swift", bytes: Array(codigo.utf8))])
  }

  private func leccion(_ numero: Int) -> Leccion {
    let portada = Portada(
      parte: "Pruebas",
      minutos: 1,
      requiere: [],
      usa: [],
      aislamiento: .ninguno,
      objetivos: []
    )
    return Leccion(numero: numero, slug: "prueba", titulo: "Prueba", portada: portada)
  }
}
