extension Subscribers.Demand {
  /// Compara con un número.
  public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }

  /// Compara un número con una demanda.
  public static func < (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs < $0 } ?? true }

  /// Compara con un número.
  public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }

  /// Compara un número con una demanda.
  public static func <= (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs <= $0 } ?? true }

  /// Compara con un número.
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }

  /// Compara un número con una demanda.
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs > $0 } ?? false }

  /// Compara con un número.
  public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }

  /// Compara un número con una demanda.
  public static func >= (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs >= $0 } ?? false }

  /// `true` si pide justo ese número.
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

  /// `true` si pide justo ese número.
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs.max == lhs }

  /// `true` si no pide ese número.
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }

  /// `true` si no pide ese número.
  public static func != (lhs: Int, rhs: Self) -> Bool { rhs.max != lhs }
}
