import Cuaderno
import Foundation
import Testing

@testable import Sistema

/// Las banderas que `Package.swift` pone a las lecciones bastan para que todos hablen español.
@Suite("Package.swift: el editor y «swift build» en español", .serialized)
struct PaqueteEnEspanolTests {
  private static let codigo = "struct Caja {\n  let total = contadr\n}\n"
  private static let frase = "'contadr' en este ámbito"

  /// Un paquete con una lección que no compila y las banderas del catálogo publicado.
  private static func paquete(_ nombre: String) throws -> String {
    let carpeta = "\(CuadernoDePrueba.paquete)/.build/prueba-de-idioma/\(nombre)"
    try Disco.crearCarpeta("\(carpeta)/Sources/Leccion")
    let manifiesto = """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Prueba",
        targets: [
          .target(
            name: "Leccion",
            swiftSettings: [
              .unsafeFlags(["-locale", "es", "-localization-path", "\(catalogo)"])
            ])
        ])

      """
    try Disco.escribir(Array(manifiesto.utf8), en: "\(carpeta)/Package.swift")
    try Disco.escribir(Array(codigo.utf8), en: "\(carpeta)/Sources/Leccion/Caja.swift")
    return carpeta
  }

  private static let catalogo = "\(CuadernoDePrueba.paquete)/Tools/Idioma/es"

  private static func herramienta(_ nombre: String) async throws -> String {
    let driver = try await CuadernoDePrueba.comun.value.taller.plan.driver
    return driver.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/\(nombre)"
  }

  @Test("«swift build» de una lección rota escribe español") func swiftBuild() async throws {
    let carpeta = try Self.paquete("con-swift-build")
    let resultado = try await ejecutar(
      OrdenDeProceso(
        [try await Self.herramienta("swift"), "build", "--package-path", carpeta],
        limites: Limites(reloj: 300, cpu: 300, memoria: nil, salida: 1 << 20)
      )
    )
    #expect(resultado.fin == .codigo(1))
    let dicho = resultado.texto + resultado.textoDeErrores
    #expect(dicho.contains("Caja.swift:2:15: error: no se encuentra \(Self.frase)"), "\(dicho)")
  }

  @Test("El servidor del editor da los diagnósticos en español") func editor() async throws {
    let carpeta = try Self.paquete("con-editor")
    let cliente = try ClienteDelEditor(
      servidor: try await Self.herramienta("sourcekit-lsp"),
      segundos: 240
    )
    defer { cliente.cerrar() }
    let raiz = "file://\(carpeta)"
    try cliente.preguntar(
      "initialize",
      [
        "processId": Int(getpid()), "rootUri": raiz,
        "capabilities": ["textDocument": ["publishDiagnostics": [String: String]()]],
        "workspaceFolders": [["uri": raiz, "name": "prueba"]],
        "initializationOptions": ["backgroundIndexing": false],
      ]
    )
    try cliente.avisar("initialized", [:])
    try cliente.avisar(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "\(raiz)/Sources/Leccion/Caja.swift", "languageId": "swift", "version": 1,
          "text": Self.codigo,
        ] as [String: Any]
      ]
    )
    var mensajes: [String] = []
    while mensajes.isEmpty, let recibido = try cliente.siguiente() {
      guard recibido["method"] as? String == "textDocument/publishDiagnostics",
        let datos = recibido["params"] as? [String: Any],
        let dichos = datos["diagnostics"] as? [[String: Any]]
      else { continue }
      mensajes = dichos.compactMap { $0["message"] as? String }
    }
    #expect(mensajes == ["No se encuentra \(Self.frase)"])
  }
}
