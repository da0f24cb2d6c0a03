extension Publishers {
  /// Entrega cuánto pasó desde el suceso anterior.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let toques = PassthroughSubject<Void, Never>()
  /// let ratos = Publishers.MeasureInterval(upstream: toques, scheduler: ImmediateScheduler.shared)
  /// let recibo = ratos.sink { print("rato: \($0.magnitude)") }
  /// toques.send()
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// rato: 0
  /// ```
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Lo que entrega.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// El planificador que da la hora.
    public let scheduler: Context

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - scheduler: el planificador que da la hora.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var anterior: Context.SchedulerTimeType?
      upstream
        .handleEvents(receiveSubscription: { [scheduler] _ in anterior = scheduler.now })
        .subscribe(
          Tamiz("MeasureInterval", CajaDeTipo.de(subscriber)) { [scheduler] _ in
            let ahora = scheduler.now
            defer { anterior = ahora }
            return anterior.map { .sigue($0.distance(to: ahora)) } ?? .nada
          }
        )
    }
  }
}

extension Publisher {
  /// Entrega, por cada valor, cuánto pasó desde el anterior o desde la suscripción.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = ["a", "b"].publisher
  ///   .measureInterval(using: ImmediateScheduler.shared)
  ///   .sink { print($0.magnitude) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 0
  /// 0
  /// ```
  /// - Parameters:
  ///   - scheduler: el planificador que da la hora.
  ///   - options: sin efecto; está por compatibilidad.
  /// - Returns: el publicador que lo hace.
  public func measureInterval<S>(
    using scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> where S: Scheduler {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
