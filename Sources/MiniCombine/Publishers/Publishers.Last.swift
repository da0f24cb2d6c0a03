extension Publishers {
  /// Entrega el último valor, al final.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let paradas = Publishers.Last(upstream: ["Sol", "Retiro", "Atocha"].publisher)
  /// let recibo = paradas.sink { print("fin de línea: \($0)") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// fin de línea: Atocha
  /// ```
  public struct Last<Upstream: Publisher>: Publisher {
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
      var ultimo: Upstream.Output?
      upstream.subscribe(
        Reductor(
          "Last",
          CajaDeTipo.de(subscriber),
          resultado: { ultimo },
          paso: { valor in
            ultimo = valor
            return .sigue
          }
        )
      )
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Entrega el último valor cuando llega el final.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = (7...9).publisher.last().sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 9
  /// ```
  /// - Returns: el publicador que lo hace.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }
}
