extension Publishers {
  /// Salta valores mientras cumplan una condición.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Dice si se sigue saltando.
    public let predicate: (Upstream.Output) -> Bool

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - predicate: dice si se sigue saltando.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var saltando = true
      upstream.subscribe(
        Colador("DropWhile", CajaDeTipo.de(subscriber)) { [predicate] valor in
          if saltando { saltando = predicate(valor) }
          return !saltando
        }
      )
    }
  }
}

extension Publishers {
  /// Como ``Publishers/DropWhile``, con una condición que puede lanzar.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = any Error

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Dice si se sigue saltando, o lanza.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - predicate: dice si se sigue saltando, o lanza.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var saltando = true
      upstream.subscribe(
        Tamiz(
          "TryDropWhile",
          CajaDeTipo.de(subscriber),
          intento: { [predicate] valor in
            if saltando { saltando = try predicate(valor) }
            return saltando ? .nada : .sigue(valor)
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Salta valores mientras cumplan una condición; desde el primero que no, pasan todos.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = [1, 5, 2].publisher
  ///   .drop(while: { $0 < 3 })
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 5
  /// 2
  /// ```
  /// - Parameter predicate: dice si se sigue saltando.
  /// - Returns: el publicador que lo hace.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Salta valores mientras cumplan una condición. Si lanza, se termina con ese fallo.
  ///
  /// - Parameter predicate: dice si se sigue saltando, o lanza.
  /// - Returns: el publicador que lo hace.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
