extension Publishers {
  /// Entrega más tarde.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let tarde = Publishers.Delay(
  ///   upstream: Just("la carta"), interval: .seconds(3), tolerance: .seconds(0),
  ///   scheduler: ImmediateScheduler.shared, options: nil
  /// )
  /// let recibo = tarde.sink { print("llega \($0)") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// llega la carta
  /// ```
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Cuánto más tarde.
    public let interval: Context.SchedulerTimeType.Stride

    /// Cuánto puede retrasarse además.
    public let tolerance: Context.SchedulerTimeType.Stride

    /// El planificador.
    public let scheduler: Context

    /// Los ajustes del planificador.
    public let options: Context.SchedulerOptions?

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - interval: cuánto más tarde.
    ///   - tolerance: cuánto puede retrasarse además.
    ///   - scheduler: el planificador.
    ///   - options: los ajustes del planificador.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        PorPlanificador("Delay", CajaDeTipo.de(subscriber)) {
          [interval, tolerance, scheduler, options] in
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval),
            tolerance: tolerance,
            options: options,
            $0
          )
        }
      )
    }
  }
}

extension Publisher {
  /// Entrega los valores y el final más tarde, por un planificador.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = Just("llega")
  ///   .delay(for: .seconds(1), scheduler: ImmediateScheduler.shared)
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// llega
  /// ```
  /// - Parameters:
  ///   - interval: cuánto más tarde.
  ///   - tolerance: cuánto puede retrasarse además.
  ///   - scheduler: el planificador.
  ///   - options: los ajustes del planificador.
  /// - Returns: el publicador que lo hace.
  public func delay<S>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> where S: Scheduler {
    Publishers.Delay(
      upstream: self,
      interval: interval,
      tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler,
      options: options
    )
  }
}
