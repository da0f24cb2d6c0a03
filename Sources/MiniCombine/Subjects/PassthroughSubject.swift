import Synchronization

/// Un sujeto sin memoria: entrega cada valor a quien esté suscrito y lo haya pedido.
///
/// Sin demanda, el valor se pierde. Quien se suscribe durante un envío no recibe ese valor;
/// quien se cancela durante un envío no recibe nada más.
///
/// ```swift ejecuta
/// import Combine
///
/// let goles = PassthroughSubject<String, Never>()
/// goles.send("nadie mira")
/// let recibo = goles.sink { print("gol de \($0)") }
/// goles.send("Ana")
/// recibo.cancel()
/// goles.send("Luis")
/// ```
/// ```salida
/// gol de Ana
/// ```
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let cerrojo = Cerrojo()
  private var lista = ListaDeConductos()
  private var fin: Subscribers.Completion<Failure>?
  private var fuentes: [any Subscription] = []
  private var hayDemanda = false

  /// Crea un sujeto sin suscriptores.
  public init() {}

  deinit {
    for fuente in fuentes { fuente.cancel() }
  }

  /// Une al sujeto con un publicador de arriba; le pide sin límite cuando alguien pide.
  ///
  /// - Parameter subscription: la suscripción con ese publicador.
  public func send(subscription: any Subscription) {
    let pedir = cerrojo.cerrado {
      fuentes.append(subscription)
      return hayDemanda
    }
    if pedir { subscription.request(.unlimited) }
  }

  /// Conecta un suscriptor; si el sujeto ya terminó, recibe el final.
  ///
  /// - Parameter subscriber: el suscriptor.
  public func receive<S>(subscriber: S)
  where S: Subscriber, Output == S.Input, Failure == S.Failure {
    let conducto = ConductoDePaso(CajaDeTipo.de(subscriber), padre: self)
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

  /// Entrega un valor a los suscriptores que lo hayan pedido.
  ///
  /// - Parameter input: el valor.
  public func send(_ input: Output) {
    var foto = ListaDeConductos.Foto()
    cerrojo.hacer { foto = lista.foto }
    foto.recorrer { (conducto: Conducto<Output, Failure>) in
      conducto.ofrecer(input, version: 0)
    }
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

  fileprivate func quitar(_ conducto: Conducto<Output, Failure>) {
    cerrojo.cerrado { lista.quitar(conducto) }
  }

  /// La primera vez que alguien pide, se pide arriba.
  fileprivate func avisarDeDemanda() {
    let pendientes = cerrojo.cerrado { () -> [any Subscription] in
      guard !hayDemanda else { return [] }
      hayDemanda = true
      return fuentes
    }
    for fuente in pendientes { fuente.request(.unlimited) }
  }
}

// Es Sendable: todo su estado se cambia bajo el cerrojo, y a cada suscriptor le llega todo de uno
// en uno. En qué hilo corre el closure de un suscriptor lo decide quien llama a `send`.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}

/// El conducto de un sujeto sin memoria: si no hay demanda, el valor se pierde.
private final class ConductoDePaso<Output, Failure: Error>: Conducto<Output, Failure>,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let cerrojo = Cerrojo()
  private var padre: PassthroughSubject<Output, Failure>?
  private let demanda = DemandaAtomica()

  init(_ receptor: Receptor, padre: PassthroughSubject<Output, Failure>) {
    self.padre = padre
    super.init(receptor)
  }

  override func ofrecer(_ valor: Output, version: UInt) {
    conSuscriptor { receptor in
      if demanda.gastar() { demanda.sumar(receptor.receive(valor)) }
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    Violaciones.exigirAlgo(demand)
    guard sigue else { return }
    demanda.sumar(demand)
    cerrojo.cerrado { padre }?.avisarDeDemanda()
  }

  override func desligar() {
    let sujeto = cerrojo.cerrado {
      defer { padre = nil }
      return padre
    }
    sujeto?.quitar(self)
  }

  var description: String { "PassthroughSubject" }

  var customMirror: Mirror {
    let padre = cerrojo.cerrado { self.padre }
    return Mirror(
      self,
      children: [
        ("parent", padre as Any), ("downstream", suscriptor as Any),
        ("demand", demanda.actual), ("subject", padre as Any),
      ]
    )
  }

  var playgroundDescription: Any { description }
}
