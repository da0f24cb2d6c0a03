import Dispatch

/// Sabe si se está en la cola principal, que es donde se dibuja.
///
/// No basta con mirar el hilo: en Linux, cuando el programa queda a la espera, la cola principal
/// pasa de un hilo a otro.
enum HiloPrincipal {
  private static let marca: DispatchSpecificKey<Bool> = {
    let marca = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: marca, value: true)
    return marca
  }()

  /// Si quien pregunta está en la cola principal.
  static var esEste: Bool { DispatchQueue.getSpecific(key: marca) ?? false }
}
