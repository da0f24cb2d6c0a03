/// Quien recibe: primero una suscripción, luego los valores que pida y, como mucho, un final.
///
/// ```swift ejecuta
/// import Combine
///
/// final class DeDosEnDos: Subscriber {
///   func receive(subscription: any Subscription) { subscription.request(.max(2)) }
///   func receive(_ input: Int) -> Subscribers.Demand {
///     print("llega \(input)")
///     return .none
///   }
///   func receive(completion: Subscribers.Completion<Never>) { print(completion) }
/// }
/// (1...5).publisher.subscribe(DeDosEnDos())
/// ```
/// ```salida
/// llega 1
/// llega 2
/// ```
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// El tipo de los valores que recibe.
  associatedtype Input
  /// El tipo del fallo que puede recibir; `Never` si ninguno.
  associatedtype Failure: Error

  /// Llega la suscripción, con la que se pide y se cancela.
  ///
  /// - Parameter subscription: el hilo que une al suscriptor con el publicador.
  func receive(subscription: any Subscription)

  /// Llega un valor.
  ///
  /// - Parameter input: el valor.
  /// - Returns: cuántos valores más se piden, que se suman a los ya pedidos.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Llega el final: no habrá más valores.
  ///
  /// - Parameter completion: fin normal o fallo.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Avisa de un valor vacío a un suscriptor de `Void`.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let timbre = AnySubscriber<Void, Never>(receiveValue: { _ in
  ///   print("ding")
  ///   return .max(1)
  /// })
  /// print(timbre.receive())
  /// ```
  /// ```salida
  /// ding
  /// max(1)
  /// ```
  /// - Returns: cuántos valores más se piden.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

/// El espacio de nombres de los suscriptores y de lo que intercambian.
///
/// ```swift ejecuta
/// import Combine
///
/// let fin: Subscribers.Completion<Never> = .finished
/// let demanda: Subscribers.Demand = .max(2)
/// let sumidero = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
/// print(fin, demanda, sumidero)
/// ```
/// ```salida
/// finished max(2) Sink
/// ```
public enum Subscribers {}
