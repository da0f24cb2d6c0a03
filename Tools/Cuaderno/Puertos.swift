/// Lo que el recorrido necesita del mundo: compilar, enlazar y correr. `Sistema` lo cumple.
package protocol Taller: Sendable {
  /// Compila el módulo del estudiante.
  func compilar(_ entrega: Entrega, de leccion: Leccion) async throws(Fallo) -> Compilacion
  /// Compila los pasos contra ese módulo, cada uno por su lado y a la vez.
  func compilar(
    _ pasos: [Paso],
    de leccion: Leccion,
    contra modulo: ModuloCompilado
  ) async throws(Fallo) -> [PasoCompilado]
  /// Enlaza el módulo y los pasos en un ejecutable.
  func enlazar(
    _ modulo: ModuloCompilado,
    _ pasos: [PasoCompilado],
    de leccion: Leccion
  ) async throws(Fallo) -> Ejecutable
  /// Corre las comprobaciones que digan los nombres, o todas.
  func correr(
    _ ejecutable: Ejecutable,
    solo: [String]?,
    modo: ModoDeCorrida
  ) async throws(Fallo) -> Corrida
}

/// Cómo se corren las comprobaciones.
package enum ModoDeCorrida: Sendable, Equatable {
  /// Todas seguidas, sin traza.
  case todas
  /// Una sola, con la traza de la parada si la hay y menos tiempo.
  case una
}

/// Lo que sale de compilar el módulo del estudiante.
package struct Compilacion: Sendable, Equatable {
  /// El módulo, o `nil` si no compila.
  package var modulo: ModuloCompilado?
  /// Lo que dijo el compilador.
  package var diagnosticos: [Diagnostico]
  /// Crea el resultado de una compilación.
  package init(modulo: ModuloCompilado?, diagnosticos: [Diagnostico]) {
    self.modulo = modulo
    self.diagnosticos = diagnosticos
  }
}

/// Un módulo ya compilado.
package struct ModuloCompilado: Sendable, Equatable {
  /// La carpeta donde están su objeto y su interfaz.
  package var carpeta: String
  /// La clave de todo el módulo.
  package var clave: String
  /// La huella de su interfaz: si no cambia, los pasos no se compilan otra vez.
  package var interfaz: String
  /// Los módulos que importa.
  package var importa: [String]
  /// Crea un módulo compilado.
  package init(carpeta: String, clave: String, interfaz: String, importa: [String]) {
    self.carpeta = carpeta
    self.clave = clave
    self.interfaz = interfaz
    self.importa = importa
  }
}

/// Un paso compilado, o los errores que lo impiden.
package enum PasoCompilado: Sendable, Equatable {
  case objeto(ruta: String, clave: String)
  case noCompila([Diagnostico])
}

/// Un ejecutable con las comprobaciones dentro.
package struct Ejecutable: Sendable, Equatable {
  package var ruta: String
  package var modulo: String
  /// Crea un ejecutable.
  package init(ruta: String, modulo: String) {
    self.ruta = ruta
    self.modulo = modulo
  }
}
