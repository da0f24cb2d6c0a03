/// Uno de los publicadores de una confluencia, visto desde ella.
final class Afluente<Salida, Fallo: Error>: Subscriber, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let cerrojo = Cerrojo()
  private var estado = EstadoDeSuscripcion.esperando
  private var cauce: Confluencia<Salida, Fallo>?

  init(_ cauce: Confluencia<Salida, Fallo>) {
    self.cauce = cauce
  }

  var description: String { cerrojo.cerrado { cauce }?.description ?? "Afluente" }
  var customMirror: Mirror {
    let cauce = cerrojo.cerrado { self.cauce }
    return Mirror(self, children: ["parentSubscription": cauce?.combineIdentifier as Any])
  }
  var playgroundDescription: Any { description }

  func receive(subscription: any Subscription) {
    let cauce = cerrojo.cerrado { () -> Confluencia<Salida, Fallo>? in
      guard estado.espera else { return nil }
      estado = .suscrito(subscription)
      return self.cauce
    }
    if let cauce {
      subscription.request(cauce.demandaInicial)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Salida) -> Subscribers.Demand {
    cerrojo.cerrado { cauce }?.llega(input, de: self) ?? .none
  }

  func receive(completion: Subscribers.Completion<Fallo>) {
    soltar().cauce?.acaba(self, completion)
  }

  func pedir(_ demanda: Subscribers.Demand) {
    cerrojo.cerrado { estado.suscripcion }?.request(demanda)
  }

  func cancelar() {
    soltar().estado.suscripcion?.cancel()
  }

  private func soltar() -> (estado: EstadoDeSuscripcion, cauce: Confluencia<Salida, Fallo>?) {
    cerrojo.cerrado {
      defer { (estado, cauce) = (.terminado, nil) }
      return (estado, cauce)
    }
  }
}
