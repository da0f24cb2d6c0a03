extension Publishers {
  /// Mezcla los valores de 3 publicadores según llegan.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let avisos = PassthroughSubject<String, Never>()
  /// let mezcla = Publishers.Merge3(Just("correo"), avisos, Just("llamada"))
  /// let recibo = mezcla.sink { print($0) }
  /// avisos.send("mensaje")
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// correo
  /// llamada
  /// mensaje
  /// ```
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
    /// Lo que entrega.
    public typealias Output = A.Output
    /// Cómo puede fallar.
    public typealias Failure = A.Failure

    /// El primer publicador.
    public let a: A

    /// El segundo publicador.
    public let b: B

    /// El tercer publicador.
    public let c: C

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - a: el primer publicador.
    ///   - b: el segundo publicador.
    ///   - c: el tercer publicador.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let confluencia = Confluencia<Output, Failure>("Merge", CajaDeTipo.de(subscriber))
      confluencia.presentar()
      confluencia.unir(a)
      confluencia.unir(b)
      confluencia.unir(c)
      confluencia.completar()
    }
  }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Mezcla los valores de los 3 publicadores según llegan.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = [1].publisher.merge(with: [2].publisher, [3].publisher)
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 1
  /// 2
  /// 3
  /// ```
  /// - Parameters:
  ///   - b: otro publicador.
  ///   - c: otro publicador.
  /// - Returns: el publicador que lo hace.
  public func merge<B: Publisher, C: Publisher>(
    with b: B,
    _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output {
    Publishers.Merge3(self, b, c)
  }
}
