/// Un suscriptor que convierte lo que llega y lo pasa, sin meterse en la suscripción.
///
/// La suscripción de arriba llega abajo tal cual, así que pedir y cancelar no pasan por aquí.
struct Reenvio<Input, Failure: Error, Abajo: Subscriber>: Subscriber, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  let combineIdentifier = CombineIdentifier()
  private let nombre: StaticString
  private let abajo: Abajo
  private let hijos: KeyValuePairs<String, Any>
  private let valor: (Input) -> Abajo.Input
  private let final: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Abajo.Failure>

  init(
    _ nombre: StaticString,
    _ abajo: Abajo,
    hijos: KeyValuePairs<String, Any> = [:],
    valor: @escaping (Input) -> Abajo.Input,
    final: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Abajo.Failure>
  ) {
    self.nombre = nombre
    self.abajo = abajo
    self.hijos = hijos
    self.valor = valor
    self.final = final
  }

  func receive(subscription: any Subscription) { abajo.receive(subscription: subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { abajo.receive(valor(input)) }
  func receive(completion: Subscribers.Completion<Failure>) {
    abajo.receive(completion: final(completion))
  }

  var description: String { "\(nombre)" }
  var customMirror: Mirror { Mirror(self, children: hijos) }
  var playgroundDescription: Any { description }
}
