extension Publishers {
  /// Empareja los valores de 4 publicadores: el primero con el primero, y así.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let ficha = Publishers.Zip4(Just("Ana"), Just(12), Just("6.º B"), Just(true))
  /// let recibo = ficha.sink { print("\($0), \($1) años, \($2), socia: \($3)") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// Ana, 12 años, 6.º B, socia: true
  /// ```
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      var aCola: [A.Output] = []
      var bCola: [B.Output] = []
      var cCola: [C.Output] = []
      var dCola: [D.Output] = []
      let cremallera = Cremallera<Output, Failure>(
        "Zip",
        CajaDeTipo.de(subscriber),
        lados: 4,
        quedan: { [aCola.count, bCola.count, cCola.count, dCola.count] },
        sacar: {
          (aCola.removeFirst(), bCola.removeFirst(), cCola.removeFirst(), dCola.removeFirst())
        }
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
      d.subscribe(
        cremallera.lado(3) {
          dCola.append($0)
          return nil
        }
      )
    }
  }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Empareja los valores: el primero con el primero, el segundo con el segundo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = Just(1)
  ///   .zip(Just("b"), Just(true), Just(2.5))
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
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Empareja los valores: el primero con el primero, el segundo con el segundo.
  ///
  /// Los convierte en uno con `transform`.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = [1, 2].publisher
  ///   .zip(["a", "b"].publisher, [3, 4].publisher, ["c", "d"].publisher) {
  ///     "\($0)\($1)\($2)\($3)"
  ///   }
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 1a3c
  /// 2b4d
  /// ```
  /// - Parameters:
  ///   - publisher1: otro publicador.
  ///   - publisher2: otro publicador.
  ///   - publisher3: otro publicador.
  ///   - transform: convierte los valores en uno.
  /// - Returns: el publicador que lo hace.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
