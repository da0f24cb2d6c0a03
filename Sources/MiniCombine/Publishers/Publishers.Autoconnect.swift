extension Publishers {
  /// Conecta con el primer suscriptor y desconecta cuando se va el último.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let radio = [98, 101].publisher.print("radio").makeConnectable()
  /// let sola = Publishers.Autoconnect(upstream: radio)
  /// print("nadie escucha")
  /// let recibo = sola.sink { print("suena \($0)") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// nadie escucha
  /// radio: receive subscription: ([98, 101])
  /// radio: request unlimited
  /// radio: receive value: (98)
  /// suena 98
  /// radio: receive value: (101)
  /// suena 101
  /// radio: receive finished
  /// ```
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public final let upstream: Upstream

    private let cerrojo = Cerrojo()
    private var suscriptores = 0
    private var conexion: (any Cancellable)?

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
      let primero = cerrojo.cerrado {
        suscriptores += 1
        return suscriptores == 1
      }
      upstream.subscribe(ConCuenta(CajaDeTipo.de(subscriber)) { self.seFueUno() })
      if primero { conectar() }
    }

    private func conectar() {
      let nueva = upstream.connect()
      let sobra = cerrojo.cerrado {
        guard suscriptores > 0 else { return true }
        conexion = nueva
        return false
      }
      // Todos se fueron mientras se conectaba.
      if sobra { nueva.cancel() }
    }

    private func seFueUno() {
      let cortada = cerrojo.cerrado { () -> (any Cancellable)? in
        suscriptores -= 1
        guard suscriptores == 0 else { return nil }
        defer { conexion = nil }
        return conexion
      }
      cortada?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Conecta con el primer suscriptor y desconecta cuando se va el último.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let lista = [1, 2].publisher.makeConnectable().autoconnect()
  /// let recibo = lista.sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 1
  /// 2
  /// ```
  /// - Returns: el publicador que lo hace.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

/// El operador de `autoconnect`: avisa una vez cuando su suscriptor se va.
private final class ConCuenta<Input, Failure: Error>: Operador<Input, Failure, Input, Failure> {
  private var alIrse: (() -> Void)?

  init(_ receptor: Receptor, alIrse: @escaping () -> Void) {
    self.alIrse = alIrse
    super.init("Autoconnect", receptor)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    abajo?.receive(input) ?? .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    terminar(completion)
    avisar()
  }

  override func cancel() {
    super.cancel()
    avisar()
  }

  private func avisar() {
    let aviso = cerrojo.cerrado {
      defer { alIrse = nil }
      return alIrse
    }
    aviso?()
  }
}
