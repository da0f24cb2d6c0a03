#if canImport(Dispatch)
import Dispatch

extension DispatchQueue.SchedulerTimeType {
  /// Un intervalo en nanosegundos.
  ///
  /// ```swift ejecuta
  /// import Combine
  /// import Dispatch
  ///
  /// let espera: DispatchQueue.SchedulerTimeType.Stride = 0.25
  /// print(espera == .milliseconds(250))
  /// print((espera + .seconds(1)).magnitude)
  /// ```
  /// ```salida
  /// true
  /// 1250000000
  /// ```
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// Los nanosegundos.
    public var magnitude: Int

    /// El intervalo, como lo usa Dispatch.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    init(magnitude: Int) {
      self.magnitude = magnitude
    }

    /// Crea un intervalo a partir de uno de Dispatch; «nunca» es el mayor posible.
    ///
    /// ```swift ejecuta
    /// import Combine
    /// import Dispatch
    ///
    /// let espera = DispatchQueue.SchedulerTimeType.Stride(.milliseconds(300))
    /// print(espera == 0.3)
    /// ```
    /// ```salida
    /// true
    /// ```
    /// - Parameter timeInterval: el intervalo.
    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let s): self = .seconds(s)
      case .milliseconds(let ms): self = .milliseconds(ms)
      case .microseconds(let us): self = .microseconds(us)
      case .nanoseconds(let ns): self = .nanoseconds(ns)
      case .never: magnitude = .max
      @unknown default: magnitude = .max
      }
    }

    /// Crea un intervalo de unos segundos, con decimales.
    public init(floatLiteral value: Double) { self = .seconds(value) }

    /// Crea un intervalo de unos segundos.
    public init(integerLiteral value: Int) { self = .seconds(value) }

    /// Crea un intervalo de unos nanosegundos, si caben.
    public init?<T>(exactly source: T) where T: BinaryInteger {
      guard let valor = Int(exactly: source) else { return nil }
      magnitude = valor
    }

    /// Compara los nanosegundos.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

    /// Multiplica.
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(magnitude: lhs.magnitude * rhs.magnitude)
    }

    /// Suma.
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(magnitude: lhs.magnitude + rhs.magnitude)
    }

    /// Resta.
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(magnitude: lhs.magnitude - rhs.magnitude)
    }

    /// Multiplica y guarda.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }

    /// Suma y guarda.
    public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }

    /// Resta y guarda.
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }

    /// Un intervalo de `s` segundos.
    public static func seconds(_ s: Int) -> Stride {
      Stride(magnitude: s.multiplicado(por: 1_000_000_000))
    }

    /// Un intervalo de `s` segundos, con decimales.
    public static func seconds(_ s: Double) -> Stride {
      Stride(magnitude: Int(exactly: (s * 1_000_000_000).rounded()) ?? (s < 0 ? .min : .max))
    }

    /// Un intervalo de `ms` milisegundos.
    public static func milliseconds(_ ms: Int) -> Stride {
      Stride(magnitude: ms.multiplicado(por: 1_000_000))
    }

    /// Un intervalo de `us` microsegundos.
    public static func microseconds(_ us: Int) -> Stride {
      Stride(magnitude: us.multiplicado(por: 1_000))
    }

    /// Un intervalo de `ns` nanosegundos.
    public static func nanoseconds(_ ns: Int) -> Stride {
      Stride(magnitude: ns)
    }
  }
}

extension Int {
  /// Multiplica; si se sale del tipo, da el extremo.
  fileprivate func multiplicado(por factor: Int) -> Int {
    let (producto, desborda) = multipliedReportingOverflow(by: factor)
    guard desborda else { return producto }
    return self < 0 ? .min : .max
  }
}
#endif
