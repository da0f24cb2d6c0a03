/// Un publicador tras otro para el mismo suscriptor: la base de `append`, `catch` y `retry`.
///
/// Lo pedido y no entregado por un tramo se pide al siguiente.
final class Sucesion<Salida, Fallo: Error>: Subscription, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  typealias Receptor = CajaDeSuscriptor<Salida, Fallo>

  private let nombre: StaticString
  private let cerrojo = Cerrojo()
  private var receptor: Receptor?
  private var presentada = false
  private var pendiente = Subscribers.Demand.none
  private var actual: (any Subscription)?

  init(_ nombre: StaticString, _ receptor: Receptor) {
    self.nombre = nombre
    self.receptor = receptor
  }

  /// Empieza un tramo; `alAcabar` decide qué pasa cuando termine.
  func seguir<P: Publisher>(
    con publicador: P,
    alAcabar: @escaping (Sucesion, Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Salida {
    if cerrojo.cerrado({ receptor != nil }) { publicador.subscribe(Tramo(self, alAcabar)) }
  }

  /// Entrega el final.
  func terminar(_ fin: Subscribers.Completion<Fallo>) {
    soltar().receptor?.receive(completion: fin)
  }

  func request(_ demand: Subscribers.Demand) {
    Violaciones.exigirAlgo(demand)
    let suscripcion = cerrojo.cerrado { () -> (any Subscription)? in
      pendiente += demand
      return actual
    }
    suscripcion?.request(demand)
  }

  func cancel() {
    soltar().suscripcion?.cancel()
  }

  private func soltar() -> (receptor: Receptor?, suscripcion: (any Subscription)?) {
    cerrojo.cerrado {
      defer { (receptor, actual) = (nil, nil) }
      return (receptor, actual)
    }
  }

  // MARK: Lo que llega de cada tramo

  fileprivate func empieza(_ suscripcion: any Subscription) {
    let (destino, primera, pedir) = cerrojo.cerrado {
      () -> (Receptor?, Bool, Subscribers.Demand) in
      guard let receptor else { return (nil, false, .none) }
      defer { (actual, presentada) = (suscripcion, true) }
      return (receptor, !presentada, pendiente)
    }
    guard let destino else { return suscripcion.cancel() }
    if primera {
      destino.receive(subscription: self)
    } else if pedir > .none {
      suscripcion.request(pedir)
    }
  }

  fileprivate func llega(_ valor: Salida) -> Subscribers.Demand {
    let destino = cerrojo.cerrado { () -> Receptor? in
      pendiente -= 1
      return receptor
    }
    let nueva = destino?.receive(valor) ?? .none
    if nueva > .none { cerrojo.cerrado { pendiente += nueva } }
    return nueva
  }

  fileprivate func acabaElTramo() {
    let acabada = cerrojo.cerrado {
      defer { actual = nil }
      return actual
    }
    withExtendedLifetime(acabada) {}
  }

  // MARK: Cómo se ve

  var description: String { "\(nombre)" }
  var playgroundDescription: Any { description }
  var customMirror: Mirror {
    let (receptor, pendiente) = cerrojo.cerrado { (self.receptor, self.pendiente) }
    return Mirror(
      self,
      children: ["downstream": receptor?.original as Any, "demand": pendiente]
    )
  }
}

/// Uno de los publicadores de una sucesión, visto desde ella.
private final class Tramo<Salida, Failure: Error, Fallo: Error>: Subscriber,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
  typealias Sucesora = Sucesion<Salida, Fallo>

  private let cerrojo = Cerrojo()
  private var sucesion: Sucesora?
  private var empezado = false
  private let alAcabar: (Sucesora, Subscribers.Completion<Failure>) -> Void

  init(
    _ sucesion: Sucesora,
    _ alAcabar: @escaping (Sucesora, Subscribers.Completion<Failure>) -> Void
  ) {
    self.sucesion = sucesion
    self.alAcabar = alAcabar
  }

  func receive(subscription: any Subscription) {
    let primera = cerrojo.cerrado { () -> Sucesora? in
      defer { empezado = true }
      return empezado ? nil : sucesion
    }
    if let primera {
      primera.empieza(subscription)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Salida) -> Subscribers.Demand {
    cerrojo.cerrado { sucesion }?.llega(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let ultima = cerrojo.cerrado { () -> Sucesora? in
      defer { sucesion = nil }
      return sucesion
    }
    guard let ultima else { return }
    ultima.acabaElTramo()
    alAcabar(ultima, completion)
  }

  var description: String { cerrojo.cerrado { sucesion }?.description ?? "Tramo" }
  var playgroundDescription: Any { description }
  var customMirror: Mirror {
    cerrojo.cerrado { sucesion }?.customMirror ?? Mirror(self, children: EmptyCollection())
  }
}
