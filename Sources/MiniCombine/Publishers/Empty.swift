/// No entrega nada; termina en el acto o nunca.
///
/// ```swift ejecuta
/// import Combine
///
/// let recibo = Empty<Int, Never>()
///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
/// recibo.cancel()
/// ```
/// ```salida
/// finished
/// ```
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
  /// `true` si termina en el acto; si no, no termina nunca.
  public let completeImmediately: Bool

  /// Crea el publicador.
  ///
  /// - Parameter completeImmediately: si termina en el acto.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Crea el publicador diciendo sus tipos.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// let nunca = Empty(completeImmediately: false, outputType: Int.self, failureType: SinRed.self)
  /// let recibo = nunca.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// print("no llega ni el final")
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// no llega ni el final
  /// ```
  /// - Parameters:
  ///   - completeImmediately: si termina en el acto.
  ///   - outputType: el tipo de los valores.
  ///   - failureType: el tipo del fallo.
  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Conecta un suscriptor.
  ///
  /// - Parameter subscriber: el suscriptor.
  public func receive<S>(subscriber: S)
  where S: Subscriber, Output == S.Input, Failure == S.Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
