extension Publishers {
  /// Mezcla los valores de 5 publicadores según llegan.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let mezcla = Publishers.Merge5(Just("a"), Just("e"), Just("i"), Just("o"), Just("u"))
  /// let recibo = mezcla.collect().sink { print($0.joined()) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// aeiou
  /// ```
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
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

    /// El quinto publicador.
    public let e: E

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - a: el primer publicador.
    ///   - b: el segundo publicador.
    ///   - c: el tercer publicador.
    ///   - d: el cuarto publicador.
    ///   - e: el quinto publicador.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
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
      confluencia.unir(e)
      confluencia.completar()
    }
  }
}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publisher {
  /// Mezcla los valores de los 5 publicadores según llegan.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let uno = [0].publisher
  /// let recibo = [1].publisher
  ///   .merge(with: uno, uno, uno, uno)
  ///   .count()
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 5
  /// ```
  /// - Parameters:
  ///   - b: otro publicador.
  ///   - c: otro publicador.
  ///   - d: otro publicador.
  ///   - e: otro publicador.
  /// - Returns: el publicador que lo hace.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B,
    _ c: C,
    _ d: D,
    _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output,
    Failure == D.Failure, Output == D.Output, Failure == E.Failure, Output == E.Output
  {
    Publishers.Merge5(self, b, c, d, e)
  }
}
