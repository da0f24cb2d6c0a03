/// Un suscriptor guardado sin su tipo: la subclase lo sabe.
///
/// Es lo que guardan ``AnySubscriber`` y los conductos de los sujetos.
class CajaDeSuscriptor<Input, Failure: Error> {
  var description: String { "Anonymous AnySubscriber" }
  var customMirror: Mirror { Mirror(reflecting: description) }
  var playgroundDescription: Any { description }
  /// El suscriptor guardado, para los espejos.
  var original: Any { self }
  func receive(subscription: any Subscription) {}
  func receive(_ value: Input) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<Failure>) {}
}

/// Un suscriptor hecho con tres closures.
final class CajaDeClosures<Input, Failure: Error>: CajaDeSuscriptor<Input, Failure> {
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

/// Un suscriptor de un tipo concreto.
final class CajaDeTipo<S: Subscriber>: CajaDeSuscriptor<S.Input, S.Failure> {
  private let suscriptor: S
  private init(_ suscriptor: S) { self.suscriptor = suscriptor }

  /// Guarda un suscriptor; si ya venía guardado, no lo envuelve otra vez.
  static func de(_ suscriptor: S) -> CajaDeSuscriptor<S.Input, S.Failure> {
    (suscriptor as? AnySubscriber<S.Input, S.Failure>)?.caja ?? CajaDeTipo(suscriptor)
  }

  override var original: Any { suscriptor }
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
