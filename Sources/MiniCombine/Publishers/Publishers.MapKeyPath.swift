extension Publishers {
  /// Entrega una propiedad de cada valor.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let nombres = ["Ana", "Leonor"].publisher
  /// let largos = Publishers.MapKeyPath(upstream: nombres, keyPath: \.count)
  /// let recibo = largos.sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 3
  /// 6
  /// ```
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// La propiedad.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - keyPath: la propiedad.
    public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Reenvio(
          "ValueForKey",
          subscriber,
          hijos: ["keyPath": keyPath],
          valor: { [keyPath] in $0[keyPath: keyPath] },
          final: { $0 }
        )
      )
    }
  }
}

extension Publisher {
  /// Entrega una propiedad de cada valor.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = ["sol", "mar"].publisher
  ///   .map(\.count)
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 3
  /// 3
  /// ```
  /// - Parameter keyPath: la propiedad.
  /// - Returns: el publicador que lo hace.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }
}
