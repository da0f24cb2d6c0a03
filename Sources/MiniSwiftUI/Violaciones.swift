#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// El único sitio de la biblioteca que detiene el programa o escribe una advertencia.
enum Violaciones {
  /// Las vistas básicas no tienen `body`: nadie debe pedirlo.
  static func bodyDeVistaBasica() -> Never {
    fatalError("body() should not be called on a basic view")
  }

  /// Un método que cada subclase interna tiene que escribir.
  static func sinImplementar() -> Never {
    fatalError("Falta escribir este método en la subclase")
  }

  /// Nadie puso en el entorno el `@Observable` que pide un `@Environment(T.self)`.
  static func faltaObservable(_ tipo: Any.Type) -> Never {
    fatalError(
      "No Observable object of type \(tipo) found. A View.environmentObject(_:) for \(tipo) "
        + "may be missing as an ancestor of this view."
    )
  }

  /// Nadie puso en el entorno el objeto que pide un `@EnvironmentObject`.
  static func faltaObservableObject(_ tipo: Any.Type) -> Never {
    fatalError(
      "No ObservableObject of type \(tipo) found. A View.environmentObject(_:) for \(tipo) "
        + "may be missing as an ancestor of this view."
    )
  }

  /// Se leyó un `@Environment` antes de que su vista entrara en el árbol.
  static func entornoSinInstalar(_ tipo: Any.Type) -> Never {
    fatalError("Accessing Environment<\(tipo)>'s value outside of being installed on a View.")
  }

  /// El árbol ha gastado la pila del hilo.
  static func demasiadoHondo(_ niveles: Int, _ vista: String?) -> Never {
    let culpable = vista.map { " ¿Se contiene a sí misma la vista \($0)?" } ?? ""
    fatalError("El árbol de vistas es demasiado hondo: \(niveles) niveles.\(culpable)")
  }

  /// Escribe una advertencia por la salida de errores y la guarda para quien comprueba.
  ///
  /// - Parameters:
  ///   - advertencia: qué pasó.
  ///   - contexto: el árbol en el que pasó; si no se sabe, el del código que corre.
  static func advertir(_ advertencia: Advertencia, en contexto: Contexto? = nil) {
    let contexto = contexto ?? Contexto.actual
    guard contexto?.apuntar(advertencia) ?? true else { return }
    let linea = "[SwiftUI] \(advertencia)\n"
    _ = linea.withCString { write(STDERR_FILENO, $0, linea.utf8.count) }
  }
}
