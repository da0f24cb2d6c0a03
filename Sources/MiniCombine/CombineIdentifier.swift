import Synchronization

/// Un número que distingue suscriptores y suscripciones entre sí.
///
/// ```swift ejecuta
/// import Combine
///
/// let uno = CombineIdentifier()
/// let otro = CombineIdentifier()
/// print(uno == uno, uno == otro)
/// ```
/// ```salida
/// true false
/// ```
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let rawValue: UInt64

  private static let siguiente = Atomic<UInt64>(0)

  /// Crea un identificador que no se ha dado antes.
  public init() {
    rawValue = Self.siguiente.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Crea el identificador de un objeto: el mismo mientras viva.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// final class Ficha {}
  /// let una = Ficha()
  /// let otra = Ficha()
  /// print(CombineIdentifier(una) == CombineIdentifier(una))
  /// print(CombineIdentifier(una) == CombineIdentifier(otra))
  /// ```
  /// ```salida
  /// true
  /// false
  /// ```
  /// - Parameter obj: el objeto.
  public init(_ obj: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(obj)))
  }

  /// El número en hexadecimal, con `0x` delante.
  public var description: String {
    "0x\(String(rawValue, radix: 16))"
  }
}

/// Algo que tiene un identificador propio; las clases lo tienen sin escribirlo.
///
/// ```swift ejecuta
/// import Combine
///
/// final class Oyente: CustomCombineIdentifierConvertible {}
/// let ana = Oyente()
/// let luis = Oyente()
/// let vistos = Set([ana, luis, ana].map(\.combineIdentifier))
/// print("\(vistos.count) oyentes")
/// ```
/// ```salida
/// 2 oyentes
/// ```
public protocol CustomCombineIdentifierConvertible {
  /// El identificador de este valor.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// El identificador que da la identidad del objeto.
  public var combineIdentifier: CombineIdentifier {
    CombineIdentifier(self)
  }
}
