extension Publishers {
  /// Entrega solo lo del último publicador que llegó.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let elegida = PassthroughSubject<CurrentValueSubject<String, Never>, Never>()
  /// let radio = CurrentValueSubject<String, Never>("jazz")
  /// let sonando = Publishers.SwitchToLatest(upstream: elegida)
  /// let recibo = sonando.sink { print($0) }
  /// elegida.send(radio)
  /// elegida.send(CurrentValueSubject("noticias"))
  /// radio.send("ya no se oye")
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// jazz
  /// noticias
  /// ```
  public struct SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher == Upstream.Output, NewPublisher.Failure == Upstream.Failure {
    /// Lo que entrega.
    public typealias Output = NewPublisher.Output
    /// Cómo puede fallar.
    public typealias Failure = NewPublisher.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Crea el operador.
    ///
    /// - Parameter upstream: el publicador de arriba.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Desvio<NewPublisher>(CajaDeTipo.de(subscriber)))
    }
  }
}

extension Publisher where Output: Publisher, Failure == Output.Failure {
  /// Entrega solo lo del último publicador que llegó; al anterior lo cancela.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let canal = PassthroughSubject<PassthroughSubject<String, Never>, Never>()
  /// let uno = PassthroughSubject<String, Never>()
  /// let dos = PassthroughSubject<String, Never>()
  /// let recibo = canal.switchToLatest().sink { print($0) }
  /// canal.send(uno)
  /// uno.send("uno")
  /// canal.send(dos)
  /// uno.send("ya nadie lo mira")
  /// dos.send("dos")
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// uno
  /// dos
  /// ```
  /// - Returns: el publicador que lo hace.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Como el otro `switchToLatest`, cuando los publicadores que llegan no pueden fallar.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// let paginas = PassthroughSubject<Just<String>, SinRed>()
  /// let recibo = paginas.switchToLatest()
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// paginas.send(Just("portada"))
  /// paginas.send(completion: .failure(SinRed()))
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// portada
  /// failure(main.SinRed())
  /// ```
  /// - Returns: el publicador que lo hace.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Como el otro `switchToLatest`, cuando solo pueden fallar los publicadores que llegan.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// let peticiones = PassthroughSubject<Fail<String, SinRed>, Never>()
  /// let recibo = peticiones.switchToLatest()
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// peticiones.send(Fail(error: SinRed()))
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// failure(main.SinRed())
  /// ```
  /// - Returns: el publicador que lo hace.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Como el otro `switchToLatest`, cuando ninguno puede fallar.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = ["café", "té"].publisher
  ///   .map { Just("busco \($0)") }
  ///   .switchToLatest()
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// busco café
  /// busco té
  /// ```
  /// - Returns: el publicador que lo hace.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

/// La confluencia de `switchToLatest`: un solo afluente, que se cambia.
private final class Desvio<Nuevo: Publisher>: Confluencia<Nuevo.Output, Nuevo.Failure>, Subscriber {
  typealias Input = Nuevo
  typealias Failure = Nuevo.Failure

  private let arriba = UnaSuscripcion()

  init(_ receptor: Receptor) {
    super.init("SwitchToLatest", receptor)
  }

  func receive(subscription: any Subscription) {
    guard arriba.aceptar(subscription) else { return }
    presentar()
    subscription.request(.unlimited)
  }

  func receive(_ input: Nuevo) -> Subscribers.Demand {
    separarTodos()
    unir(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Nuevo.Failure>) {
    _ = arriba.soltar()
    switch completion {
    case .finished: completar()
    case .failure: terminar(completion)
    }
  }

  override func alCortar() {
    arriba.soltar()?.cancel()
  }
}
