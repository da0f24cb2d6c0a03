extension Publishers {
  /// Entrega por un planificador.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let datos = Publishers.ReceiveOn(
  ///   upstream: [1, 2].publisher, scheduler: ImmediateScheduler.shared, options: nil
  /// )
  /// let recibo = datos.sink { print("pinto \($0)") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// pinto 1
  /// pinto 2
  /// ```
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
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
      upstream.subscribe(
        PorPlanificador("ReceiveOn", CajaDeTipo.de(subscriber)) { [scheduler, options] in
          scheduler.schedule(options: options, $0)
        }
      )
    }
  }
}

extension Publisher {
  /// Entrega los valores y el final por un planificador: por ejemplo, en la cola principal.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = Just("llega")
  ///   .receive(on: ImmediateScheduler.shared)
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
  public func receive<S>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> where S: Scheduler {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
