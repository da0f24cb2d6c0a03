extension Subscribers {
  /// Cómo terminó un publicador.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// let recibo = Fail<Int, SinRed>(error: SinRed()).sink { fin in
  ///   switch fin {
  ///   case .finished: print("bien")
  ///   case .failure(let fallo): print("mal: \(fallo)")
  ///   }
  /// } receiveValue: { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// mal: SinRed()
  /// ```
  public enum Completion<Failure: Error> {
    /// Terminó bien.
    case finished
    /// Terminó por un fallo.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
  private enum Claves: String, CodingKey {
    case success
    case error
  }
}

extension Subscribers.Completion: Encodable where Failure: Encodable {
  /// Escribe si terminó bien y, si no, el fallo.
  ///
  /// - Parameter encoder: donde se escribe.
  /// - Throws: lo que lance `encoder`.
  public func encode(to encoder: any Encoder) throws {
    var caja = encoder.container(keyedBy: Claves.self)
    switch self {
    case .finished:
      try caja.encode(true, forKey: .success)
    case .failure(let fallo):
      try caja.encode(false, forKey: .success)
      try caja.encode(fallo, forKey: .error)
    }
  }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  /// Lee un final escrito con `encode(to:)`.
  ///
  /// - Parameter decoder: de donde se lee.
  /// - Throws: lo que lance `decoder`.
  public init(from decoder: any Decoder) throws {
    let caja = try decoder.container(keyedBy: Claves.self)
    if try caja.decode(Bool.self, forKey: .success) {
      self = .finished
    } else {
      self = .failure(try caja.decode(Failure.self, forKey: .error))
    }
  }
}

extension Subscribers.Completion {
  /// El mismo final, sin decir de qué tipo es el fallo.
  var borrado: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let fallo): .failure(fallo)
    }
  }
}
