import Synchronization

/// La demanda pendiente de un suscriptor, sin cerrojo.
struct DemandaAtomica: ~Copyable, Sendable {
  private static let sinLimite = Int.max
  private let pendiente = Atomic<Int>(0)

  /// La demanda en este momento.
  var actual: Subscribers.Demand {
    let ahora = pendiente.load(ordering: .relaxed)
    return ahora == Self.sinLimite ? .unlimited : .max(ahora)
  }

  /// Gasta uno, si hay.
  ///
  /// - Returns: `false` si no quedaba demanda.
  @inline(__always)
  func gastar() -> Bool {
    var ahora = pendiente.load(ordering: .relaxed)
    while ahora != Self.sinLimite {
      guard ahora > 0 else { return false }
      let (cambiado, visto) = pendiente.weakCompareExchange(
        expected: ahora,
        desired: ahora - 1,
        ordering: .relaxed
      )
      if cambiado { return true }
      ahora = visto
    }
    return true
  }

  /// Suma lo que se pide.
  @inline(__always)
  func sumar(_ demanda: Subscribers.Demand) {
    if demanda != .none { sumarAlgo(demanda) }
  }

  private func sumarAlgo(_ demanda: Subscribers.Demand) {
    var ahora = pendiente.load(ordering: .relaxed)
    while ahora != Self.sinLimite {
      let suma = demanda.max.map { ahora.addingReportingOverflow($0) }
      let nueva = suma.map { $0.overflow ? Self.sinLimite : $0.partialValue } ?? Self.sinLimite
      let (cambiado, visto) = pendiente.weakCompareExchange(
        expected: ahora,
        desired: nueva,
        ordering: .relaxed
      )
      if cambiado { return }
      ahora = visto
    }
  }
}
