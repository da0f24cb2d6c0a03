extension Publishers {
  /// Deja pasar los valores que cumplen una condición.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let notas = [4, 7, 9].publisher
  /// let aprobadas = Publishers.Filter(upstream: notas) { $0 >= 5 }
  /// print(aprobadas.isIncluded(4))
  /// let recibo = aprobadas.sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// false
  /// 7
  /// 9
  /// ```
  public struct Filter<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Dice si un valor pasa.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - isIncluded: dice si un valor pasa.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Colador("Filter", CajaDeTipo.de(subscriber), pasa: isIncluded)
      )
    }
  }
}

extension Publishers {
  /// Como ``Publishers/Filter``, con una condición que puede lanzar.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct EdadImposible: Error {}
  /// let mayores = Publishers.TryFilter(upstream: [12, 30, -1].publisher) { edad in
  ///   if edad < 0 { throw EdadImposible() }
  ///   return edad >= 18
  /// }
  /// let recibo = mayores.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 30
  /// failure(main.EdadImposible())
  /// ```
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = any Error

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Dice si un valor pasa, o lanza.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - isIncluded: dice si un valor pasa, o lanza.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Tamiz(
          "TryFilter",
          CajaDeTipo.de(subscriber),
          intento: { [isIncluded] in try isIncluded($0) ? .sigue($0) : .nada }
        )
      )
    }
  }
}

extension Publisher {
  /// Deja pasar los valores que cumplen una condición.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = (1...6).publisher
  ///   .filter { $0 > 4 }
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 5
  /// 6
  /// ```
  /// - Parameter isIncluded: dice si un valor pasa.
  /// - Returns: el publicador que lo hace.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Deja pasar los valores que cumplen una condición. Si lanza, se termina con ese fallo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct LineaRota: Error {}
  /// let recibo = ["pan", "", "?"].publisher
  ///   .tryFilter { linea in
  ///     if linea == "?" { throw LineaRota() }
  ///     return !linea.isEmpty
  ///   }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// pan
  /// failure(main.LineaRota())
  /// ```
  /// - Parameter isIncluded: dice si un valor pasa, o lanza.
  /// - Returns: el publicador que lo hace.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
