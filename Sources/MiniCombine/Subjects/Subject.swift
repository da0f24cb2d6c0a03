/// Un publicador al que se le pueden meter valores desde fuera.
///
/// ```swift ejecuta
/// import Combine
///
/// func llenar(_ sujeto: some Subject<Int, Never>) {
///   sujeto.send(1)
///   sujeto.send(completion: .finished)
/// }
/// let sujeto = PassthroughSubject<Int, Never>()
/// let recibo = sujeto.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
/// llenar(sujeto)
/// recibo.cancel()
/// ```
/// ```salida
/// 1
/// finished
/// ```
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Entrega un valor a los suscriptores.
  ///
  /// - Parameter value: el valor.
  func send(_ value: Output)

  /// Entrega el final; después no se entrega nada.
  ///
  /// - Parameter completion: el final.
  func send(completion: Subscribers.Completion<Failure>)

  /// Une al sujeto con un publicador de arriba, que así sabe si alguien quiere valores.
  ///
  /// - Parameter subscription: la suscripción con ese publicador.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Avisa a los suscriptores, sin valor.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let timbre = PassthroughSubject<Void, Never>()
  /// let recibo = timbre.sink { print("llaman") }
  /// timbre.send()
  /// timbre.send()
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// llaman
  /// llaman
  /// ```
  public func send() {
    send(())
  }
}
