extension Publishers {
  /// Se suscribe, pide y cancela por un planificador.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let trabajo = Publishers.SubscribeOn(
  ///   upstream: Just("hecho"), scheduler: ImmediateScheduler.shared, options: nil
  /// )
  /// let recibo = trabajo.sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// hecho
  /// ```
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// El planificador.
    public let scheduler: Context

    /// Los ajustes del planificador.
    public let options: Context.SchedulerOptions?

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - scheduler: el planificador.
    ///   - options: los ajustes del planificador.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let operador = SuscritoPor<Upstream.Output, Upstream.Failure>(
        CajaDeTipo.de(subscriber)
      ) { [scheduler, options] in scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { [upstream] in upstream.subscribe(operador) }
    }
  }
}

extension Publisher {
  /// Se suscribe, pide y cancela por un planificador; no dice por dónde llegan los valores.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = Just("llega")
  ///   .subscribe(on: ImmediateScheduler.shared)
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// llega
  /// ```
  /// - Parameters:
  ///   - scheduler: el planificador.
  ///   - options: los ajustes del planificador.
  /// - Returns: el publicador que lo hace.
  public func subscribe<S>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> where S: Scheduler {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

/// El operador de `subscribe(on:)`.
private final class SuscritoPor<Input, Failure: Error>: Operador<Input, Failure, Input, Failure> {
  private let planificar: (@escaping () -> Void) -> Void

  init(_ receptor: Receptor, planificar: @escaping (@escaping () -> Void) -> Void) {
    self.planificar = planificar
    super.init("SubscribeOn", receptor)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    abajo?.receive(input) ?? .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    terminar(completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    guard let suscripcion = arriba else { return }
    planificar { suscripcion.request(demand) }
  }

  override func cancel() {
    guard let suscripcion = acabar().suscripcion else { return }
    planificar { suscripcion.cancel() }
  }
}
