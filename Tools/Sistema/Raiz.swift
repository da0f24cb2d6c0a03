import Cuaderno
import Foundation

/// La carpeta del cuaderno y dónde guarda lo suyo.
package struct Raiz: Sendable, Equatable {
  /// La carpeta del cuaderno, sin enlaces.
  package let carpeta: String
  /// Dónde se guarda lo compilado.
  package let almacen: String
  /// Dónde se guardan el progreso y las copias.
  package let estado: String
  /// Si el cuaderno no se deja escribir y lo suyo va a la carpeta del usuario.
  package let soloLectura: Bool

  /// Busca el cuaderno: el pedido, o hacia arriba desde la carpeta actual, o desde el ejecutable.
  package static func buscar(pedida: String?) throws(Fallo) -> Raiz {
    let actual = Disco.real(".") ?? "/"
    if let pedida {
      guard let real = Disco.real(pedida), esCuaderno(real) else {
        throw .sinCuaderno(desde: pedida)
      }
      return Raiz(en: real)
    }
    if let real = haciaArriba(actual) { return Raiz(en: real) }
    if let propio = Bundle.main.executablePath.flatMap(Disco.real), let real = haciaArriba(propio) {
      return Raiz(en: real)
    }
    throw .sinCuaderno(desde: actual)
  }

  private init(en carpeta: String) {
    self.carpeta = carpeta
    let entorno = ProcessInfo.processInfo.environment
    soloLectura = access(carpeta, W_OK) != 0 || !seEscribe(carpeta)
    if soloLectura {
      let base = entorno["XDG_CACHE_HOME"] ?? "\(entorno["HOME"] ?? "/tmp")/.cache"
      let propia = "\(base)/cuaderno/\(Huella(partes: [carpeta]).corta)"
      almacen = "\(propia)/leccion"
      estado = "\(propia)/estado"
    } else {
      almacen = "\(carpeta)/.build/leccion"
      estado = "\(carpeta)/.leccion"
    }
  }

  private static func haciaArriba(_ desde: String) -> String? {
    var ruta = desde
    while true {
      if esCuaderno(ruta) { return ruta }
      guard let barra = ruta.lastIndex(of: "/"), ruta.count > 1 else { return nil }
      ruta = barra == ruta.startIndex ? "/" : String(ruta[..<barra])
    }
  }

  private static func esCuaderno(_ ruta: String) -> Bool {
    ["Package.swift", "Lecciones", "Soluciones", "Sources/Apoyo"].allSatisfy {
      Disco.clase("\(ruta)/\($0)") != .nada
    }
  }
}

/// Como administrador, `access` no basta: se prueba a crear la carpeta de lo compilado.
private func seEscribe(_ carpeta: String) -> Bool {
  let build = "\(carpeta)/.build"
  return (try? Disco.crearCarpeta(build)) != nil && access(build, W_OK) == 0
}
