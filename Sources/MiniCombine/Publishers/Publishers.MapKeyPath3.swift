extension Publishers {
  /// Entrega tres propiedades de cada valor.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct Caja { var ancho: Int, alto: Int, fondo: Int }
  /// let cajas = Just(Caja(ancho: 2, alto: 3, fondo: 4))
  /// let lados = Publishers.MapKeyPath3(
  ///   upstream: cajas, keyPath0: \.ancho, keyPath1: \.alto, keyPath2: \.fondo
  /// )
  /// let recibo = lados.sink { print("volumen \($0 * $1 * $2)") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// volumen 24
  /// ```
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    /// Lo que entrega.
    public typealias Output = (Output0, Output1, Output2)
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// La primera propiedad.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// La segunda propiedad.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// La tercera propiedad.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - keyPath0: la primera propiedad.
    ///   - keyPath1: la segunda propiedad.
    ///   - keyPath2: la tercera propiedad.
    public init(
      upstream: Upstream,
      keyPath0: KeyPath<Upstream.Output, Output0>,
      keyPath1: KeyPath<Upstream.Output, Output1>,
      keyPath2: KeyPath<Upstream.Output, Output2>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
      self.keyPath2 = keyPath2
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
          hijos: ["keyPath0": keyPath0, "keyPath1": keyPath1, "keyPath2": keyPath2],
          valor: { [keyPath0, keyPath1, keyPath2] in
            ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])
          },
          final: { $0 }
        )
      )
    }
  }
}

extension Publisher {
  /// Entrega tres propiedades de cada valor.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct Fecha { var dia: Int, mes: Int, anio: Int }
  /// let recibo = Just(Fecha(dia: 23, mes: 4, anio: 2026))
  ///   .map(\.dia, \.mes, \.anio)
  ///   .sink { print("\($0)/\($1)/\($2)") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 23/4/2026
  /// ```
  /// - Parameters:
  ///   - keyPath0: la primera propiedad.
  ///   - keyPath1: la segunda propiedad.
  ///   - keyPath2: la tercera propiedad.
  /// - Returns: el publicador que lo hace.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>,
    _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(
      upstream: self,
      keyPath0: keyPath0,
      keyPath1: keyPath1,
      keyPath2: keyPath2
    )
  }
}
