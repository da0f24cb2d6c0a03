import Synchronization

/// Un sí o no que se puede tocar desde cualquier hilo; nace en sí.
final class Bandera: Sendable {
  private let valor = Atomic(true)

  /// Si sigue puesta.
  var estaPuesta: Bool { valor.load(ordering: .acquiring) }

  /// La quita.
  ///
  /// - Returns: si estaba puesta.
  @discardableResult
  func quitar() -> Bool { valor.exchange(false, ordering: .acquiringAndReleasing) }
}
