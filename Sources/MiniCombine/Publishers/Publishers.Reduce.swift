extension Publishers {
  /// Acumula los valores y entrega el resultado al final.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let letras = ["o", "l", "a"].publisher
  /// let palabra = Publishers.Reduce(upstream: letras, initial: "h") { $0 + $1 }
  /// let recibo = palabra.sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// hola
  /// ```
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// El valor del que se parte.
    public let initial: Output

    /// Une lo acumulado con un valor.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - initial: el valor del que se parte.
    ///   - nextPartialResult: une lo acumulado con un valor.
    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var acumulado = initial
      upstream.subscribe(
        Reductor(
          "Reduce",
          CajaDeTipo.de(subscriber),
          resultado: { acumulado },
          paso: { [nextPartialResult] valor in
            acumulado = nextPartialResult(acumulado, valor)
            return .sigue
          }
        )
      )
    }
  }
}

extension Publishers {
  /// Como ``Publishers/Reduce``, con una unión que puede lanzar.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct Negativo: Error {}
  /// let total = Publishers.TryReduce(upstream: [5, -2].publisher, initial: 0) { suma, pago in
  ///   if pago < 0 { throw Negativo() }
  ///   return suma + pago
  /// }
  /// let recibo = total.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// failure(main.Negativo())
  /// ```
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// Cómo puede fallar.
    public typealias Failure = any Error

    /// El publicador de arriba.
    public let upstream: Upstream

    /// El valor del que se parte.
    public let initial: Output

    /// Une lo acumulado con un valor, o lanza.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - initial: el valor del que se parte.
    ///   - nextPartialResult: une lo acumulado con un valor, o lanza.
    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var acumulado = initial
      upstream.subscribe(
        Reductor(
          "TryReduce",
          CajaDeTipo.de(subscriber),
          resultado: { acumulado },
          intento: { [nextPartialResult] valor in
            acumulado = try nextPartialResult(acumulado, valor)
            return .sigue
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Acumula los valores y entrega el resultado cuando llega el final.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = (1...4).publisher.reduce(1, *).sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 24
  /// ```
  /// - Parameters:
  ///   - initialResult: el valor del que se parte.
  ///   - nextPartialResult: une lo acumulado con un valor.
  /// - Returns: el publicador que lo hace.
  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self,
      initial: initialResult,
      nextPartialResult: nextPartialResult
    )
  }

  /// Acumula los valores y entrega el resultado cuando llega el final.
  ///
  /// Si lanza, se termina con ese fallo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct EntreCero: Error {}
  /// let recibo = [2, 5].publisher
  ///   .tryReduce(100) { resto, divisor in
  ///     guard divisor != 0 else { throw EntreCero() }
  ///     return resto / divisor
  ///   }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 10
  /// finished
  /// ```
  /// - Parameters:
  ///   - initialResult: el valor del que se parte.
  ///   - nextPartialResult: une lo acumulado con un valor, o lanza.
  /// - Returns: el publicador que lo hace.
  public func tryReduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self,
      initial: initialResult,
      nextPartialResult: nextPartialResult
    )
  }
}
