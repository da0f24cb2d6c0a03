extension Publishers {
  /// Una sola suscripción arriba para todos los suscriptores, que empieza con el primero.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let lecturas = PassthroughSubject<Int, Never>()
  /// let comun = Publishers.Share(upstream: lecturas.print("sensor"))
  /// let ana = comun.sink { print("Ana \($0)") }
  /// let luis = comun.sink { print("Luis \($0)") }
  /// lecturas.send(8)
  /// ana.cancel()
  /// luis.cancel()
  /// ```
  /// ```salida
  /// sensor: receive subscription: (PassthroughSubject)
  /// sensor: request unlimited
  /// sensor: receive value: (8)
  /// Ana 8
  /// Luis 8
  /// sensor: receive cancel
  /// ```
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    private typealias Interior = Publishers.Autoconnect<
      Publishers.Multicast<Upstream, PassthroughSubject<Output, Failure>>
    >

    /// El publicador de arriba.
    public final let upstream: Upstream

    private let interior: Interior

    /// Crea el operador.
    ///
    /// - Parameter upstream: el publicador de arriba.
    public init(upstream: Upstream) {
      self.upstream = upstream
      interior = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public final func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      interior.subscribe(subscriber)
    }

    /// Compara por identidad.
    ///
    /// - Returns: `true` si son el mismo objeto.
    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

extension Publisher {
  /// Comparte una sola suscripción entre todos los suscriptores.
  ///
  /// Sin `share`, cada suscriptor hace trabajar a la cadena entera otra vez.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let entrada = PassthroughSubject<Int, Never>()
  /// let doble = entrada.map { n -> Int in
  ///   print("calculo \(n)")
  ///   return n * 2
  /// }.share()
  /// let ana = doble.sink { print("Ana \($0)") }
  /// let luis = doble.sink { print("Luis \($0)") }
  /// entrada.send(4)
  /// ana.cancel()
  /// luis.cancel()
  /// ```
  /// ```salida
  /// calculo 4
  /// Ana 8
  /// Luis 8
  /// ```
  /// - Returns: el publicador que lo hace.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}
