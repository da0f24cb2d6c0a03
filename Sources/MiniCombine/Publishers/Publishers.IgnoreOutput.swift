extension Publishers {
  /// Descarta los valores y deja pasar solo el final.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let descarga = PassthroughSubject<Int, Never>()
  /// let soloElFinal = Publishers.IgnoreOutput(upstream: descarga)
  /// let recibo = soloElFinal.sink(receiveCompletion: { print($0) }, receiveValue: { _ in })
  /// descarga.send(50)
  /// descarga.send(completion: .finished)
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// finished
  /// ```
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Never
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
      upstream.subscribe(
        Reductor(
          "IgnoreOutput",
          CajaDeTipo.de(subscriber),
          resultado: { nil as Never? },
          paso: { _ in .sigue }
        )
      )
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Descarta los valores y deja pasar solo el final.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = [1, 2].publisher
  ///   .ignoreOutput()
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { _ in })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// finished
  /// ```
  /// - Returns: el publicador que lo hace.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
