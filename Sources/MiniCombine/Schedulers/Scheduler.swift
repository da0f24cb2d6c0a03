/// Un intervalo de tiempo que se puede hacer a partir de segundos y sus partes.
public protocol SchedulerTimeIntervalConvertible {
  /// Un intervalo de `s` segundos.
  static func seconds(_ s: Int) -> Self
  /// Un intervalo de `s` segundos, con decimales.
  static func seconds(_ s: Double) -> Self
  /// Un intervalo de `ms` milisegundos.
  static func milliseconds(_ ms: Int) -> Self
  /// Un intervalo de `us` microsegundos.
  static func microseconds(_ us: Int) -> Self
  /// Un intervalo de `ns` nanosegundos.
  static func nanoseconds(_ ns: Int) -> Self
}

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
  /// - Parameter action: lo que se ejecuta.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Ejecuta `action` a partir de una fecha, con la menor tolerancia.
  ///
  /// - Parameters:
  ///   - date: la fecha.
  ///   - action: lo que se ejecuta.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Ejecuta `action` a partir de una fecha.
  ///
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
