/// Una lección del curso, leída de sus carpetas.
package struct Leccion: Sendable, Equatable {
  /// Su número, de 1 en adelante.
  package let numero: Int
  /// Su nombre corto, sin el número: `propiedades-ignoradas`.
  package let slug: String
  /// El título del texto.
  package let titulo: String
  /// Lo que declara su README.
  package let portada: Portada

  /// Crea una lección a partir de lo leído.
  package init(numero: Int, slug: String, titulo: String, portada: Portada) {
    self.numero = numero
    self.slug = slug
    self.titulo = titulo
    self.portada = portada
  }

  /// El número con dos cifras: `03`.
  package var etiqueta: String { Self.etiqueta(numero) }
  /// El nombre de su carpeta: `03-propiedades-ignoradas`.
  package var carpeta: String { "\(etiqueta)-\(slug)" }
  /// El módulo que importan las comprobaciones: `Leccion03`.
  package var modulo: String { "Leccion\(etiqueta)" }
  /// El módulo de las comprobaciones: `Leccion03Tests`.
  package var moduloDePruebas: String { "\(modulo)Tests" }
  /// La carpeta de las comprobaciones, dentro del cuaderno.
  package var carpetaDePruebas: String { "Tests/\(moduloDePruebas)" }
  /// La carpeta del estudiante, dentro del cuaderno.
  package var carpetaDelAlumno: String { "Lecciones/\(carpeta)" }
  /// La carpeta de la solución, dentro del cuaderno.
  package var carpetaDeSolucion: String { "Soluciones/\(carpeta)" }

  /// Escribe un número de lección con dos cifras al menos.
  package static func etiqueta(_ numero: Int) -> String {
    numero < 10 ? "0\(numero)" : "\(numero)"
  }

  /// Separa el nombre de una carpeta en número y slug, o da `nil` si no lo es de una lección.
  package static func separar(carpeta: String) -> (numero: Int, slug: String)? {
    guard let guion = carpeta.firstIndex(of: "-"), carpeta[..<guion].count >= 2,
      let numero = Int(carpeta[..<guion]), numero > 0
    else { return nil }
    let slug = carpeta[carpeta.index(after: guion)...]
    guard !slug.isEmpty, etiqueta(numero) == carpeta[..<guion],
      slug.utf8.allSatisfy({ (97...122).contains($0) || (48...57).contains($0) || $0 == 45 })
    else { return nil }
    return (numero, String(slug))
  }
}

/// Cuál de las versiones de un ejercicio se comprueba: cambia la carpeta y nada más.
package enum Version: Sendable, Hashable {
  case alumno
  case solucion
  case inicio
  case error(String)

  /// Lee lo que se escribe tras `--con`: `alumno`, `solucion`, `inicio` o `error:SLUG`.
  package init?(_ texto: String) {
    switch texto {
    case "alumno": self = .alumno
    case "solucion": self = .solucion
    case "inicio": self = .inicio
    default:
      // El slug es el nombre de una carpeta: no puede salir de la suya.
      let slug = texto.dropFirst(6)
      guard texto.hasPrefix("error:"), !slug.isEmpty, !slug.hasPrefix("."), !slug.contains("/")
      else { return nil }
      self = .error(String(slug))
    }
  }

  /// El nombre tal como se escribe tras `--con`.
  package var nombre: String {
    switch self {
    case .alumno: "alumno"
    case .solucion: "solucion"
    case .inicio: "inicio"
    case .error(let slug): "error:\(slug)"
    }
  }

  /// La carpeta de esta versión, dentro del cuaderno.
  package func carpeta(de leccion: Leccion) -> String {
    switch self {
    case .alumno: leccion.carpetaDelAlumno
    case .solucion: leccion.carpetaDeSolucion
    case .inicio: leccion.carpetaDeSolucion + "/Inicio"
    case .error(let slug): leccion.carpetaDeSolucion + "/Errores/\(slug)"
    }
  }
}
