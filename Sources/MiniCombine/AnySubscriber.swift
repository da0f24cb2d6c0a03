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
  private let caja: CajaDeSuscriptor<Input, Failure>

  /// El identificador del suscriptor escondido.
  public let combineIdentifier: CombineIdentifier

  /// Esconde el tipo de un suscriptor.
  ///
  /// - Parameter s: el suscriptor; si ya es un `AnySubscriber`, no se envuelve otra vez.
  public init<S>(_ s: S) where S: Subscriber, Input == S.Input, Failure == S.Failure {
    combineIdentifier = s.combineIdentifier
    if let otro = s as? AnySubscriber<Input, Failure> {
      caja = otro.caja
    } else {
      caja = CajaDeTipo(s)
    }
  }

  /// Hace un suscriptor que reenvía a un sujeto.
  ///
  /// - Parameter s: el sujeto.
  public init<S>(_ s: S) where S: Subject, Input == S.Output, Failure == S.Failure {
    self.init(SubjectSubscriber(s))
  }

  /// Hace un suscriptor con closures; sin ellos no pide ni hace nada.
  ///
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

/// Lo que se guarda: la subclase sabe el tipo.
private class CajaDeSuscriptor<Input, Failure: Error> {
  var description: String { "Anonymous AnySubscriber" }
  var customMirror: Mirror { Mirror(reflecting: description) }
  var playgroundDescription: Any { description }
  func receive(subscription: any Subscription) {}
  func receive(_ value: Input) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<Failure>) {}
}

private final class CajaDeClosures<Input, Failure: Error>: CajaDeSuscriptor<Input, Failure> {
  private let alSuscribir: ((any Subscription) -> Void)?
  private let alValor: ((Input) -> Subscribers.Demand)?
  private let alFinal: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    _ alSuscribir: ((any Subscription) -> Void)?,
    _ alValor: ((Input) -> Subscribers.Demand)?,
    _ alFinal: ((Subscribers.Completion<Failure>) -> Void)?
  ) {
    self.alSuscribir = alSuscribir
    self.alValor = alValor
    self.alFinal = alFinal
  }

  override func receive(subscription: any Subscription) { alSuscribir?(subscription) }
  override func receive(_ value: Input) -> Subscribers.Demand { alValor?(value) ?? .none }
  override func receive(completion: Subscribers.Completion<Failure>) { alFinal?(completion) }
}

private final class CajaDeTipo<S: Subscriber>: CajaDeSuscriptor<S.Input, S.Failure> {
  private let suscriptor: S
  init(_ suscriptor: S) { self.suscriptor = suscriptor }

  override var description: String { String(describing: suscriptor) }
  override var customMirror: Mirror { Mirror(reflecting: suscriptor) }
  override var playgroundDescription: Any {
    (suscriptor as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
  }
  override func receive(subscription: any Subscription) {
    suscriptor.receive(subscription: subscription)
  }
  override func receive(_ value: S.Input) -> Subscribers.Demand { suscriptor.receive(value) }
  override func receive(completion: Subscribers.Completion<S.Failure>) {
    suscriptor.receive(completion: completion)
  }
}
