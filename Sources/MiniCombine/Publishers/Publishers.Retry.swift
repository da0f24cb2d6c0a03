extension Publishers {
  /// Si llega un fallo, se vuelve a suscribir.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// let peticion = Fail<String, SinRed>(error: SinRed()).handleEvents(receiveSubscription: { _ in
  ///   print("pruebo")
  /// })
  /// let insistente = Publishers.Retry(upstream: peticion, retries: 2)
  /// let recibo = insistente.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// pruebo
  /// pruebo
  /// pruebo
  /// failure(main.SinRed())
  /// ```
  public struct Retry<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Cuántas veces; `nil` es sin límite.
    public let retries: Int?

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - retries: cuántas veces; `nil` es sin límite.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let sucesion = Sucesion<Output, Failure>("Retry", CajaDeTipo.de(subscriber))
      intentar(sucesion, quedan: retries)
    }

    private func intentar(_ sucesion: Sucesion<Output, Failure>, quedan: Int?) {
      sucesion.seguir(con: upstream) { sucesion, fin in
        if case .failure = fin, quedan != 0 {
          intentar(sucesion, quedan: quedan.map { $0 - 1 })
        } else {
          sucesion.terminar(fin)
        }
      }
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Si llega un fallo, se vuelve a suscribir, hasta unas cuantas veces.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// var intentos = 0
  /// let recibo = Deferred { () -> Result<String, SinRed>.Publisher in
  ///   intentos += 1
  ///   let resultado: Result<String, SinRed> =
  ///     intentos < 3 ? .failure(SinRed()) : .success("a la \(intentos)")
  ///   return resultado.publisher
  /// }
  /// .retry(5)
  /// .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// a la 3
  /// finished
  /// ```
  /// - Parameter retries: cuántas veces más.
  /// - Returns: el publicador que lo hace.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Violaciones.exigirCuenta(retries, en: "retry")
    return Publishers.Retry(upstream: self, retries: retries)
  }
}
