extension Publishers {
  /// Entrega juntos los últimos valores de 2 publicadores cada vez que llega uno.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let ancho = CurrentValueSubject<Int, Never>(2)
  /// let alto = CurrentValueSubject<Int, Never>(3)
  /// let medidas = Publishers.CombineLatest(ancho, alto)
  /// let recibo = medidas.sink { print("área \($0 * $1)") }
  /// alto.send(10)
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// área 6
  /// área 20
  /// ```
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
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
      var aUltimo: A.Output?
      var bUltimo: B.Output?
      let reunion = UltimosValores<Output, Failure>(
        "CombineLatest",
        CajaDeTipo.de(subscriber),
        lados: 2
      ) {
        guard let aUltimo, let bUltimo else { return nil }
        return (aUltimo, bUltimo)
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
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Cuando todos han entregado algo, entrega juntos los últimos valores cada vez que llega uno.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let numero = PassthroughSubject<Int, Never>()
  /// let letra = PassthroughSubject<String, Never>()
  /// let recibo = numero.combineLatest(letra).sink { print("\($0)\($1)") }
  /// numero.send(1)
  /// letra.send("a")
  /// numero.send(2)
  /// letra.send("b")
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 1a
  /// 2a
  /// 2b
  /// ```
  /// - Parameter other: otro publicador.
  /// - Returns: el publicador que lo hace.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Cuando todos han entregado algo, entrega juntos los últimos valores cada vez que llega uno.
  ///
  /// Los convierte en uno con `transform`.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let nombre = CurrentValueSubject<String, Never>("Ana")
  /// let puntos = CurrentValueSubject<Int, Never>(0)
  /// let recibo = nombre.combineLatest(puntos) { "\($0) tiene \($1)" }
  ///   .sink { print($0) }
  /// puntos.send(5)
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// Ana tiene 0
  /// Ana tiene 5
  /// ```
  /// - Parameters:
  ///   - other: otro publicador.
  ///   - transform: convierte los valores en uno.
  /// - Returns: el publicador que lo hace.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}
