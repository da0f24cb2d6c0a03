extension Publishers {
  /// Deja pasar todo y escribe cada suceso.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let timbre = PassthroughSubject<String, Never>()
  /// let anotado = Publishers.Print(upstream: timbre, prefix: "puerta")
  /// let recibo = anotado.sink { _ in }
  /// timbre.send("ding")
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// puerta: receive subscription: (PassthroughSubject)
  /// puerta: request unlimited
  /// puerta: receive value: (ding)
  /// puerta: receive cancel
  /// ```
  public struct Print<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Lo que se escribe delante.
    public let prefix: String

    /// Donde se escribe; si es `nil`, en la salida normal.
    public let stream: (any TextOutputStream)?

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - prefix: lo que se escribe delante.
    ///   - stream: donde se escribe; si es `nil`, en la salida normal.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Cronista(CajaDeTipo.de(subscriber), prefix, stream))
    }
  }
}

extension Publisher {
  /// Deja pasar todo y escribe cada suceso, con las palabras de Combine.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = [1, 2].publisher.print("lista").sink { _ in }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// lista: receive subscription: ([1, 2])
  /// lista: request unlimited
  /// lista: receive value: (1)
  /// lista: receive value: (2)
  /// lista: receive finished
  /// ```
  /// - Parameters:
  ///   - prefix: lo que se escribe delante.
  ///   - stream: donde se escribe; si es `nil`, en la salida normal.
  /// - Returns: el publicador que lo hace.
  public func print(
    _ prefix: String = "",
    to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

/// El operador de `print`.
private final class Cronista<Input, Failure: Error>: Operador<Input, Failure, Input, Failure> {
  private let prefijo: String
  private let turno = CerrojoRecursivo()
  private var flujo: (any TextOutputStream)?

  init(_ receptor: Receptor, _ prefijo: String, _ flujo: (any TextOutputStream)?) {
    self.prefijo = prefijo.isEmpty ? "" : "\(prefijo): "
    self.flujo = flujo
    super.init("Print", receptor)
  }

  private func escribir(_ suceso: String) {
    turno.hacer {
      let linea = prefijo + suceso
      if flujo == nil {
        Swift.print(linea)
      } else {
        flujo?.write(linea + "\n")
      }
    }
  }

  private func escribir(_ demanda: Subscribers.Demand, _ cola: String = "") {
    escribir("request " + (demanda.max.map { "max: (\($0))" } ?? "unlimited") + cola)
  }

  override func receive(subscription: any Subscription) {
    escribir("receive subscription: (\(subscription))")
    super.receive(subscription: subscription)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    escribir("receive value: (\(input))")
    let nueva = abajo?.receive(input) ?? .none
    if nueva > .none { escribir(nueva, " (synchronous)") }
    return nueva
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: escribir("receive finished")
    case .failure(let fallo): escribir("receive error: (\(fallo))")
    }
    terminar(completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    escribir(demand)
    super.request(demand)
  }

  override func cancel() {
    escribir("receive cancel")
    super.cancel()
  }
}
