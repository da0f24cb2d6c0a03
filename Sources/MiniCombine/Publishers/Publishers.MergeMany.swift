extension Publishers {
  /// Mezcla los valores de muchos publicadores del mismo tipo según llegan.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// Los publicadores.
    public let publishers: [Upstream]

    /// Crea el operador.
    ///
    /// - Parameter upstream: los publicadores.
    public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence {
      publishers = Array(upstream)
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let confluencia = Confluencia<Output, Failure>("Merge", CajaDeTipo.de(subscriber))
      confluencia.presentar()
      for publicador in publishers { confluencia.unir(publicador) }
      confluencia.completar()
    }

    /// Crea el operador con unos publicadores.
    ///
    /// - Parameter upstream: los publicadores.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Mezcla también otro publicador.
    ///
    /// - Parameter other: el que se añade.
    /// - Returns: la mezcla de todos.
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      Publishers.MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Mezcla los valores de dos publicadores del mismo tipo según llegan.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let canales = (1...3).map { _ in PassthroughSubject<String, Never>() }
  /// let recibo = Publishers.MergeMany(canales).sink { print($0) }
  /// canales[2].send("tres")
  /// canales[0].send("uno")
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// tres
  /// uno
  /// ```
  /// - Parameter other: otro publicador.
  /// - Returns: el publicador que lo hace.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
