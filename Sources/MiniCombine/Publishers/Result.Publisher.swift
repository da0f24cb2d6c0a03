extension Result {
  /// El publicador de un resultado: entrega el valor y termina, o falla.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// let respuesta = Result<Int, SinRed>.Publisher(.failure(SinRed()))
  /// print(respuesta.result)
  /// let recibo = respuesta.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// failure(main.SinRed())
  /// failure(main.SinRed())
  /// ```
  public struct Publisher: MiniCombine.Publisher {
    /// Lo que entrega.
    public typealias Output = Success

    /// El resultado.
    public let result: Result<Success, Failure>

    /// Crea el publicador de un resultado.
    ///
    /// - Parameter result: el resultado.
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// Crea el publicador de un valor.
    ///
    /// ```swift ejecuta
    /// import Combine
    ///
    /// let recibo = Result<Int, Never>.Publisher(5).sink { print($0) }
    /// recibo.cancel()
    /// ```
    /// ```salida
    /// 5
    /// ```
    /// - Parameter output: el valor.
    public init(_ output: Success) {
      result = .success(output)
    }

    /// Crea el publicador de un fallo.
    ///
    /// ```swift ejecuta
    /// import Combine
    ///
    /// struct SinRed: Error {}
    /// let recibo = Result<Int, SinRed>.Publisher(SinRed())
    ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// recibo.cancel()
    /// ```
    /// ```salida
    /// failure(main.SinRed())
    /// ```
    /// - Parameter failure: el fallo.
    public init(_ failure: Failure) {
      result = .failure(failure)
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Success == S.Input, Failure == S.Failure {
      switch result {
      case .success(let valor):
        subscriber.receive(
          subscription: SuscripcionDeUnValor(subscriber, valor, nombre: "Once")
        )
      case .failure(let fallo):
        Fail(error: fallo).receive(subscriber: subscriber)
      }
    }
  }

  /// El publicador que entrega el valor y termina, o falla.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = Result<Int, Never>.success(5).publisher
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 5
  /// finished
  /// ```
  public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable {}
