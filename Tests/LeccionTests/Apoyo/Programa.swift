import Cuaderno
import Foundation
import Sistema
import Testing

/// El programa `leccion` recién construido, y lo que deja en la pantalla.
enum Programa {
  /// El ejecutable: está junto a las pruebas.
  static let ruta: String? = {
    let propias = ([Bundle.main] + Bundle.allBundles).compactMap(\.executablePath)
    let raiz = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    var carpetas = propias.compactMap(Disco.real)
    while let ultima = carpetas.last, ultima.contains(".xctest/") {
      carpetas.append(carpeta(de: ultima))
    }
    return (carpetas.map { "\(carpeta(de: $0))/leccion" } + ["/\(raiz)/.build/debug/leccion"])
      .first { access($0, X_OK) == 0 }
  }()

  private static func carpeta(de ruta: String) -> String {
    ruta.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }

  /// El entorno de una prueba: el de aquí sin lo que cambia la pantalla, y con lo que pida.
  static func entorno(casa: String, _ cambios: [String: String?] = [:]) -> [String: String] {
    var entorno = ProcessInfo.processInfo.environment
    for clave in ["NO_COLOR", "LC_ALL", "LC_CTYPE", "XDG_CACHE_HOME", "SWIFT_EXEC"] {
      entorno[clave] = nil
    }
    entorno["LANG"] = "es_ES.UTF-8"
    entorno["TERM"] = "xterm-256color"
    entorno["HOME"] = casa
    for (clave, valor) in cambios { entorno[clave] = valor }
    return entorno
  }

  /// Los límites de una prueba: nada de lo que se prueba tarda tanto.
  static let limites = Limites(reloj: 600, cpu: 600, memoria: nil, salida: 1 << 22)
}

/// Lo que un programa dejó: cómo acabó y sus dos salidas.
struct Pantalla: Sendable, Equatable {
  var fin: FinDeProceso
  var salida: String
  var errores: String = ""
}

extension Pantalla {
  /// El informe de `--json`.
  func informe() throws -> InformeLeido {
    try JSONDecoder().decode(InformeLeido.self, from: Data(salida.utf8))
  }
}

/// Lo que las pruebas leen del informe en JSON.
struct InformeLeido: Decodable, Equatable {
  struct Comprobacion: Decodable, Equatable {
    struct Parada: Decodable, Equatable {
      var clase: String
      var motivo: String
      var fichero: String?
      var linea: Int?
      var funcion: String?
    }
    struct Fallo: Decodable, Equatable {
      var obtenido: String?
      var explicacion: String
    }
    var nombre: String
    var estado: String
    var fallos: [Fallo]
    var parada: Parada?
  }
  struct Paso: Decodable, Equatable {
    var comprobaciones: [Comprobacion]
  }
  var resultado: String
  var superadas: Int
  var total: Int
  var pasos: [Paso]
  var problemas: [String]
  var salida: String
  var salidaRecortada: Bool
  var ficherosDeMas: [String]

  var comprobaciones: [Comprobacion] { pasos.flatMap(\.comprobaciones) }
  /// Los estados, en orden: basta para muchas pruebas.
  var estados: [String] { comprobaciones.map(\.estado) }
}
