extension Publishers {
  /// Empareja los valores de 2 publicadores: el primero con el primero, y así.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let preguntas = ["2 + 2", "3 + 3"].publisher
  /// let respuestas = [4, 6].publisher
  /// let recibo = Publishers.Zip(preguntas, respuestas).sink { print("\($0) = \($1)") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 2 + 2 = 4
  /// 3 + 3 = 6
  /// ```
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// Lo que entrega.
    public typealias Output = (A.Output, B.Output)
    /// Cómo puede fallar.
    public typealias Failure = A.Failure

    /// El primer publicador.
    public let a: A

    /// El segundo publicador.
    public let b: B

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - a: el primer publicador.
    ///   - b: el segundo publicador.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var aCola: [A.Output] = []
      var bCola: [B.Output] = []
      let cremallera = Cremallera<Output, Failure>(
        "Zip",
        CajaDeTipo.de(subscriber),
        lados: 2,
        quedan: { [aCola.count, bCola.count] },
        sacar: { (aCola.removeFirst(), bCola.removeFirst()) }
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
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Empareja los valores: el primero con el primero, el segundo con el segundo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = ["a", "b", "c"].publisher
  ///   .zip((1...2).publisher)
  ///   .sink { print($0, $1) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// a 1
  /// b 2
  /// ```
  /// - Parameter other: otro publicador.
  /// - Returns: el publicador que lo hace.
  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P> where Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Empareja los valores: el primero con el primero, el segundo con el segundo.
  ///
  /// Los convierte en uno con `transform`.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = [2, 3].publisher
  ///   .zip([10, 100].publisher) { $0 * $1 }
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 20
  /// 300
  /// ```
  /// - Parameters:
  ///   - other: otro publicador.
  ///   - transform: convierte los valores en uno.
  /// - Returns: el publicador que lo hace.
  public func zip<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
    zip(other).map { transform($0.0, $0.1) }
  }
}
