/// El puente de un publicador a un sujeto: para arriba es suscriptor, para el sujeto, suscripción.
final class SubjectSubscriber<Downstream: Subject>: Subscriber, Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let cerrojo = Cerrojo()
  private var estado = EstadoDeSuscripcion.esperando
  private var sujeto: Downstream?

  init(_ sujeto: Downstream) {
    self.sujeto = sujeto
  }

  var description: String { "Subject" }

  var customMirror: Mirror {
    let (sujeto, estado) = cerrojo.cerrado { (self.sujeto, self.estado) }
    return Mirror(
      self,
      children: [
        ("downstreamSubject", sujeto as Any),
        ("upstreamSubscription", estado.suscripcion as Any),
        ("subject", sujeto as Any),
      ]
    )
  }

  var playgroundDescription: Any { description }

  func receive(subscription: any Subscription) {
    let destino = cerrojo.cerrado { () -> Downstream? in
      guard estado.espera, let sujeto else { return nil }
      estado = .suscrito(subscription)
      return sujeto
    }
    if let destino {
      destino.send(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Downstream.Output) -> Subscribers.Demand {
    let destino = cerrojo.cerrado { estado.suscripcion == nil ? nil : sujeto }
    destino?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    soltar().sujeto?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    cerrojo.cerrado { estado.suscripcion }?.request(demand)
  }

  func cancel() {
    soltar().estado.suscripcion?.cancel()
  }

  private func soltar() -> (estado: EstadoDeSuscripcion, sujeto: Downstream?) {
    cerrojo.cerrado {
      guard estado.suscripcion != nil else { return (estado, nil) }
      defer { (estado, sujeto) = (.terminado, nil) }
      return (estado, sujeto)
    }
  }
}
