import Foundation
import Sistema
import Testing

/// Un `swiftc` escrito para una prueba.
enum CompiladorFingido {
  /// Escribe el guion como `swiftc` y da el entorno que lo hace encontrar antes que el de verdad.
  static func escribir(en casa: String, _ guion: String) throws -> [String: String] {
    let carpeta = "\(casa)/herramientas"
    try Disco.crearCarpeta(carpeta)
    let ruta = "\(carpeta)/swiftc"
    try Disco.escribir(Array("#!/bin/sh\n\(guion)\n".utf8), en: ruta)
    try #require(chmod(ruta, 0o755) == 0)
    let antes = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return ["PATH": "\(carpeta):\(antes)"]
  }
}
