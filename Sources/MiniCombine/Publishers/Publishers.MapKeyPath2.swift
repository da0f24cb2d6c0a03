extension Publishers {
  /// Entrega dos propiedades de cada valor.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct Punto { var x: Int, y: Int }
  /// let puntos = [Punto(x: 1, y: 2), Punto(x: 3, y: 4)].publisher
  /// let pares = Publishers.MapKeyPath2(upstream: puntos, keyPath0: \.x, keyPath1: \.y)
  /// let recibo = pares.sink { print("(\($0), \($1))") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// (1, 2)
  /// (3, 4)
  /// ```
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    /// Lo que entrega.
    public typealias Output = (Output0, Output1)
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// La primera propiedad.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// La segunda propiedad.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - keyPath0: la primera propiedad.
    ///   - keyPath1: la segunda propiedad.
    public init(
      upstream: Upstream,
      keyPath0: KeyPath<Upstream.Output, Output0>,
      keyPath1: KeyPath<Upstream.Output, Output1>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Reenvio(
          "ValueForKeys",
          subscriber,
          hijos: ["keyPath0": keyPath0, "keyPath1": keyPath1],
          valor: { [keyPath0, keyPath1] in ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) },
          final: { $0 }
        )
      )
    }
  }
}

extension Publisher {
  /// Entrega dos propiedades de cada valor.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct Alumna { var nombre: String, nota: Int }
  /// let recibo = Just(Alumna(nombre: "Ana", nota: 9))
  ///   .map(\.nombre, \.nota)
  ///   .sink { print("\($0): \($1)") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// Ana: 9
  /// ```
  /// - Parameters:
  ///   - keyPath0: la primera propiedad.
  ///   - keyPath1: la segunda propiedad.
  /// - Returns: el publicador que lo hace.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>,
    _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }
}
