extension Publisher {
  /// Como el otro `flatMap`, cuando los publicadores nuevos no pueden fallar.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// let ids = PassthroughSubject<Int, SinRed>()
  /// let recibo = ids.flatMap { Just("ficha \($0)") }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// ids.send(7)
  /// ids.send(completion: .failure(SinRed()))
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// ficha 7
  /// failure(main.SinRed())
  /// ```
  /// - Parameters:
  ///   - maxPublishers: cuántos publicadores puede haber a la vez.
  ///   - transform: convierte un valor en un publicador.
  /// - Returns: el publicador que lo hace.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self>
  where P: Publisher, P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Como el otro `flatMap`, cuando ninguno puede fallar.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = ["ab", "c"].publisher
  ///   .flatMap { palabra in palabra.publisher }
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// a
  /// b
  /// c
  /// ```
  /// - Parameters:
  ///   - maxPublishers: cuántos publicadores puede haber a la vez.
  ///   - transform: convierte un valor en un publicador.
  /// - Returns: el publicador que lo hace.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Como el otro `flatMap`, cuando solo los publicadores nuevos pueden fallar.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// let recibo = ["portada", "fotos"].publisher
  ///   .flatMap { _ in Fail<String, SinRed>(error: SinRed()) }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// failure(main.SinRed())
  /// ```
  /// - Parameters:
  ///   - maxPublishers: cuántos publicadores puede haber a la vez.
  ///   - transform: convierte un valor en un publicador.
  /// - Returns: el publicador que lo hace.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
    setFailureType(to: P.Failure.self)
      .flatMap(maxPublishers: maxPublishers, transform)
  }
}
