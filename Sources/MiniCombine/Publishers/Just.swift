/// Entrega un valor y termina.
///
/// ```swift ejecuta
/// import Combine
///
/// let recibo = Just(42).sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
/// recibo.cancel()
/// ```
/// ```salida
/// 42
/// finished
/// ```
public struct Just<Output>: Publisher {
  /// No puede fallar.
  public typealias Failure = Never

  /// El valor que entrega.
  public let output: Output

  /// Crea el publicador de un valor.
  ///
  /// - Parameter output: el valor.
  public init(_ output: Output) {
    self.output = output
  }

  /// Conecta un suscriptor.
  ///
  /// - Parameter subscriber: el suscriptor.
  public func receive<S>(subscriber: S)
  where S: Subscriber, Output == S.Input, S.Failure == Never {
    subscriber.receive(
      subscription: SuscripcionDeUnValor(subscriber, output, nombre: "Just")
    )
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
