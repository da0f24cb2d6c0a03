extension Subscribers.Demand {
  /// Suma dos demandas; si se sale del tipo, no hay límite.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let poco = Subscribers.Demand.max(2)
  /// print(poco + .max(3), poco + .unlimited)
  /// ```
  /// ```salida
  /// max(5) unlimited
  /// ```
  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let izquierda = lhs.max, let derecha = rhs.max else { return .unlimited }
    return lhs.con(izquierda.addingReportingOverflow(derecha), siDesborda: .unlimited)
  }

  /// Suma un número.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let poco = Subscribers.Demand.max(2)
  /// print(poco + 1, poco + Int.max)
  /// ```
  /// ```salida
  /// max(3) unlimited
  /// ```
  public static func + (lhs: Self, rhs: Int) -> Self {
    guard let izquierda = lhs.max else { return .unlimited }
    return lhs.con(izquierda.addingReportingOverflow(rhs), siDesborda: .unlimited)
  }

  /// Resta; sin límite menos algo sigue sin límite, y nunca baja de cero.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let cinco = Subscribers.Demand.max(5)
  /// print(cinco - .max(2), cinco - .unlimited, .unlimited - cinco)
  /// ```
  /// ```salida
  /// max(3) max(0) unlimited
  /// ```
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard let izquierda = lhs.max else { return .unlimited }
    guard let derecha = rhs.max else { return .none }
    return lhs.con(izquierda.subtractingReportingOverflow(derecha), siDesborda: .none)
  }

  /// Resta un número; nunca baja de cero.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let cinco = Subscribers.Demand.max(5)
  /// print(cinco - 1, cinco - 9)
  /// ```
  /// ```salida
  /// max(4) max(0)
  /// ```
  public static func - (lhs: Self, rhs: Int) -> Self {
    guard let izquierda = lhs.max else { return .unlimited }
    return lhs.con(izquierda.subtractingReportingOverflow(rhs), siDesborda: .none)
  }

  /// Multiplica por un número; si se sale del tipo, no hay límite.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let cajas = Subscribers.Demand.max(3)
  /// print(cajas * 6, cajas * Int.max)
  /// ```
  /// ```salida
  /// max(18) unlimited
  /// ```
  public static func * (lhs: Self, rhs: Int) -> Self {
    guard let izquierda = lhs.max else { return .unlimited }
    return lhs.con(izquierda.multipliedReportingOverflow(by: rhs), siDesborda: .unlimited)
  }

  /// Suma y guarda.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// var demanda = Subscribers.Demand.max(1)
  /// demanda += .max(4)
  /// print(demanda)
  /// ```
  /// ```salida
  /// max(5)
  /// ```
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Suma un número y guarda.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// var demanda = Subscribers.Demand.max(1)
  /// demanda += 2
  /// print(demanda)
  /// ```
  /// ```salida
  /// max(3)
  /// ```
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

  /// Resta y guarda.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// var demanda = Subscribers.Demand.max(5)
  /// demanda -= .max(2)
  /// print(demanda)
  /// ```
  /// ```salida
  /// max(3)
  /// ```
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Resta un número y guarda.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// var demanda = Subscribers.Demand.max(1)
  /// demanda -= 2
  /// print(demanda)
  /// ```
  /// ```salida
  /// max(0)
  /// ```
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }

  /// Multiplica y guarda.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// var demanda = Subscribers.Demand.max(2)
  /// demanda *= 10
  /// print(demanda)
  /// ```
  /// ```salida
  /// max(20)
  /// ```
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

  /// Da la demanda del resultado de una cuenta; una cuenta negativa se queda en cero.
  private func con(_ cuenta: (partialValue: Int, overflow: Bool), siDesborda: Self) -> Self {
    if cuenta.overflow { return siDesborda }
    return Self(rawValue: UInt(Swift.max(0, cuenta.partialValue)))
  }
}
