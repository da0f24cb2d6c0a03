/// El publicador de avisos de un ``ObservableObject``: avisa sin valor y nunca termina.
///
/// ```swift ejecuta
/// import Combine
///
/// let avisos = ObservableObjectPublisher()
/// let recibo = avisos.sink { print("va a cambiar") }
/// avisos.send()
/// recibo.cancel()
/// ```
/// ```salida
/// va a cambiar
/// ```
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// Los avisos no llevan valor.
  public typealias Output = Void
  /// Un aviso no puede fallar.
  public typealias Failure = Never

  // Es Sendable: lo único que cambia es `lista`, siempre bajo el cerrojo.
  private let cerrojo = Cerrojo()
  private var lista = ListaDeConductos()

  /// Crea un publicador de avisos.
  public init() {}

  /// Conecta un suscriptor.
  ///
  /// - Parameter subscriber: el suscriptor.
  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Never, S.Input == Void {
    let conducto = ConductoDeAvisos(CajaDeTipo.de(subscriber), padre: self)
    _ = conducto.presentar {
      cerrojo.cerrado { lista.agregar(conducto) }
      return true
    }
  }

  /// Avisa a todos los suscriptores.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// final class Marcador: ObservableObject {
  ///   var puntos = 0 { willSet { objectWillChange.send() } }
  /// }
  /// let marcador = Marcador()
  /// let recibo = marcador.objectWillChange.sink { print("antes de cambiar: \(marcador.puntos)") }
  /// marcador.puntos = 3
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// antes de cambiar: 0
  /// ```
  public func send() {
    var foto = ListaDeConductos.Foto()
    cerrojo.hacer { foto = lista.foto }
    foto.recorrer { (conducto: Conducto<Void, Never>) in conducto.ofrecer((), version: 0) }
  }

  fileprivate func quitar(_ conducto: Conducto<Void, Never>) {
    cerrojo.cerrado { lista.quitar(conducto) }
  }
}

/// El conducto de un publicador de avisos: en cuanto se pide algo, llegan todos.
private final class ConductoDeAvisos: Conducto<Void, Never>,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let cerrojo = Cerrojo()
  private var padre: ObservableObjectPublisher?
  private let demanda = DemandaAtomica()

  init(_ receptor: Receptor, padre: ObservableObjectPublisher) {
    self.padre = padre
    super.init(receptor)
  }

  override func ofrecer(_ valor: Void, version: UInt) {
    conSuscriptor { receptor in
      if demanda.gastar() { _ = receptor.receive(()) }
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    Violaciones.exigirAlgo(demand)
    demanda.sumar(.unlimited)
  }

  override func desligar() {
    let publicador = cerrojo.cerrado {
      defer { padre = nil }
      return padre
    }
    publicador?.quitar(self)
  }

  var description: String { "ObservableObjectPublisher" }

  var customMirror: Mirror { Mirror(self, children: ["downstream": suscriptor as Any]) }

  var playgroundDescription: Any { description }
}
