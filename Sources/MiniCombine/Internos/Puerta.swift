/// Un operador al que otro publicador, con su primer valor, abre o cierra el paso.
final class Puerta<Input, Failure: Error>: Operador<Input, Failure, Input, Failure> {
  /// Qué pasa cuando el otro publicador entrega algo.
  enum AlAbrir {
    case dejarPasar
    case terminar
  }

  private let alAbrir: AlAbrir
  private var abierta = false
  private let otro = UnaSuscripcion()

  init(_ receptor: Receptor, _ nombre: StaticString, alAbrir: AlAbrir) {
    self.alAbrir = alAbrir
    super.init(nombre, receptor)
  }

  /// Se suscribe primero al que manda y después al de los valores.
  func unir<A: Publisher, B: Publisher>(_ arriba: A, _ otro: B)
  where A.Output == Input, A.Failure == Failure {
    otro.subscribe(Mando<B.Output, B.Failure, Input, Failure>(self))
    arriba.subscribe(self)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard let receptor = abajo else { return .none }
    if alAbrir == .dejarPasar, !cerrojo.cerrado({ abierta }) { return .max(1) }
    return receptor.receive(input)
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    otro.soltar()?.cancel()
    terminar(completion)
  }

  override func cancel() {
    otro.soltar()?.cancel()
    super.cancel()
  }

  fileprivate func empieza(_ suscripcion: any Subscription) {
    if otro.aceptar(suscripcion) { suscripcion.request(.max(1)) }
  }

  fileprivate func manda() {
    otro.soltar()?.cancel()
    switch alAbrir {
    case .dejarPasar: cerrojo.cerrado { abierta = true }
    case .terminar: cortar(.finished)
    }
  }

  fileprivate func acabaElMando(_ fallo: Failure?) {
    _ = otro.soltar()
    guard alAbrir == .dejarPasar, !cerrojo.cerrado({ abierta }) else { return }
    // Sin nadie que abra, no pasará nada.
    cortar(fallo.map { .failure($0) } ?? .finished)
  }
}

/// El suscriptor del publicador que manda.
private final class Mando<Input, Failure: Error, Valor, FalloDePuerta: Error>: Subscriber {
  private let puerta: Puerta<Valor, FalloDePuerta>

  init(_ puerta: Puerta<Valor, FalloDePuerta>) {
    self.puerta = puerta
  }

  func receive(subscription: any Subscription) { puerta.empieza(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    puerta.manda()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard case .failure(let error) = completion else { return puerta.acabaElMando(nil) }
    puerta.acabaElMando(error as? FalloDePuerta)
  }
}
