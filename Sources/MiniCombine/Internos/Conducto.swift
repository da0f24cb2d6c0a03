import Synchronization

/// Lo que una lista de conductos necesita saber de ellos, sin sus tipos.
class ConductoRaiz {
  /// El lugar en la lista del sujeto; lo lee y escribe solo la lista, bajo el cerrojo del sujeto.
  final var indice = -1
}

/// El vínculo de un sujeto con un suscriptor, al que entrega todo de uno en uno.
///
/// `receptor` solo se lee con el relevo en la mano y solo se suelta cuando nadie entrega. Quien
/// cancela mientras se entrega, en otro hilo o más arriba en la pila, no espera: marca el conducto
/// como muerto, y quien entrega suelta al suscriptor al salir.
class Conducto<Output, Failure: Error>: ConductoRaiz, Subscription {
  typealias Receptor = CajaDeSuscriptor<Output, Failure>

  private let relevo = CerrojoRecursivo()
  private let vivo = Atomic<Bool>(true)
  /// Retenido a mano: así entregar no cuesta retener y soltar en cada valor.
  private final var receptor: Unmanaged<Receptor>?

  init(_ receptor: Receptor) {
    self.receptor = Unmanaged.passRetained(receptor)
  }

  deinit {
    receptor?.release()
  }

  /// Entrega un valor, si el suscriptor lo ha pedido.
  ///
  /// `version` numera los valores de los sujetos con memoria; a los demás no les dice nada.
  func ofrecer(_ valor: Output, version: UInt) { Violaciones.sinImplementar() }
  /// Quita el conducto de su sujeto y suelta el sujeto.
  func desligar() { Violaciones.sinImplementar() }
  func request(_ demand: Subscribers.Demand) { Violaciones.sinImplementar() }

  /// `true` mientras no se canceló ni terminó.
  final var sigue: Bool { vivo.load(ordering: .acquiring) }

  /// El suscriptor, para los espejos; `nil` si ya se soltó o si recibe en otro hilo.
  final var suscriptor: Any? {
    var visto: Receptor?
    relevo.intentar { if sigue { visto = receptor?.takeUnretainedValue() } }
    return visto?.original
  }

  /// Presenta la suscripción, si `admitir` la acepta, antes de que llegue ningún valor.
  ///
  /// - Returns: lo que diga `admitir`.
  final func presentar(_ admitir: () -> Bool) -> Bool {
    var admitido = false
    relevo.hacer {
      admitido = admitir()
      if admitido { receptor?._withUnsafeGuaranteedRef { $0.receive(subscription: self) } }
    }
    if !sigue { soltarReceptor() }
    return admitido
  }

  /// Llama a `cuerpo` con el suscriptor, de uno en uno, si el conducto sigue vivo.
  @inline(__always)
  final func conSuscriptor(_ cuerpo: (Receptor) -> Void) {
    guard vivo.load(ordering: .acquiring) else { return }
    relevo.hacer {
      // El receptor no se suelta mientras alguien tenga el relevo: no hace falta retenerlo.
      if vivo.load(ordering: .acquiring) { receptor?._withUnsafeGuaranteedRef(cuerpo) }
    }
    // Quien canceló mientras tanto encontró el relevo ocupado.
    if !vivo.load(ordering: .sequentiallyConsistent) { soltarReceptor() }
  }

  /// Entrega el final y se desliga.
  final func terminar(_ fin: Subscribers.Completion<Failure>) {
    guard matar() else { return }
    relevo.hacer { receptor?._withUnsafeGuaranteedRef { $0.receive(completion: fin) } }
    desligar()
    soltarReceptor()
  }

  final func cancel() {
    guard matar() else { return }
    desligar()
    soltarReceptor()
  }

  /// Marca el conducto como muerto.
  ///
  /// - Returns: `true` solo a quien lo mató.
  private final func matar() -> Bool {
    vivo.exchange(false, ordering: .sequentiallyConsistent)
  }

  private final func soltarReceptor() {
    var soltado: Unmanaged<Receptor>?
    relevo.siEstaLibre {
      soltado = receptor
      receptor = nil
    }
    soltado?.release()
  }
}
