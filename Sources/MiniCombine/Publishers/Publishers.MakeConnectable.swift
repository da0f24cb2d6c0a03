extension Publishers {
  /// Un publicador que espera a `connect()`.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let carrera = Publishers.MakeConnectable(upstream: ["ya"].publisher)
  /// let ana = carrera.sink { print("Ana: \($0)") }
  /// print("preparados")
  /// let conexion = carrera.connect()
  /// conexion.cancel()
  /// ana.cancel()
  /// ```
  /// ```salida
  /// preparados
  /// Ana: ya
  /// ```
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    private let interior: Publishers.Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Crea el operador.
    ///
    /// - Parameter upstream: el publicador de arriba.
    public init(upstream: Upstream) {
      self.upstream = upstream
      interior = upstream.multicast(subject: PassthroughSubject())
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      interior.subscribe(subscriber)
    }

    /// Empieza a entregar.
    ///
    /// - Returns: lo que corta la entrega a todos.
    public func connect() -> any Cancellable {
      interior.connect()
    }
  }
}

extension Publisher where Failure == Never {
  /// Hace que el publicador espere a `connect()`.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let lista = [1, 2].publisher.makeConnectable()
  /// let recibo = lista.sink { print($0) }
  /// print("todavía nada")
  /// let conexion = lista.connect()
  /// conexion.cancel()
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// todavía nada
  /// 1
  /// 2
  /// ```
  /// - Returns: el publicador, que empieza con `connect()`.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
