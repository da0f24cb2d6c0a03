extension Publishers {
  /// Cambia el fallo por un valor y termina bien.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// let grados = Publishers.ReplaceError(upstream: Fail<Int, SinRed>(error: SinRed()), output: 20)
  /// let recibo = grados.sink { print("\($0) grados") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 20 grados
  /// ```
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Never

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
      upstream.subscribe(Sustituto.siFalla("ReplaceError", CajaDeTipo.de(subscriber), output))
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

extension Publisher {
  /// Cambia el fallo por un valor y termina bien.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// let recibo = Fail<Int, SinRed>(error: SinRed())
  ///   .replaceError(with: 0)
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 0
  /// finished
  /// ```
  /// - Parameter output: el valor que se entrega.
  /// - Returns: el publicador que lo hace.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
