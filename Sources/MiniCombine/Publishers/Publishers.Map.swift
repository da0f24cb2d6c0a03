extension Publishers {
  /// Convierte cada valor.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let precios = Publishers.Map(upstream: [2, 5].publisher) { "\($0) euros" }
  /// print(precios.transform(1))
  /// let recibo = precios.sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 1 euros
  /// 2 euros
  /// 5 euros
  /// ```
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Convierte un valor.
    public let transform: (Upstream.Output) -> Output

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - transform: convierte un valor.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Reenvio("Map", subscriber, valor: transform, final: { $0 }))
    }
  }
}

extension Publisher {
  /// Convierte cada valor.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = (1...3).publisher
  ///   .map { "n\($0)" }
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// n1
  /// n2
  /// n3
  /// ```
  /// - Parameter transform: convierte un valor.
  /// - Returns: el publicador que lo hace.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }
}

extension Publishers.Map {
  /// Dos conversiones seguidas, en una.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let entrada = PassthroughSubject<Int, Never>()
  /// let texto = entrada.map { $0 * 2 }.map { "<\($0)>" }
  /// print("no hay otro map en medio: \(texto.upstream === entrada)")
  /// let recibo = texto.sink { print($0) }
  /// entrada.send(4)
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// no hay otro map en medio: true
  /// <8>
  /// ```
  /// - Parameter transform: convierte lo ya convertido.
  /// - Returns: el publicador que hace las dos.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    let antes = self.transform
    return Publishers.Map(upstream: upstream) { transform(antes($0)) }
  }
}
