extension Publishers {
  /// Mezcla los valores de muchos publicadores del mismo tipo según llegan.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let mesas = Publishers.MergeMany(Just("mesa 1"), Just("mesa 2"))
  /// print(mesas.publishers.count)
  /// let recibo = mesas.sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 2
  /// mesa 1
  /// mesa 2
  /// ```
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// Los publicadores.
    public let publishers: [Upstream]

    /// Crea el operador.
    ///
    /// ```swift ejecuta
    /// import Combine
    ///
    /// let pasos = (1...3).map { Just("paso \($0)") }
    /// let recibo = Publishers.MergeMany(pasos).sink { print($0) }
    /// recibo.cancel()
    /// ```
    /// ```salida
    /// paso 1
    /// paso 2
    /// paso 3
    /// ```
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
    /// ```swift ejecuta
    /// import Combine
    ///
    /// let recibo = Publishers.MergeMany(Just(1), Just(2), Just(3))
    ///   .reduce(0, +)
    ///   .sink { print($0) }
    /// recibo.cancel()
    /// ```
    /// ```salida
    /// 6
    /// ```
    /// - Parameter upstream: los publicadores.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Mezcla también otro publicador.
    ///
    /// ```swift ejecuta
    /// import Combine
    ///
    /// let dos = Publishers.MergeMany(Just("uno"), Just("dos"))
    /// let tres = dos.merge(with: Just("tres"))
    /// print(tres.publishers.count)
    /// let recibo = tres.last().sink { print($0) }
    /// recibo.cancel()
    /// ```
    /// ```salida
    /// 3
    /// tres
    /// ```
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
