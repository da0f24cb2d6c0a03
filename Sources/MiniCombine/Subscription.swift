/// El vínculo entre un publicador y un suscriptor: por él se pide y se cancela.
///
/// Cancelar es definitivo: una suscripción cancelada no vuelve a entregar nada.
///
/// ```swift ejecuta
/// import Combine
///
/// final class Paciente: Subscriber {
///   var suscripcion: (any Subscription)?
///   func receive(subscription: any Subscription) { suscripcion = subscription }
///   func receive(_ input: Int) -> Subscribers.Demand {
///     print(input)
///     return .none
///   }
///   func receive(completion: Subscribers.Completion<Never>) {}
/// }
/// let paciente = Paciente()
/// (1...9).publisher.subscribe(paciente)
/// print("todavía nada")
/// paciente.suscripcion?.request(.max(2))
/// paciente.suscripcion?.cancel()
/// ```
/// ```salida
/// todavía nada
/// 1
/// 2
/// ```
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Pide valores; lo pedido se suma a lo que faltaba por llegar.
  ///
  /// - Parameter demand: cuántos; pedir `.none` a un sujeto detiene el programa.
  func request(_ demand: Subscribers.Demand)
}

/// El espacio de nombres de las suscripciones ya hechas.
///
/// ```swift ejecuta
/// import Combine
///
/// struct YaTermino: Publisher {
///   typealias Output = Int
///   typealias Failure = Never
///   func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
///     subscriber.receive(subscription: Subscriptions.empty)
///     subscriber.receive(completion: .finished)
///   }
/// }
/// let recibo = YaTermino().sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
/// recibo.cancel()
/// ```
/// ```salida
/// finished
/// ```
public enum Subscriptions {
  /// Una suscripción que no entrega nada y no hace nada al cancelarla.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let vacia = Subscriptions.empty
  /// vacia.request(.unlimited)
  /// vacia.cancel()
  /// print(vacia)
  /// ```
  /// ```salida
  /// Empty
  /// ```
  public static var empty: any Subscription { SuscripcionVacia.unica }
}

/// La suscripción sin valores; una sola instancia sirve para todos.
private final class SuscripcionVacia: Subscription, Sendable, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  static let unica = SuscripcionVacia()
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
  var description: String { "Empty" }
  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  var playgroundDescription: Any { description }
}
