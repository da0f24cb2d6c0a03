extension Publishers {
  /// Deja pasar todo y llama a un closure con cada suceso.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let mensajes = PassthroughSubject<String, Never>()
  /// var mirador = mensajes.handleEvents()
  /// mirador.receiveOutput = { print("pasa \($0)") }
  /// mirador.receiveCancel = { print("se cancela") }
  /// let recibo = mirador.sink { print("llega \($0)") }
  /// mensajes.send("hola")
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// pasa hola
  /// llega hola
  /// se cancela
  /// ```
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Al llegar la suscripción.
    public var receiveSubscription: ((any Subscription) -> Void)?

    /// Al llegar un valor, antes de que siga.
    public var receiveOutput: ((Upstream.Output) -> Void)?

    /// Al llegar el final, antes de que siga.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

    /// Al cancelar.
    public var receiveCancel: (() -> Void)?

    /// Al pedir.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - receiveSubscription: al llegar la suscripción.
    ///   - receiveOutput: al llegar un valor, antes de que siga.
    ///   - receiveCompletion: al llegar el final, antes de que siga.
    ///   - receiveCancel: al cancelar.
    ///   - receiveRequest: al pedir.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)?,
      receiveOutput: ((Upstream.Output) -> Void)?,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?,
      receiveCancel: (() -> Void)?,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Escucha(CajaDeTipo.de(subscriber), self))
    }
  }
}

extension Publisher {
  /// Deja pasar todo y llama a un closure con cada suceso; sirve para mirar una cadena.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = Just(1)
  ///   .handleEvents(
  ///     receiveOutput: { print("pasa \($0)") }, receiveCompletion: { print($0) },
  ///     receiveRequest: { print("se pide \($0)") }
  ///   )
  ///   .sink { print("llega \($0)") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// se pide unlimited
  /// pasa 1
  /// llega 1
  /// finished
  /// ```
  /// - Parameters:
  ///   - receiveSubscription: al llegar la suscripción.
  ///   - receiveOutput: al llegar un valor, antes de que siga.
  ///   - receiveCompletion: al llegar el final, antes de que siga.
  ///   - receiveCancel: al cancelar.
  ///   - receiveRequest: al pedir.
  /// - Returns: el publicador que lo hace.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self,
      receiveSubscription: receiveSubscription,
      receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion,
      receiveCancel: receiveCancel,
      receiveRequest: receiveRequest
    )
  }
}

/// El operador de `handleEvents`.
private final class Escucha<Upstream: Publisher>:
  Operador<Upstream.Output, Upstream.Failure, Upstream.Output, Upstream.Failure>
{
  private let sucesos: Sucesos

  private struct Sucesos {
    let suscripcion: ((any Subscription) -> Void)?
    let valor: ((Upstream.Output) -> Void)?
    let final: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    let cancelacion: (() -> Void)?
    let peticion: ((Subscribers.Demand) -> Void)?
  }

  init(_ receptor: Receptor, _ operador: Publishers.HandleEvents<Upstream>) {
    sucesos = Sucesos(
      suscripcion: operador.receiveSubscription,
      valor: operador.receiveOutput,
      final: operador.receiveCompletion,
      cancelacion: operador.receiveCancel,
      peticion: operador.receiveRequest
    )
    super.init("HandleEvents", receptor)
  }

  override func receive(subscription: any Subscription) {
    guard let receptor = aceptar(subscription) else { return }
    sucesos.suscripcion?(subscription)
    receptor.receive(subscription: self)
  }

  override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard let receptor = abajo else { return .none }
    sucesos.valor?(input)
    let nueva = receptor.receive(input)
    if nueva > .none { sucesos.peticion?(nueva) }
    return nueva
  }

  override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    guard let receptor = acabar().receptor else { return }
    sucesos.final?(completion)
    receptor.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    sucesos.peticion?(demand)
    super.request(demand)
  }

  override func cancel() {
    sucesos.cancelacion?()
    super.cancel()
  }
}
