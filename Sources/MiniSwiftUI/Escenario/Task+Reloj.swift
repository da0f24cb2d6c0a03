// Dentro de un escenario, dormir es esperar al reloj manual; fuera, es dormir de verdad. Estas dos
// funciones se llaman como las de la biblioteca estándar y, al importar SwiftUI, se eligen antes.

extension Task where Success == Never, Failure == Never {
  /// Duerme la tarea; dentro de un ``Escenario``, hasta que su reloj avance.
  ///
  /// - Parameters:
  ///   - duration: cuánto.
  ///   - tolerance: el margen admitido.
  /// - Throws: `CancellationError` si la tarea se cancela antes.
  public nonisolated(nonsending) static func sleep(
    for duration: Duration,
    tolerance: Duration? = nil
  ) async throws {
    if let reloj = Contexto.actual?.reloj {
      try await reloj.dormir(hasta: reloj.now.advanced(by: duration))
    } else {
      try await Task.sleep(for: duration, tolerance: tolerance, clock: .continuous)
    }
  }

  /// Duerme la tarea; dentro de un ``Escenario``, hasta que su reloj avance.
  ///
  /// - Parameter duration: cuánto, en nanosegundos.
  /// - Throws: `CancellationError` si la tarea se cancela antes.
  public nonisolated(nonsending) static func sleep(nanoseconds duration: UInt64) async throws {
    try await Task.sleep(for: .nanoseconds(Int64(clamping: duration)))
  }
}
