extension Optional {
  /// El publicador del valor, si lo hay: lo entrega y termina; si no, solo termina.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let mote: String? = nil
  /// let quizas = Optional<String>.Publisher(mote)
  /// let recibo = quizas.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// finished
  /// ```
  public struct Publisher: MiniCombine.Publisher {
    /// Lo que entrega.
    public typealias Output = Wrapped
    /// No puede fallar.
    public typealias Failure = Never

    /// El opcional.
    public let output: Wrapped?

    /// Crea el publicador de un opcional.
    ///
    /// - Parameter output: el opcional.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Wrapped == S.Input, S.Failure == Never {
      guard let output else { return Empty().receive(subscriber: subscriber) }
      subscriber.receive(
        subscription: SuscripcionDeUnValor(subscriber, output, nombre: "Optional")
      )
    }
  }

  /// El publicador que entrega el valor, si lo hay, y termina.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let talla: Int? = 38
  /// let recibo = talla.publisher.sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 38
  /// ```
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}
