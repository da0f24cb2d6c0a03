/// Una compilación: qué módulo, de qué ficheros, con qué banderas y adónde.
package struct OrdenDeCompilar: Sendable, Equatable {
  package var modulo: String
  package var fuentes: [String]
  /// Dónde se deja el objeto.
  package var objeto: String
  /// Dónde se deja la interfaz (`.swiftmodule`), si se quiere.
  package var interfaz: String?
  /// Las banderas propias de esta compilación.
  package var banderas: [String]
  /// Si el fichero tiene código suelto (un programa) en vez de solo declaraciones.
  package var esPrograma: Bool
  /// Si solo se quiere la interfaz, sin objeto.
  package var soloInterfaz = false

  /// Crea una orden de compilación.
  package init(
    modulo: String,
    fuentes: [String],
    objeto: String,
    interfaz: String? = nil,
    banderas: [String] = [],
    esPrograma: Bool = false
  ) {
    self.modulo = modulo
    self.fuentes = fuentes
    self.objeto = objeto
    self.interfaz = interfaz
    self.banderas = banderas
    self.esPrograma = esPrograma
  }
}

extension PlanDelDriver {
  /// Las banderas que hacen legible para el cuaderno lo que dice el compilador.
  private static let formato = ["-diagnostic-style", "llvm", "-no-color-diagnostics"]

  /// El mandato del frontend que cumple `orden`, o el del driver si no hay plan.
  package func mandato(_ orden: OrdenDeCompilar) -> [String] {
    if frontend.isEmpty { return mandatoDelDriver(orden) }
    return frontend + [orden.soloInterfaz ? "-emit-module" : "-c"] + comunes(orden) + Self.formato
      + ["-debug-diagnostic-names"]
  }

  /// El mismo encargo hecho al driver: más lento, pero no depende del plan.
  package func mandatoDelDriver(_ orden: OrdenDeCompilar) -> [String] {
    [driver, "-wmo", "-no-emit-module-separately-wmo"] + Self.banderasComunes
      + (orden.interfaz == nil ? [] : ["-emit-module"])
      + (orden.soloInterfaz ? [] : ["-c"]) + comunes(orden) + Self.formato
      + ["-Xfrontend", "-debug-diagnostic-names"]
  }

  private func comunes(_ orden: OrdenDeCompilar) -> [String] {
    orden.fuentes + ["-module-name", orden.modulo]
      + (orden.soloInterfaz ? [] : ["-o", orden.objeto])
      + (orden.esPrograma ? [] : ["-parse-as-library"])
      + (orden.interfaz.map { ["-emit-module-path", $0] } ?? [])
      + orden.banderas
  }

  /// El mandato que enlaza `objetos` en `ejecutable`.
  ///
  /// `lista` es el fichero con las bibliotecas que piden los objetos, o `nil` si no hay.
  package func mandatoDeEnlace(objetos: [String], lista: String?, ejecutable: String) -> [String] {
    if enlace.isEmpty { return mandatoDeEnlaceDelDriver(objetos: objetos, ejecutable: ejecutable) }
    return enlace.flatMap { pieza -> [String] in
      switch pieza {
      case Self.objetos: objetos
      case Self.salida: [ejecutable]
      case Self.bibliotecas: lista.map { ["@\($0)"] } ?? []
      default: [pieza]
      }
    }
  }

  /// El mismo enlace hecho por el driver.
  package func mandatoDeEnlaceDelDriver(objetos: [String], ejecutable: String) -> [String] {
    [driver] + objetos + ["-o", ejecutable]
  }
}
