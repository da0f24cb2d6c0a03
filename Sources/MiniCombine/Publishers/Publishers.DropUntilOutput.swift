extension Publishers {
  /// Salta valores hasta que otro publicador entrega algo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let ruido = PassthroughSubject<String, Never>()
  /// let puerta = PassthroughSubject<Void, Never>()
  /// let dentro = Publishers.DropUntilOutput(upstream: ruido, other: puerta)
  /// let recibo = dentro.sink { print($0) }
  /// ruido.send("fuera")
  /// puerta.send()
  /// ruido.send("dentro")
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// dentro
  /// ```
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// El publicador al que se espera.
    public let other: Other

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - other: el publicador al que se espera.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      Puerta(CajaDeTipo.de(subscriber), "DropUntilOutput", alAbrir: .dejarPasar).unir(
        upstream,
        other
      )
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
  /// Salta valores hasta que otro publicador entrega algo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let datos = PassthroughSubject<Int, Never>()
  /// let listo = PassthroughSubject<Void, Never>()
  /// let recibo = datos.drop(untilOutputFrom: listo).sink { print($0) }
  /// datos.send(1)
  /// listo.send()
  /// datos.send(2)
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 2
  /// ```
  /// - Parameter publisher: el publicador al que se espera.
  /// - Returns: el publicador que lo hace.
  public func drop<P>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P: Publisher, Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
