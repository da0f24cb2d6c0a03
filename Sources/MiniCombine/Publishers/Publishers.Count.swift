extension Publishers {
  /// Cuenta los valores y entrega cuántos fueron.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let visitas = Publishers.Count(upstream: ["Ana", "Luis", "Ana"].publisher)
  /// let recibo = visitas.sink { print("\($0) visitas") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 3 visitas
  /// ```
  public struct Count<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Int
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
      var cuenta = 0
      upstream.subscribe(
        Reductor(
          "Count",
          CajaDeTipo.de(subscriber),
          resultado: { cuenta },
          paso: { _ in
            cuenta += 1
            return .sigue
          }
        )
      )
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Cuenta los valores y, al final, entrega cuántos fueron.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = ["a", "b"].publisher.count().sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 2
  /// ```
  /// - Returns: el publicador que lo hace.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
