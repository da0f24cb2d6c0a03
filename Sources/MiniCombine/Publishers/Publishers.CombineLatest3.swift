extension Publishers {
  /// Entrega juntos los últimos valores de 3 publicadores cada vez que llega uno.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let usuario = CurrentValueSubject<String, Never>("ana")
  /// let clave = CurrentValueSubject<String, Never>("")
  /// let acepta = CurrentValueSubject<Bool, Never>(true)
  /// let formulario = Publishers.CombineLatest3(usuario, clave, acepta)
  /// let recibo = formulario.sink { print(!$0.isEmpty && !$1.isEmpty && $2) }
  /// clave.send("secreta")
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// false
  /// true
  /// ```
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// Lo que entrega.
    public typealias Output = (A.Output, B.Output, C.Output)
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
      var aUltimo: A.Output?
      var bUltimo: B.Output?
      var cUltimo: C.Output?
      let reunion = UltimosValores<Output, Failure>(
        "CombineLatest",
        CajaDeTipo.de(subscriber),
        lados: 3
      ) {
        guard let aUltimo, let bUltimo, let cUltimo else { return nil }
        return (aUltimo, bUltimo, cUltimo)
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
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Cuando todos han entregado algo, entrega juntos los últimos valores cada vez que llega uno.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = Just(1)
  ///   .combineLatest(Just("b"), Just(true))
  ///   .sink { print($0, $1, $2) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 1 b true
  /// ```
  /// - Parameters:
  ///   - publisher1: otro publicador.
  ///   - publisher2: otro publicador.
  /// - Returns: el publicador que lo hace.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P,
    _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Cuando todos han entregado algo, entrega juntos los últimos valores cada vez que llega uno.
  ///
  /// Los convierte en uno con `transform`.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let rojo = CurrentValueSubject<Int, Never>(1)
  /// let recibo = rojo
  ///   .combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }
  ///   .sink { print("suma \($0)") }
  /// rojo.send(10)
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// suma 6
  /// suma 15
  /// ```
  /// - Parameters:
  ///   - publisher1: otro publicador.
  ///   - publisher2: otro publicador.
  ///   - transform: convierte los valores en uno.
  /// - Returns: el publicador que lo hace.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Failure == P.Failure, P.Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
}
