extension Publishers {
  /// Entrega un valor cuando pasa un rato sin que llegue otro.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let busqueda = PassthroughSubject<String, Never>()
  /// let pausada = Publishers.Debounce(
  ///   upstream: busqueda, dueTime: .seconds(1), scheduler: ImmediateScheduler.shared, options: nil
  /// )
  /// let recibo = pausada.sink { print("busco \($0)") }
  /// busqueda.send("té")
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// busco té
  /// ```
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// El rato.
    public let dueTime: Context.SchedulerTimeType.Stride

    /// El planificador.
    public let scheduler: Context

    /// Los ajustes del planificador.
    public let options: Context.SchedulerOptions?

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - dueTime: el rato.
    ///   - scheduler: el planificador.
    ///   - options: los ajustes del planificador.
    public init(
      upstream: Upstream,
      dueTime: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Reposo(CajaDeTipo.de(subscriber), espera: dueTime, scheduler: scheduler, options: options)
      )
    }
  }
}

extension Publisher {
  /// Entrega un valor cuando pasa un rato sin que llegue otro.
  ///
  /// Al terminar, lo que esperaba se pierde.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let busqueda = PassthroughSubject<String, Never>()
  /// let recibo = busqueda
  ///   .debounce(for: .milliseconds(300), scheduler: ImmediateScheduler.shared)
  ///   .sink { print("busco \($0)") }
  /// busqueda.send("café")
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// busco café
  /// ```
  /// - Parameters:
  ///   - dueTime: el rato.
  ///   - scheduler: el planificador.
  ///   - options: los ajustes del planificador.
  /// - Returns: el publicador que lo hace.
  public func debounce<S>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> where S: Scheduler {
    Publishers.Debounce(
      upstream: self,
      dueTime: dueTime,
      scheduler: scheduler,
      options: options
    )
  }
}
