/// Varios publicadores de tipos distintos que se juntan: la base de `combineLatest` y `zip`.
///
/// Lo que se pide abajo se pide a todos. Cuándo hay algo que entregar lo decide la subclase, y se
/// entrega de uno en uno.
class Reunion<Salida, Fallo: Error>: Subscription, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  typealias Receptor = CajaDeSuscriptor<Salida, Fallo>

  private let nombre: StaticString
  private let relevo = CerrojoRecursivo()
  let cerrojo = Cerrojo()
  private var receptor: Receptor?
  private var pedido = Subscribers.Demand.none
  private(set) final var demanda = Subscribers.Demand.none
  private var suscripciones: [(any Subscription)?]
  private(set) final var acabados: [Bool]

  init(_ nombre: StaticString, _ receptor: Receptor, lados: Int) {
    self.nombre = nombre
    self.receptor = receptor
    suscripciones = Array(repeating: nil, count: lados)
    acabados = Array(repeating: false, count: lados)
  }

  final var description: String { "\(nombre)" }
  final var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  final var playgroundDescription: Any { description }

  /// Lo que toca entregar ahora, si toca; se llama bajo el cerrojo y con demanda.
  func siguiente() -> Salida? { Violaciones.sinImplementar() }

  /// Si ya no puede haber nada que entregar; se llama bajo el cerrojo.
  var acabada: Bool { Violaciones.sinImplementar() }

  // MARK: Los lados

  /// Presenta la suscripción al suscriptor, antes de unir ningún lado.
  final func presentar() {
    relevo.hacer { cerrojo.cerrado { receptor }?.receive(subscription: self) }
  }

  /// El suscriptor de un lado.
  ///
  /// `guardar` se llama bajo el cerrojo con cada valor suyo, y devuelve el que quita para que no
  /// muera ahí dentro.
  final func lado<Input>(
    _ indice: Int,
    guardar: @escaping (Input) -> Input?
  ) -> LadoDeReunion<Input, Salida, Fallo> {
    LadoDeReunion(self, indice, guardar)
  }

  final func empieza(_ indice: Int, _ suscripcion: any Subscription) {
    let pedir = cerrojo.cerrado { () -> Subscribers.Demand? in
      guard receptor != nil else { return nil }
      suscripciones[indice] = suscripcion
      return pedido
    }
    guard let pedir else { return suscripcion.cancel() }
    if pedir > .none { suscripcion.request(pedir) }
  }

  final func llega(_ guardar: () -> Void) {
    relevo.hacer {
      cerrojo.hacer { if receptor != nil { guardar() } }
      entregar()
    }
  }

  final func acaba(_ indice: Int, _ fin: Subscribers.Completion<Fallo>) {
    switch fin {
    case .failure:
      terminar(fin)
    case .finished:
      let ultima = cerrojo.cerrado {
        acabados[indice] = true
        suscripciones[indice] = nil
        return acabada
      }
      if ultima { terminar(.finished) }
    }
  }

  // MARK: La entrega

  func request(_ demand: Subscribers.Demand) {
    Violaciones.exigirAlgo(demand)
    pedir(demand)
    relevo.hacer { entregar() }
  }

  func cancel() {
    let (_, suscripciones) = soltar()
    for suscripcion in suscripciones { suscripcion?.cancel() }
  }

  private func terminar(_ fin: Subscribers.Completion<Fallo>) {
    let (ultimo, suscripciones) = soltar()
    for suscripcion in suscripciones { suscripcion?.cancel() }
    relevo.hacer { ultimo?.receive(completion: fin) }
  }

  private func soltar() -> (Receptor?, [(any Subscription)?]) {
    cerrojo.cerrado {
      let lados = suscripciones.count
      defer { (receptor, suscripciones) = (nil, Array(repeating: nil, count: lados)) }
      return (receptor, suscripciones)
    }
  }

  private func pedir(_ nueva: Subscribers.Demand) {
    guard nueva > .none else { return }
    let todas = cerrojo.cerrado {
      demanda += nueva
      pedido += nueva
      return suscripciones
    }
    for suscripcion in todas { suscripcion?.request(nueva) }
  }

  /// Entrega lo que toque; se llama con el relevo en la mano.
  private func entregar() {
    while let (receptor, salida) = sacar() {
      pedir(receptor.receive(salida))
    }
    if cerrojo.cerrado({ receptor != nil && acabada }) { terminar(.finished) }
  }

  private func sacar() -> (Receptor, Salida)? {
    cerrojo.cerrado {
      guard let receptor, demanda > .none, let salida = siguiente() else { return nil }
      demanda -= 1
      return (receptor, salida)
    }
  }
}
