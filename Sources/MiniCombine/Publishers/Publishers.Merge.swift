extension Publishers {
  /// Mezcla los valores de 2 publicadores según llegan.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let teclado = PassthroughSubject<String, Never>()
  /// let voz = PassthroughSubject<String, Never>()
  /// let entradas = Publishers.Merge(teclado, voz)
  /// let recibo = entradas.sink { print($0) }
  /// voz.send("enciende")
  /// teclado.send("apaga")
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// enciende
  /// apaga
  /// ```
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// Lo que entrega.
    public typealias Output = A.Output
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
      let confluencia = Confluencia<Output, Failure>("Merge", CajaDeTipo.de(subscriber))
      confluencia.presentar()
      confluencia.unir(a)
      confluencia.unir(b)
      confluencia.completar()
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Mezcla los valores de los dos publicadores según llegan.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let casa = PassthroughSubject<String, Never>()
  /// let visita = PassthroughSubject<String, Never>()
  /// let recibo = casa.merge(with: visita).sink { print($0) }
  /// visita.send("gol de la visita")
  /// casa.send("gol de casa")
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// gol de la visita
  /// gol de casa
  /// ```
  /// - Parameter other: otro publicador.
  /// - Returns: el publicador que lo hace.
  public func merge<B: Publisher>(
    with other: B
  ) -> Publishers.Merge<Self, B>
  where Failure == B.Failure, Output == B.Output {
    Publishers.Merge(self, other)
  }
}
