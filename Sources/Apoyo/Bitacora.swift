import Synchronization

/// Una lista de líneas en la que se puede escribir desde cualquier hilo, también desde un `deinit`.
public final class Bitacora: Sendable {
  private let escritas = Mutex<[String]>([])

  /// Crea una bitácora en blanco.
  public init() {}

  /// Lo escrito hasta ahora, en orden.
  public var lineas: [String] { escritas.withLock { $0 } }

  /// Añade una línea al final.
  public func escribir(_ linea: String) {
    escritas.withLock { $0.append(linea) }
  }
}
