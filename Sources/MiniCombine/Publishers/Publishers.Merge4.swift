extension Publishers {
  /// Mezcla los valores de 4 publicadores según llegan.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let norte = [1, 2].publisher
  /// let mezcla = Publishers.Merge4(norte, Just(10), Just(20), Just(30))
  /// let recibo = mezcla.reduce(0, +).sink { print("suma \($0)") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// suma 63
  /// ```
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
  {
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

    /// El cuarto publicador.
    public let d: D

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - a: el primer publicador.
    ///   - b: el segundo publicador.
    ///   - c: el tercer publicador.
    ///   - d: el cuarto publicador.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
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
      confluencia.unir(d)
      confluencia.completar()
    }
  }
}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Mezcla los valores de los 4 publicadores según llegan.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = [1].publisher.merge(with: [2].publisher, [3].publisher, [4].publisher)
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 1
  /// 2
  /// 3
  /// 4
  /// ```
  /// - Parameters:
  ///   - b: otro publicador.
  ///   - c: otro publicador.
  ///   - d: otro publicador.
  /// - Returns: el publicador que lo hace.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B,
    _ c: C,
    _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output,
    Failure == D.Failure, Output == D.Output
  {
    Publishers.Merge4(self, b, c, d)
  }
}
