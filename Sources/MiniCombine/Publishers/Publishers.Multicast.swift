extension Publishers {
  /// Entrega a varios suscriptores, por un sujeto, lo que llega de una sola suscripción.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let tele = Publishers.Multicast(upstream: ["gol"].publisher) {
  ///   PassthroughSubject<String, Never>()
  /// }
  /// let salon = tele.sink { print("salón: \($0)") }
  /// let cocina = tele.sink { print("cocina: \($0)") }
  /// let conexion = tele.connect()
  /// for recibo in [salon, cocina] { recibo.cancel() }
  /// conexion.cancel()
  /// ```
  /// ```salida
  /// salón: gol
  /// cocina: gol
  /// ```
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public final let upstream: Upstream

    /// Crea el sujeto por el que pasa todo.
    public final let createSubject: () -> SubjectType

    private let cerrojo = Cerrojo()
    private var creado: SubjectType?

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - createSubject: crea el sujeto; se llama una vez.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var sujeto: SubjectType {
      if let creado = cerrojo.cerrado({ creado }) { return creado }
      let nuevo = createSubject()
      return cerrojo.cerrado {
        let elegido = creado ?? nuevo
        creado = elegido
        return elegido
      }
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public final func receive<S>(subscriber: S)
    where S: Subscriber, SubjectType.Failure == S.Failure, SubjectType.Output == S.Input {
      sujeto.subscribe(Colador("Multicast", CajaDeTipo.de(subscriber)) { _ in true })
    }

    /// Se suscribe arriba.
    ///
    /// - Returns: lo que corta la entrega a todos.
    public final func connect() -> any Cancellable {
      upstream.subscribe(sujeto)
    }
  }
}

extension Publisher {
  /// Entrega a varios suscriptores, por un sujeto, lo que llega de una sola suscripción.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let compartido = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
  /// let ana = compartido.sink { print("Ana \($0)") }
  /// let luis = compartido.sink { print("Luis \($0)") }
  /// let conexion = compartido.connect()
  /// conexion.cancel()
  /// ana.cancel()
  /// luis.cancel()
  /// ```
  /// ```salida
  /// Ana 1
  /// Luis 1
  /// Ana 2
  /// Luis 2
  /// ```
  /// - Parameter createSubject: crea el sujeto.
  /// - Returns: el publicador, que empieza con `connect()`.
  public func multicast<S>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S>
  where S: Subject, Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Entrega a varios suscriptores, por un sujeto, lo que llega de una sola suscripción.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let altavoz = PassthroughSubject<String, Never>()
  /// let directo = altavoz.sink { print("directo: \($0)") }
  /// let emision = ["música"].publisher.multicast(subject: altavoz)
  /// let conexion = emision.connect()
  /// conexion.cancel()
  /// directo.cancel()
  /// ```
  /// ```salida
  /// directo: música
  /// ```
  /// - Parameter subject: el sujeto.
  /// - Returns: el publicador, que empieza con `connect()`.
  public func multicast<S>(
    subject: S
  ) -> Publishers.Multicast<Self, S>
  where S: Subject, Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }
}
