extension Publisher {
  /// Como el otro `flatMap`, cuando los publicadores nuevos no pueden fallar.
  ///
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
