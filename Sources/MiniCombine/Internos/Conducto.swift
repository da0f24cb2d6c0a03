import Synchronization

/// El vínculo de un sujeto con un suscriptor, visto desde el sujeto.
class Conducto<Output, Failure: Error>: Subscription {
  /// El lugar en la lista del sujeto; lo lee y escribe solo la lista, bajo el cerrojo del sujeto.
  final var indice = -1

  /// Entrega un valor, si el suscriptor lo ha pedido.
  ///
  /// `version` numera los valores de los sujetos con memoria; a los demás no les dice nada.
  func ofrecer(_ valor: Output, version: UInt) { Violaciones.sinImplementar() }
  /// Entrega el final y se desliga.
  func terminar(_ fin: Subscribers.Completion<Failure>) { Violaciones.sinImplementar() }
  func request(_ demand: Subscribers.Demand) { Violaciones.sinImplementar() }
  func cancel() { Violaciones.sinImplementar() }
}

/// Un conducto que sabe el tipo de su suscriptor y se lo entrega todo de uno en uno.
///
/// `abajo` solo se toca con el relevo en la mano. Quien cancela mientras otro hilo entrega no
/// espera: marca el conducto como muerto y es el otro quien suelta el suscriptor al salir.
class ConductoDe<Abajo: Subscriber>: Conducto<Abajo.Input, Abajo.Failure> {
  private let relevo = CerrojoRecursivo()
  private let vivo = Atomic<Bool>(true)
  private final var abajo: Abajo?

  init(_ abajo: Abajo) {
    self.abajo = abajo
  }

  /// `true` mientras no se canceló ni terminó.
  final var sigue: Bool { vivo.load(ordering: .acquiring) }

  /// El suscriptor, para los espejos; `nil` si ya se soltó o está ocupado en otro hilo.
  final var suscriptor: Abajo? { relevo.intentar { abajo } ?? nil }

  /// Quita el conducto de su sujeto y suelta el sujeto.
  func desligar() { Violaciones.sinImplementar() }

  /// Presenta la suscripción, si `admitir` la acepta, antes de que llegue ningún valor.
  ///
  /// - Returns: lo que diga `admitir`.
  final func presentar(_ admitir: () -> Bool) -> Bool {
    relevo.cerrado {
      guard admitir() else { return false }
      abajo?.receive(subscription: self)
      return true
    }
  }

  /// Llama a `cuerpo` con el suscriptor, de uno en uno, si el conducto sigue vivo.
  @inline(__always)
  final func conSuscriptor(_ cuerpo: (Abajo) -> Void) {
    guard vivo.load(ordering: .acquiring) else { return }
    let retenido = relevo.cerrado { () -> Abajo? in
      guard vivo.load(ordering: .acquiring), let abajo else { return nil }
      cuerpo(abajo)
      return abajo
    }
    // Si se canceló mientras tanto, quien canceló pudo encontrar el relevo ocupado.
    if !vivo.load(ordering: .sequentiallyConsistent) { soltarSuscriptor() }
    withExtendedLifetime(retenido) {}
  }

  final override func terminar(_ fin: Subscribers.Completion<Abajo.Failure>) {
    guard matar() else { return }
    let retenido = relevo.cerrado { () -> Abajo? in
      let ultimo = abajo
      abajo = nil
      ultimo?.receive(completion: fin)
      return ultimo
    }
    desligar()
    withExtendedLifetime(retenido) {}
  }

  final override func cancel() {
    guard matar() else { return }
    desligar()
    soltarSuscriptor()
  }

  /// Marca el conducto como muerto.
  ///
  /// - Returns: `true` solo a quien lo mató.
  private final func matar() -> Bool {
    vivo.exchange(false, ordering: .sequentiallyConsistent)
  }

  private final func soltarSuscriptor() {
    let soltado = relevo.intentar { () -> Abajo? in
      defer { abajo = nil }
      return abajo
    }
    withExtendedLifetime(soltado) {}
  }
}
