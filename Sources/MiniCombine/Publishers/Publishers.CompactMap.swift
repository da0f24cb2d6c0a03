extension Publishers {
  /// Convierte cada valor y descarta los que dan `nil`.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let edades = Publishers.CompactMap(upstream: ["12", "doce"].publisher) { Int($0) }
  /// print(edades.transform("doce") as Any)
  /// let recibo = edades.sink { print("\($0) años") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// nil
  /// 12 años
  /// ```
  public struct CompactMap<Upstream: Publisher, NewOutput>: Publisher {
    /// Lo que entrega.
    public typealias Output = NewOutput
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Convierte un valor.
    public let transform: (Upstream.Output) -> NewOutput?

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - transform: convierte un valor.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> NewOutput?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Tamiz("CompactMap", CajaDeTipo.de(subscriber)) { [transform] valor in
          transform(valor).map { .sigue($0) } ?? .nada
        }
      )
    }
  }
}

extension Publishers {
  /// Como ``Publishers/CompactMap``, con una conversión que puede lanzar.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinFirma: Error {}
  /// let cartas = Publishers.TryCompactMap(upstream: ["Ana", "", "?"].publisher) { firma in
  ///   if firma == "?" { throw SinFirma() }
  ///   return firma.first
  /// }
  /// let recibo = cartas.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// A
  /// failure(main.SinFirma())
  /// ```
  public struct TryCompactMap<Upstream: Publisher, NewOutput>: Publisher {
    /// Lo que entrega.
    public typealias Output = NewOutput
    /// Cómo puede fallar.
    public typealias Failure = any Error

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Convierte un valor, o lanza.
    public let transform: (Upstream.Output) throws -> NewOutput?

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - transform: convierte un valor, o lanza.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> NewOutput?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Tamiz(
          "TryCompactMap",
          CajaDeTipo.de(subscriber),
          intento: { [transform] valor in
            try transform(valor).map { .sigue($0) } ?? .nada
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Convierte cada valor y descarta los que dan `nil`.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = ["1", "dos", "3"].publisher
  ///   .compactMap { Int($0) }
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 1
  /// 3
  /// ```
  /// - Parameter transform: convierte un valor.
  /// - Returns: el publicador que lo hace.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Convierte cada valor y descarta los que dan `nil`. Si lanza, se termina con ese fallo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct Caducado: Error {}
  /// let precios = ["pan": 2, "miel": 7]
  /// let recibo = ["pan", "aire", "yogur"].publisher
  ///   .tryCompactMap { cosa -> Int? in
  ///     if cosa == "yogur" { throw Caducado() }
  ///     return precios[cosa]
  ///   }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print("\($0) euros") })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 2 euros
  /// failure(main.Caducado())
  /// ```
  /// - Parameter transform: convierte un valor, o lanza.
  /// - Returns: el publicador que lo hace.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
