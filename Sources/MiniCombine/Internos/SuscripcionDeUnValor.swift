/// La suscripción de quien entrega un valor y termina, en cuanto se le pide algo.
final class SuscripcionDeUnValor<Abajo: Subscriber>: Subscription, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let cerrojo = Cerrojo()
  private var abajo: Abajo?
  private let valor: Abajo.Input
  private let nombre: String

  init(_ abajo: Abajo, _ valor: Abajo.Input, nombre: String) {
    self.abajo = abajo
    self.valor = valor
    self.nombre = nombre
  }

  func request(_ demand: Subscribers.Demand) {
    Violaciones.exigirAlgo(demand)
    guard let abajo = soltar() else { return }
    _ = abajo.receive(valor)
    abajo.receive(completion: .finished)
  }

  func cancel() {
    _ = soltar()
  }

  private func soltar() -> Abajo? {
    cerrojo.cerrado {
      defer { abajo = nil }
      return abajo
    }
  }

  var description: String { nombre }

  var customMirror: Mirror { Mirror(self, unlabeledChildren: CollectionOfOne(valor)) }

  var playgroundDescription: Any { description }
}
