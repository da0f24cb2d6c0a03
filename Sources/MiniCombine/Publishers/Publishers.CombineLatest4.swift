extension Publishers {
  /// Entrega juntos los últimos valores de 4 publicadores cada vez que llega uno.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let pagina = CurrentValueSubject<Int, Never>(1)
  /// let ficha = Publishers.CombineLatest4(Just("Quijote"), Just("Cervantes"), Just(1605), pagina)
  /// let recibo = ficha.sink { print("\($0), \($1), \($2), página \($3)") }
  /// pagina.send(2)
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// Quijote, Cervantes, 1605, página 1
  /// Quijote, Cervantes, 1605, página 2
  /// ```
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// Lo que entrega.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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
      var aUltimo: A.Output?
      var bUltimo: B.Output?
      var cUltimo: C.Output?
      var dUltimo: D.Output?
      let reunion = UltimosValores<Output, Failure>(
        "CombineLatest",
        CajaDeTipo.de(subscriber),
        lados: 4
      ) {
        guard let aUltimo, let bUltimo, let cUltimo, let dUltimo else { return nil }
        return (aUltimo, bUltimo, cUltimo, dUltimo)
      }
      reunion.presentar()
      a.subscribe(
        reunion.ladoQueAvisa(0) { nuevo in
          defer { aUltimo = nuevo }
          return aUltimo
        }
      )
      b.subscribe(
        reunion.ladoQueAvisa(1) { nuevo in
          defer { bUltimo = nuevo }
          return bUltimo
        }
      )
      c.subscribe(
        reunion.ladoQueAvisa(2) { nuevo in
          defer { cUltimo = nuevo }
          return cUltimo
        }
      )
      d.subscribe(
        reunion.ladoQueAvisa(3) { nuevo in
          defer { dUltimo = nuevo }
          return dUltimo
        }
      )
    }
  }
}

extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Cuando todos han entregado algo, entrega juntos los últimos valores cada vez que llega uno.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = Just(1)
  ///   .combineLatest(Just("b"), Just(true), Just(2.5))
  ///   .sink { print($0, $1, $2, $3) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 1 b true 2.5
  /// ```
  /// - Parameters:
  ///   - publisher1: otro publicador.
  ///   - publisher2: otro publicador.
  ///   - publisher3: otro publicador.
  /// - Returns: el publicador que lo hace.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Cuando todos han entregado algo, entrega juntos los últimos valores cada vez que llega uno.
  ///
  /// Los convierte en uno con `transform`.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let viento = CurrentValueSubject<Int, Never>(5)
  /// let recibo = viento
  ///   .combineLatest(Just(18), Just("sol"), Just(false)) {
  ///     "\($0) km/h, \($1)°, \($2), lluvia: \($3)"
  ///   }
  ///   .sink { print($0) }
  /// viento.send(30)
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 5 km/h, 18°, sol, lluvia: false
  /// 30 km/h, 18°, sol, lluvia: false
  /// ```
  /// - Parameters:
  ///   - publisher1: otro publicador.
  ///   - publisher2: otro publicador.
  ///   - publisher3: otro publicador.
  ///   - transform: convierte los valores en uno.
  /// - Returns: el publicador que lo hace.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
