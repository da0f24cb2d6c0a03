/// Un operador que deja pasar un valor tal cual o lo descarta: el caso más corriente y el más rápido.
final class Colador<Input, Failure: Error>: Operador<Input, Failure, Input, Failure> {
  private let pasa: (Input) -> Bool

  init(_ nombre: StaticString, _ receptor: Receptor, pasa: @escaping (Input) -> Bool) {
    self.pasa = pasa
    super.init(nombre, receptor)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard let receptor = destino else { return .none }
    return pasa(input) ? receptor.receive(input) : .max(1)
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    terminar(completion)
  }
}
