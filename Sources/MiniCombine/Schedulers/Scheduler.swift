/// Quien decide dónde y cuándo se ejecuta algo: una cola, el bucle principal, un reloj de prueba.
///
/// ```swift ejecuta
/// import Combine
///
/// func saludar<S: Scheduler>(en planificador: S) {
///   planificador.schedule { print("hola") }
/// }
/// saludar(en: ImmediateScheduler.shared)
/// ```
/// ```salida
/// hola
/// ```
public protocol Scheduler<SchedulerTimeType> {
  /// Un instante de este planificador.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// Los ajustes que admite; `Never` si ninguno.
  associatedtype SchedulerOptions

  /// El instante actual.
  var now: SchedulerTimeType { get }
  /// La menor tolerancia que admite.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Ejecuta `action` en cuanto pueda.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Ejecuta `action` a partir de una fecha.
  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  )

  /// Ejecuta `action` a partir de una fecha y la repite cada intervalo hasta que se cancele.
  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Ejecuta `action` en cuanto pueda, sin ajustes.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// print("antes")
  /// ImmediateScheduler.shared.schedule { print("en el acto") }
  /// print("después")
  /// ```
  /// ```salida
  /// antes
  /// en el acto
  /// después
  /// ```
  /// - Parameter action: lo que se ejecuta.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Ejecuta `action` a partir de una fecha, con la menor tolerancia.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let reloj = ImmediateScheduler.shared
  /// reloj.schedule(after: reloj.now.advanced(by: 60)) { print("sin esperar el minuto") }
  /// ```
  /// ```salida
  /// sin esperar el minuto
  /// ```
  /// - Parameters:
  ///   - date: la fecha.
  ///   - action: lo que se ejecuta.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Ejecuta `action` a partir de una fecha.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let reloj = ImmediateScheduler.shared
  /// reloj.schedule(after: reloj.now, tolerance: .seconds(1)) { print("en punto") }
  /// ```
  /// ```salida
  /// en punto
  /// ```
  /// - Parameters:
  ///   - date: la fecha.
  ///   - tolerance: cuánto puede retrasarse.
  ///   - action: lo que se ejecuta.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Ejecuta y repite `action`, con la menor tolerancia.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let reloj = ImmediateScheduler.shared
  /// let recibo = reloj.schedule(after: reloj.now, interval: .seconds(1)) { print("tic") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// tic
  /// ```
  /// - Parameters:
  ///   - date: la primera vez.
  ///   - interval: cada cuánto se repite.
  ///   - action: lo que se ejecuta.
  /// - Returns: lo que para la repetición.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date,
      interval: interval,
      tolerance: minimumTolerance,
      options: nil,
      action
    )
  }

  /// Ejecuta y repite `action`.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let reloj = ImmediateScheduler.shared
  /// let recibo = reloj.schedule(after: reloj.now, interval: 1, tolerance: 0) { print("tic") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// tic
  /// ```
  /// - Parameters:
  ///   - date: la primera vez.
  ///   - interval: cada cuánto se repite.
  ///   - tolerance: cuánto puede retrasarse.
  ///   - action: lo que se ejecuta.
  /// - Returns: lo que para la repetición.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}
