extension Publishers {
  /// Entrega el primer valor que cumple una condición y termina.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let libres = Publishers.FirstWhere(upstream: ["ocupada", "libre", "libre"].publisher) {
  ///   $0 == "libre"
  /// }
  /// let recibo = libres.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// libre
  /// finished
  /// ```
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
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
      var encontrado: Upstream.Output?
      upstream.subscribe(
        Reductor(
          "FirstWhere",
          CajaDeTipo.de(subscriber),
          resultado: { encontrado },
          paso: { [predicate] valor in
            guard predicate(valor) else { return .sigue }
            encontrado = valor
            return .basta
          }
        )
      )
    }
  }
}

extension Publishers {
  /// Como ``Publishers/FirstWhere``, con una condición que puede lanzar.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinLeer: Error {}
  /// let busca = Publishers.TryFirstWhere(upstream: ["3", "x", "9"].publisher) { texto in
  ///   guard let numero = Int(texto) else { throw SinLeer() }
  ///   return numero > 5
  /// }
  /// let recibo = busca.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// failure(main.SinLeer())
  /// ```
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
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
      var encontrado: Upstream.Output?
      upstream.subscribe(
        Reductor(
          "TryFirstWhere",
          CajaDeTipo.de(subscriber),
          resultado: { encontrado },
          intento: { [predicate] valor in
            guard try predicate(valor) else { return .sigue }
            encontrado = valor
            return .basta
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Entrega el primer valor que cumple una condición y termina.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = [12, 35, 48].publisher
  ///   .first(where: { $0 > 30 })
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 35
  /// finished
  /// ```
  /// - Parameter predicate: la condición.
  /// - Returns: el publicador que lo hace.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Entrega el primer valor que cumple una condición y termina.
  ///
  /// Si lanza, se termina con ese fallo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct Rota: Error {}
  /// let recibo = ["ok", "rota"].publisher
  ///   .tryFirst { pieza in
  ///     if pieza == "rota" { throw Rota() }
  ///     return pieza == "buena"
  ///   }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// failure(main.Rota())
  /// ```
  /// - Parameter predicate: la condición, que puede lanzar.
  /// - Returns: el publicador que lo hace.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
