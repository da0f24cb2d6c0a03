extension Publishers {
  /// Como ``Publishers/Comparison``, con un orden que puede lanzar.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinPeso: Error {}
  /// let maletas = Publishers.TryComparison(upstream: [12, 0, 20].publisher) { una, otra in
  ///   if una == 0 { throw SinPeso() }
  ///   return una < otra
  /// }
  /// let recibo = maletas.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// failure(main.SinPeso())
  /// ```
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
  /// Entrega el mayor valor según un orden cuando llega el final.
  ///
  /// Si lanza, se termina con ese fallo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinLeer: Error {}
  /// func numero(_ texto: String) throws -> Int {
  ///   guard let numero = Int(texto) else { throw SinLeer() }
  ///   return numero
  /// }
  /// let recibo = ["9", "10", "8"].publisher
  ///   .tryMax { try numero($0) < numero($1) }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 10
  /// finished
  /// ```
  /// - Parameter areInIncreasingOrder: dice si el primero va antes que el segundo, o lanza.
  /// - Returns: el publicador que lo hace.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Entrega el menor valor según un orden cuando llega el final.
  ///
  /// Si lanza, se termina con ese fallo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct Descalificada: Error {}
  /// let recibo = [52, 48, -1].publisher
  ///   .tryMin { una, otra in
  ///     if una < 0 || otra < 0 { throw Descalificada() }
  ///     return una < otra
  ///   }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// failure(main.Descalificada())
  /// ```
  /// - Parameter areInIncreasingOrder: dice si el primero va antes que el segundo, o lanza.
  /// - Returns: el publicador que lo hace.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}
