/// Un intervalo de tiempo que se puede hacer a partir de segundos y sus partes.
///
/// ```swift ejecuta
/// import Combine
/// import Dispatch
///
/// func cuartoDeSegundo<I: SchedulerTimeIntervalConvertible>() -> I { .milliseconds(250) }
/// let espera: DispatchQueue.SchedulerTimeType.Stride = cuartoDeSegundo()
/// print(espera.magnitude)
/// ```
/// ```salida
/// 250000000
/// ```
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
