extension Publishers {
  /// Acumula los valores y entrega cada resultado parcial.
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
