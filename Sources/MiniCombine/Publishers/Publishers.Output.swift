extension Publishers {
  /// Entrega los valores de unas posiciones y termina.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let podio = Publishers.Output(upstream: ["Ana", "Luis", "Eva", "Leo"].publisher, range: 0..<3)
  /// print(podio.range)
  /// let recibo = podio.collect().sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 0..<3
  /// ["Ana", "Luis", "Eva"]
  /// ```
  public struct Output<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Las posiciones; la primera es 0.
    public let range: CountableRange<Int>

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - range: las posiciones; la primera es 0.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      guard !range.isEmpty else { return Empty().receive(subscriber: subscriber) }
      var posicion = 0
      upstream.subscribe(
        Tamiz("Output", CajaDeTipo.de(subscriber)) { [range] valor in
          defer { posicion += 1 }
          if posicion < range.lowerBound { return .nada }
          if posicion >= range.upperBound { return .corta(.finished) }
          return posicion == range.upperBound - 1 ? .ultimo(valor) : .sigue(valor)
        }
      )
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Entrega los primeros valores y termina.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = (1...9).publisher
  ///   .prefix(2)
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 1
  /// 2
  /// finished
  /// ```
  /// - Parameter maxLength: cuántos como mucho; uno negativo detiene el programa.
  /// - Returns: el publicador que lo hace.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Violaciones.exigirCuenta(maxLength, en: "prefix")
    return Publishers.Output(upstream: self, range: 0..<maxLength)
  }

  /// Entrega el valor de una posición y termina.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = ["a", "b", "c"].publisher.output(at: 1).sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// b
  /// ```
  /// - Parameter index: la posición; la primera es 0.
  /// - Returns: el publicador que lo hace.
  public func output(at index: Int) -> Publishers.Output<Self> {
    Violaciones.exigirCuenta(index, en: "output(at:)")
    return Publishers.Output(upstream: self, range: index..<(index + 1))
  }

  /// Entrega los valores de unas posiciones y termina.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = ["a", "b", "c", "d"].publisher
  ///   .output(in: 1...2)
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// b
  /// c
  /// finished
  /// ```
  /// - Parameter range: las posiciones; la primera es 0.
  /// - Returns: el publicador que lo hace.
  public func output<R>(
    in range: R
  ) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
    let posiciones = range.relative(to: 0..<Int.max)
    Violaciones.exigirCuenta(posiciones.lowerBound, en: "output(in:)")
    return Publishers.Output(upstream: self, range: posiciones)
  }
}
