extension Publishers {
  /// Convierte cada valor con algo que puede lanzar.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinStock: Error {}
  /// let pedidos = Publishers.TryMap(upstream: [3, 0].publisher) { quedan in
  ///   guard quedan > 0 else { throw SinStock() }
  ///   return "quedan \(quedan)"
  /// }
  /// let recibo = pedidos.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// quedan 3
  /// failure(main.SinStock())
  /// ```
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// Cómo puede fallar.
    public typealias Failure = any Error

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Convierte un valor, o lanza.
    public let transform: (Upstream.Output) throws -> Output

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - transform: convierte un valor, o lanza.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Tamiz(
          "TryMap",
          CajaDeTipo.de(subscriber),
          intento: { [transform] valor in .sigue(try transform(valor)) }
        )
      )
    }
  }
}

extension Publisher {
  /// Convierte cada valor. Si lanza, se termina con ese fallo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct NoEsNumero: Error {}
  /// let recibo = ["7", "x", "8"].publisher
  ///   .tryMap { texto -> Int in
  ///     guard let numero = Int(texto) else { throw NoEsNumero() }
  ///     return numero
  ///   }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 7
  /// failure(main.NoEsNumero())
  /// ```
  /// - Parameter transform: convierte un valor, o lanza.
  /// - Returns: el publicador que lo hace.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
