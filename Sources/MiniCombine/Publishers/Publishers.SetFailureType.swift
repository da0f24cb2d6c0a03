extension Publishers {
  /// Dice de qué tipo sería el fallo de un publicador que no falla.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// let fijo = Publishers.SetFailureType<Just<Int>, SinRed>(upstream: Just(1))
  /// let recibo = fijo.merge(with: Fail(error: SinRed()))
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 1
  /// failure(main.SinRed())
  /// ```
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
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
        Reenvio("SetFailureType", subscriber, valor: { $0 }, final: { _ in .finished })
      )
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher where Failure == Never {
  /// Dice de qué tipo sería el fallo, para combinarlo con otro publicador que sí puede fallar.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// let recibo = Just(1)
  ///   .setFailureType(to: SinRed.self)
  ///   .append(Fail(error: SinRed()))
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 1
  /// failure(main.SinRed())
  /// ```
  /// - Parameter failureType: el tipo del fallo.
  /// - Returns: el publicador que lo hace.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
