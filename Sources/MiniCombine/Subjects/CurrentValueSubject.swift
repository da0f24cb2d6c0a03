/// Un sujeto que recuerda su último valor y lo entrega a quien llega.
///
/// Guarda el valor antes de entregarlo: dentro de un `sink`, `value` ya es el nuevo.
///
/// ```swift ejecuta
/// import Combine
///
/// let marcador = CurrentValueSubject<Int, Never>(0)
/// let recibo = marcador.sink { print("llega \($0), value es \(marcador.value)") }
/// marcador.value = 1
/// marcador.send(2)
/// recibo.cancel()
/// ```
/// ```salida
/// llega 0, value es 0
/// llega 1, value es 1
/// llega 2, value es 2
/// ```
public final class CurrentValueSubject<Output, Failure: Error>: Subject, SujetoConMemoria {
  private let cerrojo = Cerrojo()
  private var lista = ListaDeConductos()
  private var fin: Subscribers.Completion<Failure>?
  private var fuentes: [any Subscription] = []
  private var actual: Output
  private var version: UInt = 0

  static var nombre: String { "CurrentValueSubject" }

  /// El último valor; escribirlo lo entrega, igual que `send(_:)`.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let volumen = CurrentValueSubject<Int, Never>(5)
  /// print(volumen.value)
  /// let recibo = volumen.dropFirst().sink { print("cambia a \($0)") }
  /// volumen.value += 1
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 5
  /// cambia a 6
  /// ```
  public var value: Output {
    get { cerrojo.cerrado { actual } }
    set { guardarYEnviar(newValue, guardarSiTermino: true) }
  }

  /// Crea un sujeto con un valor.
  ///
  /// - Parameter value: el primer valor.
  public init(_ value: Output) {
    actual = value
  }

  deinit {
    for fuente in fuentes { fuente.cancel() }
  }

  /// Une al sujeto con un publicador de arriba y le pide sin límite.
  ///
  /// - Parameter subscription: la suscripción con ese publicador.
  public func send(subscription: any Subscription) {
    cerrojo.cerrado { fuentes.append(subscription) }
    subscription.request(.unlimited)
  }

  /// Conecta un suscriptor; si el sujeto ya terminó, recibe el final.
  ///
  /// - Parameter subscriber: el suscriptor.
  public func receive<S>(subscriber: S)
  where S: Subscriber, Output == S.Input, Failure == S.Failure {
    let conducto = ConductoConMemoria(CajaDeTipo.de(subscriber), padre: self)
    let admitido = conducto.presentar {
      cerrojo.cerrado {
        guard fin == nil else { return false }
        lista.agregar(conducto)
        return true
      }
    }
    if admitido { return }
    subscriber.receive(subscription: Subscriptions.empty)
    if let fin = cerrojo.cerrado({ fin }) { subscriber.receive(completion: fin) }
  }

  /// Guarda un valor y lo entrega; después del final no hace nada.
  ///
  /// - Parameter input: el valor.
  public func send(_ input: Output) {
    guardarYEnviar(input, guardarSiTermino: false)
  }

  /// Entrega el final; los envíos siguientes no hacen nada.
  ///
  /// - Parameter completion: el final.
  public func send(completion: Subscribers.Completion<Failure>) {
    let (foto, fuentes) = cerrojo.cerrado { () -> Despedida in
      guard fin == nil else { return ([], []) }
      fin = completion
      defer { (lista, self.fuentes) = (ListaDeConductos(), []) }
      return (lista.foto, self.fuentes)
    }
    foto.recorrer { (conducto: Conducto<Output, Failure>) in conducto.terminar(completion) }
    withExtendedLifetime(fuentes) {}
  }

  private typealias Despedida = (ListaDeConductos.Foto, [any Subscription])

  private func guardarYEnviar(_ nuevo: Output, guardarSiTermino: Bool) {
    var viejo = nuevo
    var foto = ListaDeConductos.Foto()
    var numero: UInt = 0
    cerrojo.hacer {
      guard fin == nil || guardarSiTermino else { return }
      swap(&actual, &viejo)
      version += 1
      (foto, numero) = (lista.foto, version)
    }
    foto.recorrer { (conducto: Conducto<Output, Failure>) in
      conducto.ofrecer(nuevo, version: numero)
    }
    withExtendedLifetime(viejo) {}
  }

  var guardado: (valor: Output, version: UInt) {
    cerrojo.cerrado { (actual, version) }
  }

  func quitar(_ conducto: Conducto<Output, Failure>) {
    cerrojo.cerrado { lista.quitar(conducto) }
  }
}

// Es Sendable por lo mismo que `PassthroughSubject`: el estado se cambia bajo el cerrojo.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
