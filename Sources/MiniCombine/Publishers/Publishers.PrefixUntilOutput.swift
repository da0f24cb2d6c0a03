extension Publishers {
  /// Entrega valores hasta que otro publicador entrega algo, y termina.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let pasos = PassthroughSubject<Int, Never>()
  /// let alto = PassthroughSubject<String, Never>()
  /// let paseo = Publishers.PrefixUntilOutput(upstream: pasos, other: alto)
  /// let recibo = paseo.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// pasos.send(1)
  /// alto.send("semáforo")
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 1
  /// finished
  /// ```
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// El publicador que manda parar.
    public let other: Other

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - other: el publicador que manda parar.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      Puerta(CajaDeTipo.de(subscriber), "PrefixUntilOutput", alAbrir: .terminar)
        .unir(upstream, other)
    }
  }
}

extension Publisher {
  /// Entrega valores hasta que otro publicador entrega algo, y termina.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let datos = PassthroughSubject<Int, Never>()
  /// let basta = PassthroughSubject<Void, Never>()
  /// let recibo = datos.prefix(untilOutputFrom: basta)
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// datos.send(1)
  /// basta.send()
  /// datos.send(2)
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 1
  /// finished
  /// ```
  /// - Parameter publisher: el publicador que manda parar.
  /// - Returns: el publicador que lo hace.
  public func prefix<P>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
