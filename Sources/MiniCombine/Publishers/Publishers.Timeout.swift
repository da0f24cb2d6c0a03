extension Publishers {
  /// Termina si pasa demasiado tiempo sin que llegue nada.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct Tarde: Error {}
  /// let espera = Publishers.Timeout(
  ///   upstream: PassthroughSubject<Int, Tarde>(), interval: .seconds(5),
  ///   scheduler: ImmediateScheduler.shared, options: nil, customError: { Tarde() }
  /// )
  /// let recibo = espera.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// failure(main.Tarde())
  /// ```
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// El tiempo máximo.
    public let interval: Context.SchedulerTimeType.Stride

    /// El planificador.
    public let scheduler: Context

    /// Los ajustes del planificador.
    public let options: Context.SchedulerOptions?

    /// El fallo con que se termina; sin él, se termina bien.
    public let customError: (() -> Upstream.Failure)?

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - interval: el tiempo máximo.
    ///   - scheduler: el planificador.
    ///   - options: los ajustes del planificador.
    ///   - customError: el fallo con que se termina; sin él, se termina bien.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?,
      customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Plazo(
          CajaDeTipo.de(subscriber),
          intervalo: interval,
          scheduler: scheduler,
          options: options,
          fallo: customError
        )
      )
    }
  }
}

extension Publisher {
  /// Termina, y cancela arriba, si pasa demasiado tiempo sin que llegue nada.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let respuesta = PassthroughSubject<String, Never>()
  /// let recibo = respuesta
  ///   .timeout(.seconds(5), scheduler: ImmediateScheduler.shared)
  ///   .sink(receiveCompletion: { print("sin respuesta: \($0)") }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// sin respuesta: finished
  /// ```
  /// - Parameters:
  ///   - interval: el tiempo máximo.
  ///   - scheduler: el planificador.
  ///   - options: los ajustes del planificador.
  ///   - customError: el fallo con que se termina; sin él, se termina bien.
  /// - Returns: el publicador que lo hace.
  public func timeout<S>(
    _ interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> where S: Scheduler {
    Publishers.Timeout(
      upstream: self,
      interval: interval,
      scheduler: scheduler,
      options: options,
      customError: customError
    )
  }
}

/// El operador de `timeout`.
private final class Plazo<Input, Failure: Error, Context: Scheduler>:
  Operador<Input, Failure, Input, Failure>
{
  private let intervalo: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let fallo: (() -> Failure)?
  private var vez = 0

  init(
    _ receptor: Receptor,
    intervalo: Context.SchedulerTimeType.Stride,
    scheduler: Context,
    options: Context.SchedulerOptions?,
    fallo: (() -> Failure)?
  ) {
    self.intervalo = intervalo
    self.scheduler = scheduler
    self.options = options
    self.fallo = fallo
    super.init("Timeout", receptor)
  }

  override func receive(subscription: any Subscription) {
    guard let receptor = aceptar(subscription) else { return }
    receptor.receive(subscription: self)
    empezarPlazo()
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard let receptor = abajo else { return .none }
    empezarPlazo()
    return receptor.receive(input)
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    terminar(completion)
  }

  private func empezarPlazo() {
    let esta = cerrojo.cerrado {
      vez += 1
      return vez
    }
    scheduler.schedule(
      after: scheduler.now.advanced(by: intervalo),
      tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in
      guard let self, cerrojo.cerrado({ self.vez == esta }) else { return }
      cortar(fallo.map { .failure($0()) } ?? .finished)
    }
  }
}
