extension Publishers {
  /// Dice si llega un valor que cumple una condición.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let grados = [12, 19, 41].publisher
  /// let calor = Publishers.ContainsWhere(upstream: grados) { $0 > 40 }
  /// let recibo = calor.sink { print("aviso de calor: \($0)") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// aviso de calor: true
  /// ```
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
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct Averia: Error {}
  /// let calor = Publishers.TryContainsWhere(upstream: [12, -99].publisher) { grados in
  ///   if grados < -50 { throw Averia() }
  ///   return grados > 40
  /// }
  /// let recibo = calor.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// failure(main.Averia())
  /// ```
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
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = ["Ana", "Luis"].publisher
  ///   .contains { $0.hasPrefix("L") }
  ///   .sink { print("alguien con L: \($0)") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// alguien con L: true
  /// ```
  /// - Parameter predicate: la condición.
  /// - Returns: el publicador que lo hace.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Entrega `true` en cuanto un valor cumple la condición; `false` si ninguno.
  ///
  /// Si lanza, se termina con ese fallo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinNombre: Error {}
  /// let recibo = ["Ana", "", "Luis"].publisher
  ///   .tryContains { nombre in
  ///     if nombre.isEmpty { throw SinNombre() }
  ///     return nombre.hasPrefix("L")
  ///   }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// failure(main.SinNombre())
  /// ```
  /// - Parameter predicate: la condición, que puede lanzar.
  /// - Returns: el publicador que lo hace.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
