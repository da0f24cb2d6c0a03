extension Publishers {
  /// Acumula los valores y entrega cada resultado parcial.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let goles = ["casa", "visita", "casa"].publisher
  /// let casa = Publishers.Scan(upstream: goles, initialResult: 0) { $1 == "casa" ? $0 + 1 : $0 }
  /// let recibo = casa.sink { print("casa \($0)") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// casa 1
  /// casa 1
  /// casa 2
  /// ```
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// El valor del que se parte.
    public let initialResult: Output

    /// Une lo acumulado con un valor.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - initialResult: el valor del que se parte.
    ///   - nextPartialResult: une lo acumulado con un valor.
    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var acumulado = initialResult
      upstream.subscribe(
        Tamiz("Scan", CajaDeTipo.de(subscriber)) { [nextPartialResult] valor in
          acumulado = nextPartialResult(acumulado, valor)
          return .sigue(acumulado)
        }
      )
    }
  }
}

extension Publishers {
  /// Como ``Publishers/Scan``, con una unión que puede lanzar.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinSaldo: Error {}
  /// let saldo = Publishers.TryScan(upstream: [3, 9].publisher, initialResult: 10) {
  ///   queda, gasto in
  ///   if gasto > queda { throw SinSaldo() }
  ///   return queda - gasto
  /// }
  /// let recibo = saldo.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 7
  /// failure(main.SinSaldo())
  /// ```
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// Cómo puede fallar.
    public typealias Failure = any Error

    /// El publicador de arriba.
    public let upstream: Upstream

    /// El valor del que se parte.
    public let initialResult: Output

    /// Une lo acumulado con un valor, o lanza.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - initialResult: el valor del que se parte.
    ///   - nextPartialResult: une lo acumulado con un valor, o lanza.
    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var acumulado = initialResult
      upstream.subscribe(
        Tamiz(
          "TryScan",
          CajaDeTipo.de(subscriber),
          intento: { [nextPartialResult] valor in
            acumulado = try nextPartialResult(acumulado, valor)
            return .sigue(acumulado)
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Acumula los valores y entrega cada resultado parcial.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = [2, 0, 1].publisher
  ///   .scan(0, +)
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 2
  /// 2
  /// 3
  /// ```
  /// - Parameters:
  ///   - initialResult: el valor del que se parte.
  ///   - nextPartialResult: une lo acumulado con un valor.
  /// - Returns: el publicador que lo hace.
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self,
      initialResult: initialResult,
      nextPartialResult: nextPartialResult
    )
  }

  /// Acumula los valores y entrega cada resultado parcial. Si lanza, se termina con ese fallo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct Lleno: Error {}
  /// let recibo = [40, 50, 30].publisher
  ///   .tryScan(0) { litros, mas in
  ///     if litros + mas > 100 { throw Lleno() }
  ///     return litros + mas
  ///   }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print("\($0) litros") })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 40 litros
  /// 90 litros
  /// failure(main.Lleno())
  /// ```
  /// - Parameters:
  ///   - initialResult: el valor del que se parte.
  ///   - nextPartialResult: une lo acumulado con un valor, o lanza.
  /// - Returns: el publicador que lo hace.
  public func tryScan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self,
      initialResult: initialResult,
      nextPartialResult: nextPartialResult
    )
  }
}
