/// Falla en el acto, sin entregar nada.
///
/// ```swift ejecuta
/// import Combine
///
/// struct SinRed: Error {}
/// let recibo = Fail<Int, SinRed>(error: SinRed())
///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
/// recibo.cancel()
/// ```
/// ```salida
/// failure(main.SinRed())
/// ```
public struct Fail<Output, Failure: Error>: Publisher {
  /// El fallo.
  public let error: Failure

  /// Crea el publicador de un fallo.
  ///
  /// - Parameter error: el fallo.
  public init(error: Failure) {
    self.error = error
  }

  /// Crea el publicador de un fallo diciendo el tipo de los valores.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// let recibo = Fail(outputType: String.self, failure: SinRed())
  ///   .catch { _ in Just("sin conexión") }
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// sin conexión
  /// ```
  /// - Parameters:
  ///   - outputType: el tipo de los valores que no llegarán.
  ///   - failure: el fallo.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  /// Conecta un suscriptor.
  ///
  /// - Parameter subscriber: el suscriptor.
  public func receive<S>(subscriber: S)
  where S: Subscriber, Output == S.Input, Failure == S.Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable where Output: Sendable {}
