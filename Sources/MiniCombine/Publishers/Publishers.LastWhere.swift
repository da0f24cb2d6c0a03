extension Publishers {
  /// Entrega, al final, el último valor que cumplió una condición.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let sueltas = Publishers.LastWhere(upstream: [3, 8, 5].publisher) { !$0.isMultiple(of: 2) }
  /// let recibo = sueltas.sink { print("último impar: \($0)") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// último impar: 5
  /// ```
  public struct LastWhere<Upstream: Publisher>: Publisher {
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
      var ultimo: Upstream.Output?
      upstream.subscribe(
        Reductor(
          "LastWhere",
          CajaDeTipo.de(subscriber),
          resultado: { ultimo },
          paso: { [predicate] valor in
            if predicate(valor) { ultimo = valor }
            return .sigue
          }
        )
      )
    }
  }
}

extension Publishers {
  /// Como ``Publishers/LastWhere``, con una condición que puede lanzar.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct Tachada: Error {}
  /// let libres = Publishers.TryLastWhere(upstream: ["libre", "tachada"].publisher) { fila in
  ///   if fila == "tachada" { throw Tachada() }
  ///   return fila == "libre"
  /// }
  /// let recibo = libres.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// failure(main.Tachada())
  /// ```
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
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
      var ultimo: Upstream.Output?
      upstream.subscribe(
        Reductor(
          "TryLastWhere",
          CajaDeTipo.de(subscriber),
          resultado: { ultimo },
          intento: { [predicate] valor in
            if try predicate(valor) { ultimo = valor }
            return .sigue
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Entrega, cuando llega el final, el último valor que cumplió una condición.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = [35, 18, 40].publisher
  ///   .last(where: { $0 < 37 })
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 18
  /// ```
  /// - Parameter predicate: la condición.
  /// - Returns: el publicador que lo hace.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Entrega, cuando llega el final, el último valor que cumplió una condición.
  ///
  /// Si lanza, se termina con ese fallo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinLeer: Error {}
  /// let recibo = ["4", "7", "fin"].publisher
  ///   .tryLast { texto in
  ///     guard let numero = Int(texto) else { throw SinLeer() }
  ///     return numero > 5
  ///   }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// failure(main.SinLeer())
  /// ```
  /// - Parameter predicate: la condición, que puede lanzar.
  /// - Returns: el publicador que lo hace.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
