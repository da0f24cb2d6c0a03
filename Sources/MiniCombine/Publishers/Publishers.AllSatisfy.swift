extension Publishers {
  /// Dice si todos los valores cumplen una condición.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let notas = [7, 9, 5].publisher
  /// let todas = Publishers.AllSatisfy(upstream: notas) { $0 >= 5 }
  /// let recibo = todas.sink { print("todo aprobado: \($0)") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// todo aprobado: true
  /// ```
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
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
      var todos = true
      upstream.subscribe(
        Reductor(
          "AllSatisfy",
          CajaDeTipo.de(subscriber),
          resultado: { todos },
          paso: { [predicate] valor in
            guard predicate(valor) else {
              todos = false
              return .basta
            }
            return .sigue
          }
        )
      )
    }
  }
}

extension Publishers {
  /// Como ``Publishers/AllSatisfy``, con una condición que puede lanzar.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct NotaImposible: Error {}
  /// let todas = Publishers.TryAllSatisfy(upstream: [7, 11].publisher) { nota in
  ///   if nota > 10 { throw NotaImposible() }
  ///   return nota >= 5
  /// }
  /// let recibo = todas.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// failure(main.NotaImposible())
  /// ```
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
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
      var todos = true
      upstream.subscribe(
        Reductor(
          "TryAllSatisfy",
          CajaDeTipo.de(subscriber),
          resultado: { todos },
          intento: { [predicate] valor in
            guard try predicate(valor) else {
              todos = false
              return .basta
            }
            return .sigue
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Entrega `false` en cuanto un valor no cumple la condición; `true` si todos la cumplen.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = [2, 4].publisher
  ///   .allSatisfy { $0.isMultiple(of: 2) }
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// true
  /// ```
  /// - Parameter predicate: la condición.
  /// - Returns: el publicador que lo hace.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Entrega `false` en cuanto un valor no cumple la condición; `true` si todos la cumplen.
  ///
  /// Si lanza, se termina con ese fallo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinPrecio: Error {}
  /// let recibo = [3, 25, 0].publisher
  ///   .tryAllSatisfy { precio in
  ///     if precio == 0 { throw SinPrecio() }
  ///     return precio < 20
  ///   }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print("todo barato: \($0)") })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// todo barato: false
  /// finished
  /// ```
  /// - Parameter predicate: la condición, que puede lanzar.
  /// - Returns: el publicador que lo hace.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
