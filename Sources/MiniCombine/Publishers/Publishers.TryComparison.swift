extension Publishers {
  /// Como ``Publishers/Comparison``, con un orden que puede lanzar.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = any Error

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Dice si el primero va antes que el segundo, o lanza.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - areInIncreasingOrder: dice si el primero va antes que el segundo, o lanza.
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var mayor: Upstream.Output?
      upstream.subscribe(
        Reductor(
          "TryComparison",
          CajaDeTipo.de(subscriber),
          resultado: { mayor },
          intento: { [areInIncreasingOrder] valor in
            if let actual = mayor, try areInIncreasingOrder(valor, actual) { return .sigue }
            mayor = valor
            return .sigue
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Entrega el mayor valor según un orden cuando llega el final. Si lanza, se termina con ese fallo.
  ///
  /// - Parameter areInIncreasingOrder: dice si el primero va antes que el segundo, o lanza.
  /// - Returns: el publicador que lo hace.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Entrega el menor valor según un orden cuando llega el final. Si lanza, se termina con ese fallo.
  ///
  /// - Parameter areInIncreasingOrder: dice si el primero va antes que el segundo, o lanza.
  /// - Returns: el publicador que lo hace.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}
