extension Publishers {
  /// Junta todos los valores y los entrega en un array al final.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let compra = Publishers.Collect(upstream: ["pan", "leche"].publisher)
  /// let recibo = compra.sink { print("\($0.count) cosas: \($0.joined(separator: ", "))") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 2 cosas: pan, leche
  /// ```
  public struct Collect<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = [Upstream.Output]
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Crea el operador.
    ///
    /// - Parameter upstream: el publicador de arriba.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var juntos: [Upstream.Output] = []
      upstream.subscribe(
        Reductor(
          "Collect",
          CajaDeTipo.de(subscriber),
          resultado: { juntos },
          paso: { valor in
            juntos.append(valor)
            return .sigue
          }
        )
      )
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Junta todos los valores y los entrega en un array cuando llega el final.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = (1...3).publisher.collect().sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// [1, 2, 3]
  /// ```
  /// - Returns: el publicador que lo hace.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}
