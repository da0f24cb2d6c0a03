extension Subscribers {
  /// Cuántos valores se piden: un número o sin límite.
  ///
  /// Sumar a `.unlimited` da `.unlimited`; restar más de lo que hay da `.none`.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// var demanda = Subscribers.Demand.max(3)
  /// demanda += 2
  /// print(demanda)
  /// print(demanda - 10, demanda + .unlimited, .unlimited - 5)
  /// ```
  /// ```salida
  /// max(5)
  /// max(0) unlimited unlimited
  /// ```
  public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible,
    Sendable
  {
    // Lo que pase de `Int.max` es «sin límite»; así lo escribe también Combine al codificarlo.
    private let rawValue: UInt

    private static let sinLimite = UInt(Int.max) + 1

    private init(rawValue: UInt) {
      self.rawValue = min(rawValue, Self.sinLimite)
    }

    /// Todos los valores que haya.
    public static let unlimited = Demand(rawValue: sinLimite)

    /// Ninguno.
    public static let none = Demand(rawValue: 0)

    /// Hasta un número de valores.
    ///
    /// - Parameter value: cuántos; uno negativo detiene el programa.
    /// - Returns: la demanda de `value` valores.
    @inline(__always)
    public static func max(_ value: Int) -> Demand {
      Violaciones.exigirNoNegativo(value)
      return Demand(rawValue: UInt(value))
    }

    /// El número, o `nil` si no hay límite.
    public var max: Int? {
      self == .unlimited ? nil : Int(rawValue)
    }

    /// `unlimited` o `max(n)`.
    public var description: String {
      max.map { "max(\($0))" } ?? "unlimited"
    }

    /// Lee una demanda; lo que pase del máximo es «sin límite».
    ///
    /// - Parameter decoder: de donde se lee.
    /// - Throws: lo que lance `decoder`, también si el número es negativo.
    public init(from decoder: any Decoder) throws {
      self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
    }

    /// Escribe la demanda como un solo número.
    ///
    /// - Parameter encoder: donde se escribe.
    /// - Throws: lo que lance `encoder`.
    public func encode(to encoder: any Encoder) throws {
      var caja = encoder.singleValueContainer()
      try caja.encode(rawValue)
    }

    /// `true` si la izquierda es menor; sin límite es lo mayor.
    @inline(__always)
    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Suma dos demandas; si se sale del tipo, no hay límite.
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard let izquierda = lhs.max, let derecha = rhs.max else { return .unlimited }
      return lhs.con(izquierda.addingReportingOverflow(derecha), siDesborda: .unlimited)
    }

    /// Suma un número.
    public static func + (lhs: Demand, rhs: Int) -> Demand {
      guard let izquierda = lhs.max else { return .unlimited }
      return lhs.con(izquierda.addingReportingOverflow(rhs), siDesborda: .unlimited)
    }

    /// Resta; sin límite menos algo sigue sin límite, y nunca baja de cero.
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      guard let izquierda = lhs.max else { return .unlimited }
      guard let derecha = rhs.max else { return .none }
      return lhs.con(izquierda.subtractingReportingOverflow(derecha), siDesborda: .none)
    }

    /// Resta un número; nunca baja de cero.
    public static func - (lhs: Demand, rhs: Int) -> Demand {
      guard let izquierda = lhs.max else { return .unlimited }
      return lhs.con(izquierda.subtractingReportingOverflow(rhs), siDesborda: .none)
    }

    /// Multiplica por un número; si se sale del tipo, no hay límite.
    public static func * (lhs: Demand, rhs: Int) -> Demand {
      guard let izquierda = lhs.max else { return .unlimited }
      return lhs.con(izquierda.multipliedReportingOverflow(by: rhs), siDesborda: .unlimited)
    }

    /// Suma y guarda.
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

    /// Suma un número y guarda.
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }

    /// Resta y guarda.
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }

    /// Resta un número y guarda.
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

    /// Multiplica y guarda.
    public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

    /// Da la demanda del resultado de una cuenta; una cuenta negativa se queda en cero.
    private func con(_ cuenta: (partialValue: Int, overflow: Bool), siDesborda: Demand) -> Demand {
      if cuenta.overflow { return siDesborda }
      return Demand(rawValue: UInt(Swift.max(0, cuenta.partialValue)))
    }
  }
}
