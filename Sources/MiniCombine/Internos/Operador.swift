/// Lo común a los operadores: para arriba son suscriptores; para abajo, la suscripción.
///
/// Al terminar o cancelar sueltan las dos cosas, la suscripción de arriba y el suscriptor de abajo,
/// siempre fuera del cerrojo.
class Operador<Input, Failure: Error, Salida, Fallo: Error>: Subscriber, Subscription,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
  typealias Receptor = CajaDeSuscriptor<Salida, Fallo>

  let cerrojo = Cerrojo()
  private let nombre: StaticString
  private var estado = EstadoDeSuscripcion.esperando
  private var receptor: Receptor?

  init(_ nombre: StaticString, _ receptor: Receptor) {
    self.nombre = nombre
    self.receptor = receptor
  }

  // MARK: Lo que llega de arriba

  func receive(subscription: any Subscription) {
    if let receptor = aceptar(subscription) { receptor.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand { Violaciones.sinImplementar() }

  func receive(completion: Subscribers.Completion<Failure>) { Violaciones.sinImplementar() }

  // MARK: Lo que llega de abajo

  func request(_ demand: Subscribers.Demand) {
    arriba?.request(demand)
  }

  func cancel() {
    acabar().suscripcion?.cancel()
  }

  // MARK: Lo que usan las subclases

  /// Guarda la suscripción si es la primera; si no, la cancela.
  ///
  /// - Returns: el suscriptor de abajo, solo la primera vez.
  final func aceptar(_ suscripcion: any Subscription) -> Receptor? {
    var aceptado: Receptor?
    cerrojo.hacer {
      guard estado.espera else { return }
      estado = .suscrito(suscripcion)
      aceptado = receptor
    }
    if aceptado == nil { suscripcion.cancel() }
    return aceptado
  }

  /// La suscripción de arriba, mientras dure.
  final var arriba: (any Subscription)? {
    var actual: (any Subscription)?
    cerrojo.hacer { actual = estado.suscripcion }
    return actual
  }

  /// El suscriptor de abajo, para entregarle un valor; antes de la suscripción no puede llegar.
  final var destino: Receptor? {
    var actual: Receptor?
    var pronto = false
    cerrojo.hacer {
      pronto = estado.espera
      actual = receptor
    }
    if pronto { Violaciones.valorSinSuscripcion() }
    return actual
  }

  /// El suscriptor de abajo, mientras dure.
  final var abajo: Receptor? {
    var actual: Receptor?
    cerrojo.hacer { actual = receptor }
    return actual
  }

  /// Suelta los dos lados.
  ///
  /// - Returns: los dos lados la primera vez; después, nada.
  @discardableResult
  final func acabar() -> (suscripcion: (any Subscription)?, receptor: Receptor?) {
    var anterior = EstadoDeSuscripcion.terminado
    var soltado: Receptor?
    cerrojo.hacer {
      anterior = estado
      soltado = receptor
      estado = .terminado
      receptor = nil
    }
    return (anterior.suscripcion, soltado)
  }

  /// Entrega el final abajo, si no se entregó ya.
  final func terminar(_ fin: Subscribers.Completion<Fallo>) {
    acabar().receptor?.receive(completion: fin)
  }

  /// Cancela arriba y entrega el final abajo.
  final func cortar(_ fin: Subscribers.Completion<Fallo>) {
    let (suscripcion, receptor) = acabar()
    suscripcion?.cancel()
    receptor?.receive(completion: fin)
  }

  // MARK: Cómo se ve

  final var description: String { "\(nombre)" }
  final var playgroundDescription: Any { description }
  final var customMirror: Mirror { Mirror(self, children: hijosDelEspejo) }

  /// Lo que enseña el espejo; por defecto, nada.
  var hijosDelEspejo: KeyValuePairs<String, Any> { [:] }

  /// El estado y el suscriptor, para los espejos.
  final var visible: (estado: EstadoDeSuscripcion, receptor: Any?) {
    let (estado, receptor) = cerrojo.cerrado { (self.estado, self.receptor) }
    return (estado, receptor?.original)
  }
}
