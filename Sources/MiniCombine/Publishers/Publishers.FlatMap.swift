extension Publishers {
  /// Convierte cada valor en un publicador y mezcla lo que entregan.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let mesas = [1, 2].publisher
  /// let platos = Publishers.FlatMap(upstream: mesas, maxPublishers: .max(1)) { mesa in
  ///   ["sopa", "fruta"].publisher.map { "mesa \(mesa): \($0)" }
  /// }
  /// let recibo = platos.sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// mesa 1: sopa
  /// mesa 1: fruta
  /// mesa 2: sopa
  /// mesa 2: fruta
  /// ```
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// Lo que entrega.
    public typealias Output = NewPublisher.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Cuántos publicadores puede haber a la vez.
    public let maxPublishers: Subscribers.Demand

    /// Convierte un valor en un publicador.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - maxPublishers: cuántos publicadores puede haber a la vez.
    ///   - transform: convierte un valor en un publicador.
    public init(
      upstream: Upstream,
      maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Ramificacion(CajaDeTipo.de(subscriber), maximo: maxPublishers, transformar: transform)
      )
    }
  }
}

extension Publisher {
  /// Convierte cada valor en un publicador y mezcla lo que entregan.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = [1, 2].publisher
  ///   .flatMap { n in ["\(n)a", "\(n)b"].publisher }
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 1a
  /// 1b
  /// 2a
  /// 2b
  /// ```
  /// - Parameters:
  ///   - maxPublishers: cuántos publicadores puede haber a la vez.
  ///   - transform: convierte un valor en un publicador.
  /// - Returns: el publicador que lo hace.
  public func flatMap<T, P>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

/// La confluencia de `flatMap`: cada valor de arriba añade un afluente.
private final class Ramificacion<Input, Nuevo: Publisher>:
  Confluencia<Nuevo.Output, Nuevo.Failure>, Subscriber
{
  typealias Failure = Nuevo.Failure

  private let maximo: Subscribers.Demand
  private let transformar: (Input) -> Nuevo
  private let arriba = UnaSuscripcion()

  init(
    _ receptor: Receptor,
    maximo: Subscribers.Demand,
    transformar: @escaping (Input) -> Nuevo
  ) {
    self.maximo = maximo
    self.transformar = transformar
    super.init("FlatMap", receptor)
  }

  func receive(subscription: any Subscription) {
    guard arriba.aceptar(subscription) else { return }
    presentar()
    subscription.request(maximo)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    unir(transformar(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Nuevo.Failure>) {
    _ = arriba.soltar()
    switch completion {
    case .finished: completar()
    case .failure: terminar(completion)
    }
  }

  override func acaboUnAfluente() {
    if maximo != .unlimited { arriba.actual?.request(.max(1)) }
  }

  override func alCortar() {
    arriba.soltar()?.cancel()
  }
}
