/// Algo que lee un valor de un tipo a partir de datos; `JSONDecoder` ya lo es con Foundation.
///
/// ```swift ejecuta
/// import Combine
///
/// struct Romano: TopLevelDecoder {
///   struct NoSeLee: Error {}
///   func decode<T: Decodable>(_ type: T.Type, from: String) throws -> T {
///     guard let valor = ["I": 1, "V": 5, "X": 10][from] as? T else { throw NoSeLee() }
///     return valor
///   }
/// }
/// print(try Romano().decode(Int.self, from: "V"))
/// ```
/// ```salida
/// 5
/// ```
public protocol TopLevelDecoder {
  /// El tipo de los datos.
  associatedtype Input

  /// Lee un valor.
  ///
  /// - Parameters:
  ///   - type: el tipo del valor.
  ///   - from: los datos.
  /// - Returns: el valor.
  /// - Throws: si los datos no son los de ese tipo.
  func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}

/// Algo que escribe un valor como datos; `JSONEncoder` ya lo es con Foundation.
///
/// ```swift ejecuta
/// import Combine
///
/// struct EnMayusculas: TopLevelEncoder {
///   func encode<T: Encodable>(_ value: T) throws -> String { "\(value)".uppercased() }
/// }
/// print(try EnMayusculas().encode("hola"))
/// ```
/// ```salida
/// HOLA
/// ```
public protocol TopLevelEncoder {
  /// El tipo de los datos.
  associatedtype Output

  /// Escribe un valor.
  ///
  /// - Parameter value: el valor.
  /// - Returns: los datos.
  /// - Throws: si el valor no se puede escribir.
  func encode<T>(_ value: T) throws -> Output where T: Encodable
}
