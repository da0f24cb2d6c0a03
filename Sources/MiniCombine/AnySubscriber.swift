/// Un suscriptor del que solo se sabe qué recibe; también se hace con tres closures.
///
/// ```swift ejecuta
/// import Combine
///
/// let suscriptor = AnySubscriber<Int, Never>(
///   receiveSubscription: { $0.request(.max(1)) },
///   receiveValue: { valor in
///     print(valor)
///     return valor == 1 ? .max(1) : .none
///   }
/// )
/// (1...5).publisher.subscribe(suscriptor)
/// ```
/// ```salida
/// 1
/// 2
/// ```
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  let caja: CajaDeSuscriptor<Input, Failure>

  /// El identificador del suscriptor escondido.
  public let combineIdentifier: CombineIdentifier

  /// Esconde el tipo de un suscriptor.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let sumidero = Subscribers.Sink<Int, Never>(
  ///   receiveCompletion: { print($0) },
  ///   receiveValue: { print("llega \($0)") }
  /// )
  /// let borrado = AnySubscriber(sumidero)
  /// Just(3).subscribe(borrado)
  /// ```
  /// ```salida
  /// llega 3
  /// finished
  /// ```
  /// - Parameter s: el suscriptor; si ya es un `AnySubscriber`, no se envuelve otra vez.
  public init<S>(_ s: S) where S: Subscriber, Input == S.Input, Failure == S.Failure {
    combineIdentifier = s.combineIdentifier
    caja = CajaDeTipo.de(s)
  }

  /// Hace un suscriptor que reenvía a un sujeto.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let eco = PassthroughSubject<String, Never>()
  /// let oyente = eco.sink { print("eco: \($0)") }
  /// ["hola", "adiós"].publisher.subscribe(AnySubscriber(eco))
  /// oyente.cancel()
  /// ```
  /// ```salida
  /// eco: hola
  /// eco: adiós
  /// ```
  /// - Parameter s: el sujeto.
  public init<S>(_ s: S) where S: Subject, Input == S.Output, Failure == S.Failure {
    self.init(SubjectSubscriber(s))
  }

  /// Hace un suscriptor con closures; sin ellos no pide ni hace nada.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let cuenta = AnySubscriber<String, Never>(
  ///   receiveSubscription: { $0.request(.unlimited) },
  ///   receiveValue: {
  ///     print($0)
  ///     return .none
  ///   },
  ///   receiveCompletion: { print($0) }
  /// )
  /// Just("pan").subscribe(cuenta)
  /// ```
  /// ```salida
  /// pan
  /// finished
  /// ```
  /// - Parameters:
  ///   - receiveSubscription: recibe la suscripción.
  ///   - receiveValue: recibe cada valor y dice cuántos más pide.
  ///   - receiveCompletion: recibe el final.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    caja = CajaDeClosures(receiveSubscription, receiveValue, receiveCompletion)
  }

  /// La descripción del suscriptor escondido.
  public var description: String { caja.description }

  /// El espejo del suscriptor escondido.
  public var customMirror: Mirror { caja.customMirror }

  /// Lo que el suscriptor escondido enseña en un playground.
  public var playgroundDescription: Any { caja.playgroundDescription }

  /// Pasa la suscripción.
  ///
  /// - Parameter subscription: la suscripción.
  public func receive(subscription: any Subscription) {
    caja.receive(subscription: subscription)
  }

  /// Pasa el valor.
  ///
  /// - Parameter value: el valor.
  /// - Returns: cuántos más se piden.
  public func receive(_ value: Input) -> Subscribers.Demand {
    caja.receive(value)
  }

  /// Pasa el final.
  ///
  /// - Parameter completion: el final.
  public func receive(completion: Subscribers.Completion<Failure>) {
    caja.receive(completion: completion)
  }
}
