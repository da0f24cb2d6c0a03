extension Subscribers.Demand {
  /// Compara con un número.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// print(Subscribers.Demand.max(2) < 3, Subscribers.Demand.unlimited < 3)
  /// ```
  /// ```salida
  /// true false
  /// ```
  public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }

  /// Compara un número con una demanda.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// print(3 < Subscribers.Demand.max(2), 3 < Subscribers.Demand.unlimited)
  /// ```
  /// ```salida
  /// false true
  /// ```
  public static func < (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs < $0 } ?? true }

  /// Compara con un número.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// print(Subscribers.Demand.max(3) <= 3, Subscribers.Demand.unlimited <= 3)
  /// ```
  /// ```salida
  /// true false
  /// ```
  public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }

  /// Compara un número con una demanda.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// print(3 <= Subscribers.Demand.max(3), 3 <= Subscribers.Demand.none)
  /// ```
  /// ```salida
  /// true false
  /// ```
  public static func <= (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs <= $0 } ?? true }

  /// Compara con un número.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// print(Subscribers.Demand.none > 0, Subscribers.Demand.unlimited > 0)
  /// ```
  /// ```salida
  /// false true
  /// ```
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }

  /// Compara un número con una demanda.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// print(1 > Subscribers.Demand.none, 1 > Subscribers.Demand.unlimited)
  /// ```
  /// ```salida
  /// true false
  /// ```
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs > $0 } ?? false }

  /// Compara con un número.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// print(Subscribers.Demand.max(2) >= 2, Subscribers.Demand.max(2) >= 3)
  /// ```
  /// ```salida
  /// true false
  /// ```
  public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }

  /// Compara un número con una demanda.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// print(2 >= Subscribers.Demand.max(2), 2 >= Subscribers.Demand.unlimited)
  /// ```
  /// ```salida
  /// true false
  /// ```
  public static func >= (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs >= $0 } ?? false }

  /// `true` si pide justo ese número.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// print(Subscribers.Demand.max(2) == 2, Subscribers.Demand.unlimited == 2)
  /// ```
  /// ```salida
  /// true false
  /// ```
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

  /// `true` si pide justo ese número.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// print(0 == Subscribers.Demand.none, 1 == Subscribers.Demand.none)
  /// ```
  /// ```salida
  /// true false
  /// ```
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs.max == lhs }

  /// `true` si no pide ese número.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// print(Subscribers.Demand.max(2) != 2, Subscribers.Demand.unlimited != 2)
  /// ```
  /// ```salida
  /// false true
  /// ```
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }

  /// `true` si no pide ese número.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// print(0 != Subscribers.Demand.none, 1 != Subscribers.Demand.none)
  /// ```
  /// ```salida
  /// false true
  /// ```
  public static func != (lhs: Int, rhs: Self) -> Bool { rhs.max != lhs }
}
