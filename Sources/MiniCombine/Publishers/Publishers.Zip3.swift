extension Publishers {
  /// Empareja los valores de 3 publicadores: el primero con el primero, y así.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let menu = Publishers.Zip3(["sopa"].publisher, ["pez", "arroz"].publisher, Just("fruta"))
  /// let recibo = menu.sink { print("\($0), \($1) y \($2)") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// sopa, pez y fruta
  /// ```
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      var aCola: [A.Output] = []
      var bCola: [B.Output] = []
      var cCola: [C.Output] = []
      let cremallera = Cremallera<Output, Failure>(
        "Zip",
        CajaDeTipo.de(subscriber),
        lados: 3,
        quedan: { [aCola.count, bCola.count, cCola.count] },
        sacar: { (aCola.removeFirst(), bCola.removeFirst(), cCola.removeFirst()) }
      )
      cremallera.presentar()
      a.subscribe(
        cremallera.lado(0) {
          aCola.append($0)
          return nil
        }
      )
      b.subscribe(
        cremallera.lado(1) {
          bCola.append($0)
          return nil
        }
      )
      c.subscribe(
        cremallera.lado(2) {
          cCola.append($0)
          return nil
        }
      )
    }
  }
}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Empareja los valores: el primero con el primero, el segundo con el segundo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = Just(1)
  ///   .zip(Just("b"), Just(true))
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
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P,
    _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Empareja los valores: el primero con el primero, el segundo con el segundo.
  ///
  /// Los convierte en uno con `transform`.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = [1, 2].publisher
  ///   .zip([3, 4].publisher, [5, 6].publisher) { $0 + $1 + $2 }
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 9
  /// 12
  /// ```
  /// - Parameters:
  ///   - publisher1: otro publicador.
  ///   - publisher2: otro publicador.
  ///   - transform: convierte los valores en uno.
  /// - Returns: el publicador que lo hace.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where Failure == P.Failure, P.Failure == Q.Failure {
    zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
}
