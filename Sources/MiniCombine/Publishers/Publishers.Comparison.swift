extension Publishers {
  /// Entrega, al final, el mayor valor según un orden.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let palabras = ["sol", "estrella", "luna"].publisher
  /// let larga = Publishers.Comparison(upstream: palabras) { $0.count < $1.count }
  /// let recibo = larga.sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// estrella
  /// ```
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Dice si el primero va antes que el segundo.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - areInIncreasingOrder: dice si el primero va antes que el segundo.
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
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
          "Comparison",
          CajaDeTipo.de(subscriber),
          resultado: { mayor },
          paso: { [areInIncreasingOrder] valor in
            if let actual = mayor, areInIncreasingOrder(valor, actual) { return .sigue }
            mayor = valor
            return .sigue
          }
        )
      )
    }
  }
}

extension Publisher where Output: Comparable {
  /// Entrega el mayor valor cuando llega el final.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = [3, 9, 4].publisher.max().sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 9
  /// ```
  /// - Returns: el publicador que lo hace.
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }

  /// Entrega el menor valor cuando llega el final.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = [3, 9, 4].publisher.min().sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 3
  /// ```
  /// - Returns: el publicador que lo hace.
  public func min() -> Publishers.Comparison<Self> {
    max(by: >)
  }
}

extension Publisher {
  /// Entrega el mayor valor según un orden cuando llega el final.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = ["sol", "estrella", "luna"].publisher
  ///   .max { $0.count < $1.count }
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// estrella
  /// ```
  /// - Parameter areInIncreasingOrder: dice si el primero va antes que el segundo.
  /// - Returns: el publicador que lo hace.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Entrega el menor valor según un orden cuando llega el final.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = ["luna", "sol", "estrella"].publisher
  ///   .min { $0.count < $1.count }
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// sol
  /// ```
  /// - Parameter areInIncreasingOrder: dice si el primero va antes que el segundo.
  /// - Returns: el publicador que lo hace.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
}
