extension Publishers {
  /// Descarta un valor igual al anterior.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let grados = [20, 20, 21].publisher
  /// let cambios = Publishers.RemoveDuplicates(upstream: grados, predicate: ==)
  /// let recibo = cambios.sink { print("\($0) grados") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 20 grados
  /// 21 grados
  /// ```
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
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct Apagado: Error {}
  /// let cambios = Publishers.TryRemoveDuplicates(upstream: [20, 20, 0].publisher) {
  ///   antes, ahora in
  ///   if ahora == 0 { throw Apagado() }
  ///   return antes == ahora
  /// }
  /// let recibo = cambios.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 20
  /// failure(main.Apagado())
  /// ```
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
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = ["hola", "HOLA", "adiós"].publisher
  ///   .removeDuplicates { $0.lowercased() == $1.lowercased() }
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// hola
  /// adiós
  /// ```
  /// - Parameter predicate: dice si dos valores seguidos son iguales.
  /// - Returns: el publicador que lo hace.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Descarta un valor que, según `predicate`, es igual al anterior.
  ///
  /// Si lanza, se termina con ese fallo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SaltoEnorme: Error {}
  /// let recibo = [10, 10, 12, 99].publisher
  ///   .tryRemoveDuplicates { antes, ahora in
  ///     if ahora - antes > 50 { throw SaltoEnorme() }
  ///     return antes == ahora
  ///   }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 10
  /// 12
  /// failure(main.SaltoEnorme())
  /// ```
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
