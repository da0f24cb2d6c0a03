extension Publishers {
  /// Entrega como mucho un valor cada cierto tiempo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let barra = PassthroughSubject<Int, Never>()
  /// let suave = Publishers.Throttle(
  ///   upstream: barra, interval: .seconds(1), scheduler: ImmediateScheduler.shared, latest: true
  /// )
  /// let recibo = suave.sink { print("\($0) %") }
  /// barra.send(40)
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 40 %
  /// ```
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Cada cuánto.
    public let interval: Context.SchedulerTimeType.Stride

    /// El planificador.
    public let scheduler: Context

    /// Si se entrega el último del intervalo; si no, el primero.
    public let latest: Bool

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - interval: cada cuánto.
    ///   - scheduler: el planificador.
    ///   - latest: si se entrega el último del intervalo; si no, el primero.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Ritmo(CajaDeTipo.de(subscriber), intervalo: interval, scheduler: scheduler, ultimo: latest)
      )
    }
  }
}

extension Publisher {
  /// Entrega como mucho un valor cada cierto tiempo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let toques = PassthroughSubject<Int, Never>()
  /// let recibo = toques
  ///   .throttle(for: .seconds(1), scheduler: ImmediateScheduler.shared, latest: true)
  ///   .sink { print("toque \($0)") }
  /// toques.send(1)
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// toque 1
  /// ```
  /// - Parameters:
  ///   - interval: cada cuánto.
  ///   - scheduler: el planificador.
  ///   - latest: si se entrega el último del intervalo; si no, el primero.
  /// - Returns: el publicador que lo hace.
  public func throttle<S>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Throttle<Self, S> where S: Scheduler {
    Publishers.Throttle(
      upstream: self,
      interval: interval,
      scheduler: scheduler,
      latest: latest
    )
  }
}
