import Foundation
import MiniCombine

/// Un intervalo en segundos: el de los planificadores que usan fechas.
public struct IntervaloEnSegundos: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Hashable, Codable, Sendable
{
  /// Los segundos.
  public var magnitude: TimeInterval

  /// Los segundos, como los usa Foundation.
  public var timeInterval: TimeInterval { magnitude }

  /// Crea un intervalo de unos segundos.
  ///
  /// - Parameter timeInterval: los segundos.
  public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

  /// Crea un intervalo de unos segundos, con decimales.
  public init(floatLiteral value: TimeInterval) { magnitude = value }

  /// Crea un intervalo de unos segundos.
  public init(integerLiteral value: TimeInterval) { magnitude = value }

  /// Crea un intervalo de unos segundos, si el número cabe.
  public init?<T>(exactly source: T) where T: BinaryInteger {
    guard let valor = TimeInterval(exactly: source) else { return nil }
    magnitude = valor
  }

  /// Compara los segundos.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

  /// Multiplica.
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }

  /// Suma.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }

  /// Resta.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }

  /// Multiplica y guarda.
  public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }

  /// Suma y guarda.
  public static func += (lhs: inout Self, rhs: Self) { lhs.magnitude += rhs.magnitude }

  /// Resta y guarda.
  public static func -= (lhs: inout Self, rhs: Self) { lhs.magnitude -= rhs.magnitude }

  /// Un intervalo de `s` segundos.
  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }

  /// Un intervalo de `s` segundos, con decimales.
  public static func seconds(_ s: Double) -> Self { Self(s) }

  /// Un intervalo de `ms` milisegundos.
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1_000) }

  /// Un intervalo de `us` microsegundos.
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }

  /// Un intervalo de `ns` nanosegundos.
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }
}

/// Lo que se manda ejecutar en un bucle o en una cola.
///
/// Es `@unchecked`: Combine no pide que sea Sendable; lo manda quien eligió dónde, y se ejecuta una
/// vez, o de una en una.
struct Encargo: @unchecked Sendable {
  let hacer: () -> Void
}
