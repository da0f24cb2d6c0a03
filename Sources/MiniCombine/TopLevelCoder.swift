/// Algo que lee un valor de un tipo a partir de datos; `JSONDecoder` ya lo es con Foundation.
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
