extension Publishers {
  /// Escribe cada valor como datos.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct EntreComillas: TopLevelEncoder {
  ///   func encode<T: Encodable>(_ value: T) throws -> String { "«\(value)»" }
  /// }
  /// let escrita = Publishers.Encode(upstream: Just("hola"), encoder: EntreComillas())
  /// let recibo = escrita.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// «hola»
  /// finished
  /// ```
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    /// Lo que entrega.
    public typealias Output = Coder.Output
    /// Cómo puede fallar.
    public typealias Failure = any Error

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Quien lo escribe.
    let encoder: Coder

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - encoder: quien lo escribe.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Tamiz(
          "Encode",
          CajaDeTipo.de(subscriber),
          intento: { [encoder] in .sigue(try encoder.encode($0)) }
        )
      )
    }
  }
}

extension Publisher where Output: Encodable {
  /// Escribe cada valor como datos; falla si no se puede.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct ATexto: TopLevelEncoder {
  ///   func encode<T: Encodable>(_ value: T) throws -> String { "<\(value)>" }
  /// }
  /// let recibo = [1, 2].publisher
  ///   .encode(encoder: ATexto())
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// <1>
  /// <2>
  /// finished
  /// ```
  /// - Parameter encoder: quien los escribe.
  /// - Returns: el publicador que lo hace.
  public func encode<Coder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> where Coder: TopLevelEncoder {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
