extension Publishers {
  /// Dice si llega un valor.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let lista = Publishers.Contains(upstream: ["pan", "sal"].publisher, output: "café")
  /// let recibo = lista.sink { print("hay \(lista.output): \($0)") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// hay café: false
  /// ```
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// Lo que entrega.
    public typealias Output = Bool
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// El valor que se busca.
    public let output: Upstream.Output

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - output: el valor que se busca.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var esta = false
      upstream.subscribe(
        Reductor(
          "Contains",
          CajaDeTipo.de(subscriber),
          resultado: { esta },
          paso: { [output] valor in
            guard valor == output else { return .sigue }
            esta = true
            return .basta
          }
        )
      )
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
  /// Entrega `true` en cuanto llega ese valor; `false` si termina sin llegar.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = (1...3).publisher.contains(2).sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// true
  /// ```
  /// - Parameter output: el valor que se busca.
  /// - Returns: el publicador que lo hace.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
