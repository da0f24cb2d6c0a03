extension Publishers {
  /// Convierte el fallo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// struct Aviso: Error { var texto: String }
  /// let fallo = Fail<Int, SinRed>(error: SinRed())
  /// let claro = Publishers.MapError(upstream: fallo) { _ in Aviso(texto: "prueba luego") }
  /// let recibo = claro.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// failure(main.Aviso(texto: "prueba luego"))
  /// ```
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// El publicador de arriba.
    public let upstream: Upstream

    /// Convierte un fallo.
    public let transform: (Upstream.Failure) -> Failure

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - transform: convierte un fallo.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Reenvio(
          "MapError",
          subscriber,
          valor: { $0 },
          final: { [transform] fin in
            switch fin {
            case .finished: .finished
            case .failure(let fallo): .failure(transform(fallo))
            }
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Convierte el fallo; los valores pasan tal cual.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct Tecnico: Error {}
  /// struct ParaPersonas: Error {}
  /// let recibo = Fail<Int, Tecnico>(error: Tecnico())
  ///   .mapError { _ in ParaPersonas() }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// failure(main.ParaPersonas())
  /// ```
  /// - Parameter transform: convierte un fallo.
  /// - Returns: el publicador que lo hace.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
