extension Publishers {
  /// Descarta un valor igual al anterior.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Dice si dos valores seguidos son iguales.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - predicate: dice si dos valores seguidos son iguales.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool)
    {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var anterior: Upstream.Output?
      upstream.subscribe(
        Colador("RemoveDuplicates", CajaDeTipo.de(subscriber)) { [predicate] valor in
          defer { anterior = valor }
          return anterior.map { !predicate($0, valor) } ?? true
        }
      )
    }
  }
}

extension Publishers {
  /// Como ``Publishers/RemoveDuplicates``, con una comparación que puede lanzar.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = any Error

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Dice si dos valores seguidos son iguales, o lanza.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - predicate: dice si dos valores seguidos son iguales, o lanza.
    public init(
      upstream: Upstream,
      predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var anterior: Upstream.Output?
      upstream.subscribe(
        Tamiz(
          "TryRemoveDuplicates",
          CajaDeTipo.de(subscriber),
          intento: { [predicate] valor in
            defer { anterior = valor }
            if let anterior, try predicate(anterior, valor) { return .nada }
            return .sigue(valor)
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Descarta un valor que, según `predicate`, es igual al anterior.
  ///
  /// - Parameter predicate: dice si dos valores seguidos son iguales.
  /// - Returns: el publicador que lo hace.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Descarta un valor que, según `predicate`, es igual al anterior. Si lanza, se termina con ese fallo.
  ///
  /// - Parameter predicate: dice si dos valores seguidos son iguales, o lanza.
  /// - Returns: el publicador que lo hace.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Descarta un valor igual al anterior; uno repetido más tarde sí pasa.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = [1, 1, 2, 2, 1].publisher
  ///   .removeDuplicates()
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 1
  /// 2
  /// 1
  /// ```
  /// - Returns: el publicador que lo hace.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: ==)
  }
}
