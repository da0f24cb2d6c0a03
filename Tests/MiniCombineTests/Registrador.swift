import MiniCombine

/// Apunta todo lo que le llega, en orden, para comparar historias enteras.
final class Registrador<Input, Failure: Error>: Subscriber {
  private let alSuscribir: Subscribers.Demand?
  private let alValor: (Input) -> Subscribers.Demand
  var alMorir: () -> Void = {}
  private(set) var historia: [String] = []
  private(set) var suscripcion: (any Subscription)?

  /// Pide `pide` al suscribirse (nada si es `nil`) y lo que diga `alValor` con cada valor.
  init(
    pide: Subscribers.Demand? = .unlimited,
    alValor: @escaping (Input) -> Subscribers.Demand = { _ in .none }
  ) {
    alSuscribir = pide
    self.alValor = alValor
  }

  deinit { alMorir() }

  func receive(subscription: any Subscription) {
    historia.append("suscripción \(subscription)")
    suscripcion = subscription
    if let alSuscribir { subscription.request(alSuscribir) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    historia.append("\(input)")
    return alValor(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    historia.append("\(completion)")
  }

  /// La historia sin la primera línea, la de la suscripción.
  var valores: [String] { historia.filter { !$0.hasPrefix("suscripción") } }

  /// Suelta la suscripción, como haría un suscriptor que ya no la necesita.
  func olvidar() { suscripcion = nil }
}

extension Publisher {
  /// Suscribe un registrador y lo devuelve.
  func registrar(
    pide: Subscribers.Demand? = .unlimited,
    alValor: @escaping (Output) -> Subscribers.Demand = { _ in .none }
  ) -> Registrador<Output, Failure> {
    let registrador = Registrador<Output, Failure>(pide: pide, alValor: alValor)
    subscribe(registrador)
    return registrador
  }
}

/// El fallo de las pruebas.
struct Roto: Error, Equatable, CustomStringConvertible {
  var description: String { "Roto" }
}

/// Otro fallo, distinto del primero.
struct Peor: Error, CustomStringConvertible {
  var description: String { "Peor" }
}

/// Una suscripción que apunta lo que le piden.
final class SuscripcionApuntada: Subscription {
  private(set) var historia: [String] = []
  func request(_ demand: Subscribers.Demand) { historia.append("pide \(demand)") }
  func cancel() { historia.append("cancela") }
}

/// Un publicador que se maneja a mano: se le dice qué entregar, sin mirar la demanda.
final class PublicadorAMano<Output, Failure: Error>: Publisher {
  let suscripcion = SuscripcionApuntada()
  private(set) var suscriptor: AnySubscriber<Output, Failure>?
  private(set) var veces = 0

  func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    veces += 1
    suscriptor = AnySubscriber(subscriber)
    subscriber.receive(subscription: suscripcion)
  }

  @discardableResult
  func entregar(_ valor: Output) -> Subscribers.Demand { suscriptor?.receive(valor) ?? .none }
  func terminar(_ fin: Subscribers.Completion<Failure>) { suscriptor?.receive(completion: fin) }
}

/// Un objeto cualquiera, para ver cuándo se libera.
final class Testigo {}
