import Foundation
import Testing

@testable import Cuaderno

/// Lo que dijeron de verdad el compilador, Swift Testing y el sistema de ejecución.
///
/// Se guarda en ficheros y se rehace con `Muestras/rehacer.sh`.
enum Muestras {
  static func texto(_ nombre: String) throws -> String {
    String(decoding: try bytes(nombre), as: UTF8.self)
  }

  static func bytes(_ nombre: String) throws -> [UInt8] {
    Array(try Data(contentsOf: carpeta.appending(path: "Muestras/\(nombre)")))
  }

  /// Las incidencias de un flujo de eventos, en orden.
  static func incidencias(_ nombre: String) throws -> [Incidencia] {
    Evento.leer(try bytes(nombre)).compactMap { evento in
      if case .incidencia(_, let incidencia) = evento { incidencia } else { nil }
    }
  }

  fileprivate static let carpeta = URL(filePath: #filePath).deletingLastPathComponent()
}

/// Una pantalla guardada en `Pantallas/`, que se compara entera.
///
/// Para rehacerlas, `REHACER_PANTALLAS=1 swift test --filter CuadernoTests`; después, léelas con
/// `git diff` antes de darlas por buenas.
struct Pantalla {
  let nombre: String

  /// Comprueba que `texto` es lo guardado, letra por letra.
  func comparar(_ texto: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let fichero = Muestras.carpeta.appending(path: "Pantallas/\(nombre).txt")
    if ProcessInfo.processInfo.environment["REHACER_PANTALLAS"] != nil {
      try Data(texto.utf8).write(to: fichero)
    }
    let guardado = String(decoding: try Data(contentsOf: fichero), as: UTF8.self)
    #expect(texto == guardado, sourceLocation: sourceLocation)
  }
}
