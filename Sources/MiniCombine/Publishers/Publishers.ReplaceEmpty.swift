extension Publishers {
  /// Si se termina sin valores, entrega uno.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let hallado = Publishers.ReplaceEmpty(upstream: [String]().publisher, output: "nada")
  /// let recibo = hallado.sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// nada
  /// ```
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// El valor que se entrega.
    public let output: Upstream.Output

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - output: el valor que se entrega.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Sustituto.siVacio("ReplaceEmpty", CajaDeTipo.de(subscriber), output))
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

extension Publisher {
  /// Si se termina sin haber entregado nada, entrega un valor y termina.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = Empty<String, Never>()
  ///   .replaceEmpty(with: "nada")
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// nada
  /// ```
  /// - Parameter output: el valor que se entrega.
  /// - Returns: el publicador que lo hace.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
