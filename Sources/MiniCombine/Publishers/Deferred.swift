/// Crea un publicador nuevo para cada suscriptor, cuando se suscribe.
///
/// ```swift ejecuta
/// import Combine
///
/// let hora = Deferred {
///   print("se crea")
///   return Just("ahora")
/// }
/// print("nadie lo ha pedido")
/// let recibo = hora.sink { print($0) }
/// recibo.cancel()
/// ```
/// ```salida
/// nadie lo ha pedido
/// se crea
/// ahora
/// ```
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// Lo que entrega el publicador creado.
  public typealias Output = DeferredPublisher.Output
  /// El fallo del publicador creado.
  public typealias Failure = DeferredPublisher.Failure

  /// Crea el publicador de cada suscriptor.
  public let createPublisher: () -> DeferredPublisher

  /// Guarda cómo se crea el publicador.
  ///
  /// - Parameter createPublisher: se llama una vez por suscriptor.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Crea un publicador y le conecta el suscriptor.
  ///
  /// - Parameter subscriber: el suscriptor.
  public func receive<S>(subscriber: S)
  where S: Subscriber, DeferredPublisher.Failure == S.Failure, DeferredPublisher.Output == S.Input {
    createPublisher().subscribe(subscriber)
  }
}
