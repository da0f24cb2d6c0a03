/// Varios publicadores que desembocan en un suscriptor: la base de `merge`, `flatMap` y compañía.
///
/// Con demanda sin límite pide sin límite a todos; con demanda contada pide a cada uno un valor por
/// adelantado y guarda en la cola lo que todavía no cabe. El suscriptor recibe de uno en uno.
class Confluencia<Salida, Fallo: Error>: Subscription, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  typealias Receptor = CajaDeSuscriptor<Salida, Fallo>

  private let nombre: StaticString
  private let relevo = CerrojoRecursivo()
  private let cerrojo = Cerrojo()
  private var receptor: Receptor?
  private var demanda = Subscribers.Demand.none
  private var afluentes: [ObjectIdentifier: Afluente<Salida, Fallo>] = [:]
  private var cola: [(valor: Salida, de: Afluente<Salida, Fallo>)] = []
  private var completa = false

  init(_ nombre: StaticString, _ receptor: Receptor) {
    self.nombre = nombre
    self.receptor = receptor
  }

  final var description: String { "\(nombre)" }
  final var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  final var playgroundDescription: Any { description }

  /// Se llama al cancelar o terminar, para cortar lo que no son afluentes.
  func alCortar() {}

  /// Se llama cuando un afluente termina bien.
  func acaboUnAfluente() {}

  // MARK: Los afluentes

  /// Presenta la suscripción al suscriptor, antes de unir ningún afluente.
  final func presentar() {
    relevo.hacer { cerrojo.cerrado { receptor }?.receive(subscription: self) }
  }

  /// Une un publicador.
  final func unir<P: Publisher>(_ publicador: P) where P.Output == Salida, P.Failure == Fallo {
    let afluente = Afluente(self)
    let abierta = cerrojo.cerrado {
      guard receptor != nil else { return false }
      afluentes[ObjectIdentifier(afluente)] = afluente
      return true
    }
    if abierta { publicador.subscribe(afluente) }
  }

  /// Separa todos los afluentes: lo que tuvieran en la cola se pierde.
  final func separarTodos() {
    let (separados, perdidos) = cerrojo.cerrado {
      defer { (afluentes, cola) = ([:], []) }
      return (afluentes, cola)
    }
    for afluente in separados.values { afluente.cancelar() }
    withExtendedLifetime(perdidos) {}
  }

  /// No se unirán más: cuando acaben los que hay, se termina.
  final func completar() {
    cerrojo.cerrado { completa = true }
    terminarSiToca()
  }

  /// Cuánto pedir a un afluente que empieza.
  final var demandaInicial: Subscribers.Demand {
    cerrojo.cerrado { demanda == .unlimited ? .unlimited : .max(1) }
  }

  final func llega(
    _ valor: Salida,
    de afluente: Afluente<Salida, Fallo>
  ) -> Subscribers.Demand {
    var pedido = Subscribers.Demand.none
    relevo.hacer {
      let directo = cerrojo.cerrado { () -> Receptor? in
        guard afluentes[ObjectIdentifier(afluente)] != nil else { return nil }
        guard demanda > .none, cola.isEmpty else {
          cola.append((valor, afluente))
          return nil
        }
        demanda -= 1
        pedido = demanda == .unlimited ? .none : .max(1)
        return receptor
      }
      if let directo { sumar(directo.receive(valor)) }
      vaciarCola()
    }
    return pedido
  }

  final func acaba(
    _ afluente: Afluente<Salida, Fallo>,
    _ fin: Subscribers.Completion<Fallo>
  ) {
    let estaba = cerrojo.cerrado { afluentes.removeValue(forKey: ObjectIdentifier(afluente)) }
    guard estaba != nil else { return }
    switch fin {
    case .finished:
      acaboUnAfluente()
      terminarSiToca()
    case .failure:
      terminar(fin)
    }
  }

  // MARK: La entrega

  func request(_ demand: Subscribers.Demand) {
    Violaciones.exigirAlgo(demand)
    sumar(demand)
    relevo.hacer { vaciarCola() }
  }

  func cancel() {
    let soltado = cerrojo.cerrado {
      defer { receptor = nil }
      return receptor
    }
    alCortar()
    separarTodos()
    withExtendedLifetime(soltado) {}
  }

  /// Entrega el final y corta todos los afluentes.
  final func terminar(_ fin: Subscribers.Completion<Fallo>) {
    let ultimo = cerrojo.cerrado {
      defer { receptor = nil }
      return receptor
    }
    guard let ultimo else { return }
    alCortar()
    separarTodos()
    relevo.hacer { ultimo.receive(completion: fin) }
    withExtendedLifetime(ultimo) {}
  }

  private func sumar(_ nueva: Subscribers.Demand) {
    guard nueva > .none else { return }
    let aviso = cerrojo.cerrado { () -> [Afluente<Salida, Fallo>] in
      let era = demanda
      demanda += nueva
      return demanda == .unlimited && era != .unlimited ? Array(afluentes.values) : []
    }
    for afluente in aviso { afluente.pedir(.unlimited) }
  }

  /// Entrega lo que espera en la cola mientras haya demanda; se llama con el relevo en la mano.
  private func vaciarCola() {
    while let (receptor, siguiente, sinLimite) = sacar() {
      sumar(receptor.receive(siguiente.valor))
      if !sinLimite { siguiente.de.pedir(.max(1)) }
    }
    terminarSiToca()
  }

  private func sacar() -> (Receptor, (valor: Salida, de: Afluente<Salida, Fallo>), Bool)? {
    cerrojo.cerrado {
      guard let receptor, demanda > .none, !cola.isEmpty else { return nil }
      demanda -= 1
      return (receptor, cola.removeFirst(), demanda == .unlimited)
    }
  }

  private func terminarSiToca() {
    if cerrojo.cerrado({ completa && afluentes.isEmpty && cola.isEmpty }) { terminar(.finished) }
  }
}
