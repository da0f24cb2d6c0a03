/// Uno de los publicadores de una reunión, visto desde ella.
final class LadoDeReunion<Input, Salida, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let arriba = UnaSuscripcion()
  private let reunion: Reunion<Salida, Failure>
  private let indice: Int
  private let guardar: (Input) -> Input?

  init(_ reunion: Reunion<Salida, Failure>, _ indice: Int, _ guardar: @escaping (Input) -> Input?) {
    self.reunion = reunion
    self.indice = indice
    self.guardar = guardar
  }

  var description: String { reunion.description }
  var customMirror: Mirror {
    Mirror(self, children: ["parentSubscription": reunion.combineIdentifier])
  }
  var playgroundDescription: Any { description }

  func receive(subscription: any Subscription) {
    if arriba.aceptar(subscription) { reunion.empieza(indice, subscription) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard arriba.actual != nil else { return .none }
    var viejo: Input?
    reunion.llega { viejo = guardar(input) }
    withExtendedLifetime(viejo) {}
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if arriba.soltar() != nil { reunion.acaba(indice, completion) }
  }
}
