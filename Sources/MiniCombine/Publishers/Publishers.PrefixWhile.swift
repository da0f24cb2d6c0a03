extension Publishers {
  /// Entrega valores mientras cumplan una condición y termina.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let subida = Publishers.PrefixWhile(upstream: [1, 3, 9, 2].publisher) { $0 < 5 }
  /// let recibo = subida.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 1
  /// 3
  /// finished
  /// ```
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Dice si se sigue.
    public let predicate: (Upstream.Output) -> Bool

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - predicate: dice si se sigue.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Tamiz("PrefixWhile", CajaDeTipo.de(subscriber)) { [predicate] valor in
          predicate(valor) ? .sigue(valor) : .corta(.finished)
        }
      )
    }
  }
}

extension Publishers {
  /// Como ``Publishers/PrefixWhile``, con una condición que puede lanzar.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinBateria: Error {}
  /// let carga = Publishers.TryPrefixWhile(upstream: [80, 40, 0].publisher) { nivel in
  ///   if nivel == 0 { throw SinBateria() }
  ///   return nivel > 20
  /// }
  /// let recibo = carga.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 80
  /// 40
  /// failure(main.SinBateria())
  /// ```
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = any Error

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Dice si se sigue, o lanza.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - predicate: dice si se sigue, o lanza.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Tamiz(
          "TryPrefixWhile",
          CajaDeTipo.de(subscriber),
          intento: { [predicate] valor in try predicate(valor) ? .sigue(valor) : .corta(.finished) }
        )
      )
    }
  }
}

extension Publisher {
  /// Entrega valores mientras cumplan una condición y termina en el primero que no.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = [1, 2, 9, 1].publisher
  ///   .prefix(while: { $0 < 5 })
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 1
  /// 2
  /// finished
  /// ```
  /// - Parameter predicate: dice si se sigue.
  /// - Returns: el publicador que lo hace.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Entrega valores mientras cumplan una condición. Si lanza, se termina con ese fallo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinBateria: Error {}
  /// let recibo = [80, 10, 0].publisher
  ///   .tryPrefix { nivel in
  ///     if nivel == 0 { throw SinBateria() }
  ///     return nivel > 20
  ///   }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 80
  /// finished
  /// ```
  /// - Parameter predicate: dice si se sigue, o lanza.
  /// - Returns: el publicador que lo hace.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
