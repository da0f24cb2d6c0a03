extension Publishers {
  /// Salta valores mientras cumplan una condición.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let sonidos = Publishers.DropWhile(upstream: ["", "", "hola", ""].publisher) { $0.isEmpty }
  /// let recibo = sonidos.sink { print("«\($0)»") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// «hola»
  /// «»
  /// ```
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
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct Averia: Error {}
  /// let estable = Publishers.TryDropWhile(upstream: [1, 2, -1].publisher) { lectura in
  ///   if lectura < 0 { throw Averia() }
  ///   return lectura < 5
  /// }
  /// let recibo = estable.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// failure(main.Averia())
  /// ```
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
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct Averia: Error {}
  /// let recibo = [1, 8, -1].publisher
  ///   .tryDrop { lectura in
  ///     if lectura < 0 { throw Averia() }
  ///     return lectura < 5
  ///   }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 8
  /// -1
  /// finished
  /// ```
  /// - Parameter predicate: dice si se sigue saltando, o lanza.
  /// - Returns: el publicador que lo hace.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
