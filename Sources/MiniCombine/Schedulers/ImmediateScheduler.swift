/// Un planificador sin espera: ejecuta en el acto, en el mismo sitio.
///
/// Sus instantes son todos el mismo; una fecha futura también se ejecuta ya.
///
/// ```swift ejecuta
/// import Combine
///
/// let recibo = Just("ya")
///   .delay(for: .seconds(60), scheduler: ImmediateScheduler.shared)
///   .sink { print($0) }
/// recibo.cancel()
/// ```
/// ```salida
/// ya
/// ```
public struct ImmediateScheduler: Scheduler, Sendable {
  /// No admite ajustes.
  public typealias SchedulerOptions = Never

  /// El único instante que hay.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let ahora = ImmediateScheduler.shared.now
  /// let luego = ahora.advanced(by: 60)
  /// print(ahora.distance(to: luego) == 0)
  /// ```
  /// ```salida
  /// true
  /// ```
  public struct SchedulerTimeType: Strideable, Sendable {
    fileprivate init() {}

    /// La distancia a otro instante: siempre cero.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }

    /// El mismo instante.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// Un intervalo: se puede operar con él, pero no pasa el tiempo.
    ///
    /// ```swift ejecuta
    /// import Combine
    ///
    /// typealias Intervalo = ImmediateScheduler.SchedulerTimeType.Stride
    /// let suma = Intervalo(2) + 3
    /// print(suma.magnitude)
    /// print(Intervalo.seconds(60).magnitude)
    /// ```
    /// ```salida
    /// 5
    /// 0
    /// ```
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible, Sendable
    {
      /// La cantidad.
      public var magnitude: Int

      /// Crea un intervalo con una cantidad.
      public init(_ value: Int) { magnitude = value }

      /// Crea un intervalo con la parte entera de un número.
      public init(floatLiteral value: Double) { magnitude = Int(value) }

      /// Crea un intervalo con un entero.
      public init(integerLiteral value: Int) { magnitude = value }

      /// Crea un intervalo con un entero, si cabe.
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let valor = Int(exactly: source) else { return nil }
        magnitude = valor
      }

      /// Compara las cantidades.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

      /// Multiplica.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude * rhs.magnitude)
      }

      /// Suma.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude + rhs.magnitude)
      }

      /// Resta.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude - rhs.magnitude)
      }

      /// Multiplica y guarda.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }

      /// Suma y guarda.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }

      /// Resta y guarda.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }

      /// Cero: aquí no pasa el tiempo.
      public static func seconds(_ s: Int) -> Stride { 0 }
      /// Cero: aquí no pasa el tiempo.
      public static func seconds(_ s: Double) -> Stride { 0 }
      /// Cero: aquí no pasa el tiempo.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      /// Cero: aquí no pasa el tiempo.
      public static func microseconds(_ us: Int) -> Stride { 0 }
      /// Cero: aquí no pasa el tiempo.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  /// El planificador inmediato.
  public static let shared = ImmediateScheduler()

  private init() {}

  /// El único instante.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// Cero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Ejecuta ya.
  ///
  /// - Parameters:
  ///   - options: no hay.
  ///   - action: lo que se ejecuta.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  /// Ejecuta ya, sea cual sea la fecha.
  ///
  /// - Parameters:
  ///   - date: no importa.
  ///   - tolerance: no importa.
  ///   - options: no hay.
  ///   - action: lo que se ejecuta.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Ejecuta ya, una sola vez.
  ///
  /// - Parameters:
  ///   - date: no importa.
  ///   - interval: no importa.
  ///   - tolerance: no importa.
  ///   - options: no hay.
  ///   - action: lo que se ejecuta.
  /// - Returns: un cancelable que no hace nada.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
