/// La suscripción que recorre una secuencia, al ritmo al que se le pide.
final class SuscripcionDeSecuencia<Elementos: Sequence, Fallo: Error>: Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
  typealias Receptor = CajaDeSuscriptor<Elementos.Element, Fallo>

  private let cerrojo = Cerrojo()
  private var receptor: Receptor?
  private var secuencia: Elementos?
  private var iterador: Elementos.Iterator
  private var siguiente: Elementos.Element?
  private var demanda = Subscribers.Demand.none
  private var entregando = false

  /// `nil` si la secuencia está vacía.
  init?(_ receptor: Receptor, _ secuencia: Elementos) {
    var iterador = secuencia.makeIterator()
    guard let primero = iterador.next() else { return nil }
    self.receptor = receptor
    self.secuencia = secuencia
    self.iterador = iterador
    siguiente = primero
  }

  func request(_ demand: Subscribers.Demand) {
    let entra = cerrojo.cerrado {
      demanda += demand
      // Quien pide desde dentro de una entrega solo apunta: ya hay un bucle que lo atiende.
      guard !entregando, receptor != nil else { return false }
      entregando = true
      return true
    }
    if entra { entregar() }
  }

  func cancel() {
    let soltado = soltar()
    withExtendedLifetime(soltado) {}
  }

  private func entregar() {
    while let (receptor, elemento) = sacar() {
      let nueva = receptor.receive(elemento)
      cerrojo.cerrado { demanda += nueva }
      if siguiente == nil, let ultimo = soltar().receptor {
        ultimo.receive(completion: .finished)
      }
    }
  }

  private func sacar() -> (Receptor, Elementos.Element)? {
    let destino = cerrojo.cerrado { () -> Receptor? in
      guard let receptor, demanda > .none else {
        entregando = false
        return nil
      }
      demanda -= 1
      return receptor
    }
    // El iterador es de quien entrega, y solo entrega uno: no hace falta el cerrojo.
    guard let destino, let elemento = siguiente else { return nil }
    siguiente = iterador.next()
    return (destino, elemento)
  }

  private func soltar() -> (receptor: Receptor?, secuencia: Elementos?) {
    cerrojo.cerrado {
      defer { (receptor, secuencia) = (nil, nil) }
      return (receptor, secuencia)
    }
  }

  var description: String {
    cerrojo.cerrado { secuencia }.map { "\($0)" } ?? "Sequence"
  }

  var customMirror: Mirror {
    let secuencia = cerrojo.cerrado { self.secuencia }
    return Mirror(self, children: ["sequence": secuencia ?? [] as Any])
  }

  var playgroundDescription: Any { description }
}
