extension Publishers {
  /// Lee cada dato como un valor de un tipo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct DeTexto: TopLevelDecoder {
  ///   struct NoEsNumero: Error {}
  ///   func decode<T: Decodable>(_ type: T.Type, from: String) throws -> T {
  ///     guard let valor = Double(from) as? T else { throw NoEsNumero() }
  ///     return valor
  ///   }
  /// }
  /// let textos = ["1.5"].publisher
  /// let lectura = Publishers.Decode<_, Double, _>(upstream: textos, decoder: DeTexto())
  /// let recibo = lectura.sink(receiveCompletion: { print($0) }, receiveValue: { print($0 * 2) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 3.0
  /// finished
  /// ```
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// Cómo puede fallar.
    public typealias Failure = any Error

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Quien lo lee.
    let decoder: Coder

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - decoder: quien lo lee.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Tamiz(
          "Decode",
          CajaDeTipo.de(subscriber),
          intento: { [decoder] in .sigue(try decoder.decode(Output.self, from: $0)) }
        )
      )
    }
  }
}

extension Publisher {
  /// Lee cada dato como un valor de un tipo; falla si no lo es.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct DeTexto: TopLevelDecoder {
  ///   struct NoSeEntiende: Error {}
  ///   func decode<T: Decodable>(_ type: T.Type, from: String) throws -> T {
  ///     guard let valor = Int(from) as? T else { throw NoSeEntiende() }
  ///     return valor
  ///   }
  /// }
  /// let recibo = ["7", "x"].publisher
  ///   .decode(type: Int.self, decoder: DeTexto())
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0 + 1) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 8
  /// failure(main.DeTexto.NoSeEntiende())
  /// ```
  /// - Parameters:
  ///   - type: el tipo de los valores.
  ///   - decoder: quien los lee.
  /// - Returns: el publicador que lo hace.
  public func decode<Item, Coder>(
    type: Item.Type,
    decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder>
  where Item: Decodable, Coder: TopLevelDecoder, Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
