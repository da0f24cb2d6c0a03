extension Publishers {
  /// Entrega los elementos de una secuencia y termina.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let cuenta = Publishers.Sequence<[Int], Never>(sequence: [3, 2, 1])
  /// print(cuenta.sequence.count)
  /// let recibo = cuenta.sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 3
  /// 3
  /// 2
  /// 1
  /// ```
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// Lo que entrega.
    public typealias Output = Elements.Element
    /// La secuencia.
    public let sequence: Elements

    /// Crea el operador.
    ///
    /// - Parameter sequence: la secuencia.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let suscripcion = SuscripcionDeSecuencia(CajaDeTipo.de(subscriber), sequence)
      guard let suscripcion else { return Empty().receive(subscriber: subscriber) }
      subscriber.receive(subscription: suscripcion)
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Swift.Sequence {
  /// El publicador que entrega los elementos y termina.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = ["uno", "dos"].publisher
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// uno
  /// dos
  /// finished
  /// ```
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}
