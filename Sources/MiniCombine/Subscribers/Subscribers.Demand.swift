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

    init(rawValue: UInt) {
      self.rawValue = min(rawValue, Self.sinLimite)
    }

    /// Todos los valores que haya.
    ///
    /// ```swift ejecuta
    /// import Combine
    ///
    /// let todos = Subscribers.Demand.unlimited
    /// print(todos, todos.max as Any)
    /// print(todos > .max(1_000_000))
    /// ```
    /// ```salida
    /// unlimited nil
    /// true
    /// ```
    public static let unlimited = Demand(rawValue: sinLimite)

    /// Ninguno.
    ///
    /// ```swift ejecuta
    /// import Combine
    ///
    /// let nada = Subscribers.Demand.none
    /// print(nada, nada == .max(0))
    /// ```
    /// ```salida
    /// max(0) true
    /// ```
    public static let none = Demand(rawValue: 0)

    /// Hasta un número de valores.
    ///
    /// ```swift ejecuta
    /// import Combine
    ///
    /// let dos = Subscribers.Demand.max(2)
    /// let suscriptor = AnySubscriber<Int, Never>(
    ///   receiveSubscription: { $0.request(dos) },
    ///   receiveValue: {
    ///     print($0)
    ///     return .none
    ///   }
    /// )
    /// (1...9).publisher.subscribe(suscriptor)
    /// ```
    /// ```salida
    /// 1
    /// 2
    /// ```
    /// - Parameter value: cuántos; uno negativo detiene el programa.
    /// - Returns: la demanda de `value` valores.
    @inline(__always)
    public static func max(_ value: Int) -> Demand {
      Violaciones.exigirNoNegativo(value)
      return Demand(rawValue: UInt(value))
    }

    /// El número, o `nil` si no hay límite.
    ///
    /// ```swift ejecuta
    /// import Combine
    ///
    /// let pedidos: [Subscribers.Demand] = [.none, .max(3), .unlimited]
    /// for pedido in pedidos {
    ///   print(pedido.max.map { "hasta \($0)" } ?? "todos")
    /// }
    /// ```
    /// ```salida
    /// hasta 0
    /// hasta 3
    /// todos
    /// ```
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
  }
}
