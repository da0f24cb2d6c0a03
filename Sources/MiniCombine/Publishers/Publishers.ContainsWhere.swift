extension Publishers {
  /// Dice si llega un valor que cumple una condición.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Bool
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// La condición.
    public let predicate: (Upstream.Output) -> Bool

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - predicate: la condición.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var esta = false
      upstream.subscribe(
        Reductor(
          "ContainsWhere",
          CajaDeTipo.de(subscriber),
          resultado: { esta },
          paso: { [predicate] valor in
            guard predicate(valor) else { return .sigue }
            esta = true
            return .basta
          }
        )
      )
    }
  }
}

extension Publishers {
  /// Como ``Publishers/ContainsWhere``, con una condición que puede lanzar.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Bool
    /// Cómo puede fallar.
    public typealias Failure = any Error

    /// El publicador de arriba.
    public let upstream: Upstream

    /// La condición, que puede lanzar.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - predicate: la condición, que puede lanzar.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var esta = false
      upstream.subscribe(
        Reductor(
          "TryContainsWhere",
          CajaDeTipo.de(subscriber),
          resultado: { esta },
          intento: { [predicate] valor in
            guard try predicate(valor) else { return .sigue }
            esta = true
            return .basta
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Entrega `true` en cuanto un valor cumple la condición; `false` si ninguno.
  ///
  /// - Parameter predicate: la condición.
  /// - Returns: el publicador que lo hace.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Entrega `true` en cuanto un valor cumple la condición; `false` si ninguno. Si lanza, se termina con ese fallo.
  ///
  /// - Parameter predicate: la condición, que puede lanzar.
  /// - Returns: el publicador que lo hace.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
