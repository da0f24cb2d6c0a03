extension Publishers {
  /// Mezcla los valores de 8 publicadores según llegan.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let escala = Publishers.Merge8(
  ///   Just("do"), Just("re"), Just("mi"), Just("fa"),
  ///   Just("sol"), Just("la"), Just("si"), Just("do")
  /// )
  /// let recibo = escala.removeDuplicates().count().sink { print("\($0) notas") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 8 notas
  /// ```
  public struct Merge8<
    A: Publisher,
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher,
    H: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure,
    A.Output == H.Output, A.Failure == H.Failure
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

    /// El sexto publicador.
    public let f: F

    /// El séptimo publicador.
    public let g: G

    /// El octavo publicador.
    public let h: H

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - a: el primer publicador.
    ///   - b: el segundo publicador.
    ///   - c: el tercer publicador.
    ///   - d: el cuarto publicador.
    ///   - e: el quinto publicador.
    ///   - f: el sexto publicador.
    ///   - g: el séptimo publicador.
    ///   - h: el octavo publicador.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
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
      confluencia.unir(f)
      confluencia.unir(g)
      confluencia.unir(h)
      confluencia.completar()
    }
  }
}

extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}

extension Publisher {
  /// Mezcla los valores de los 8 publicadores según llegan.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let uno = [0].publisher
  /// let recibo = [1].publisher
  ///   .merge(with: uno, uno, uno, uno, uno, uno, uno)
  ///   .count()
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 8
  /// ```
  /// - Parameters:
  ///   - b: otro publicador.
  ///   - c: otro publicador.
  ///   - d: otro publicador.
  ///   - e: otro publicador.
  ///   - f: otro publicador.
  ///   - g: otro publicador.
  ///   - h: otro publicador.
  /// - Returns: el publicador que lo hace.
  public func merge<
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher,
    H: Publisher
  >(
    with b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G,
    _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output,
    Failure == D.Failure, Output == D.Output, Failure == E.Failure, Output == E.Output,
    Failure == F.Failure, Output == F.Output, Failure == G.Failure, Output == G.Output,
    Failure == H.Failure, Output == H.Output
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}
