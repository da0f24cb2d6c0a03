extension Publishers {
  /// Entrega el primer valor y termina.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let cola = PassthroughSubject<String, Never>()
  /// let primera = Publishers.First(upstream: cola)
  /// let recibo = primera.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// cola.send("Ana")
  /// cola.send("Luis")
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// Ana
  /// finished
  /// ```
  public struct First<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
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
      var encontrado: Upstream.Output?
      upstream.subscribe(
        Reductor(
          "First",
          CajaDeTipo.de(subscriber),
          resultado: { encontrado },
          paso: { valor in
            encontrado = valor
            return .basta
          }
        )
      )
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Entrega el primer valor y termina.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = (7...9).publisher
  ///   .first()
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 7
  /// finished
  /// ```
  /// - Returns: el publicador que lo hace.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }
}
