/// El operador que entrega un valor en lugar del fallo o cuando no llegó ninguno.
final class Sustituto<Input, Failure: Error, Fallo: Error>:
  Operador<Input, Failure, Input, Fallo>
{
  /// Cuándo se entrega el valor.
  enum Cuando {
    case fallo
    case vacio
  }

  private let sustituto: Input
  private let cuando: Cuando
  private let fallo: (Failure) -> Fallo?
  private var pendiente = Subscribers.Demand.none
  private var llegoAlguno = false
  private var debe = false

  private init(
    _ nombre: StaticString,
    _ receptor: Receptor,
    _ sustituto: Input,
    cuando: Cuando,
    fallo: @escaping (Failure) -> Fallo?
  ) {
    self.sustituto = sustituto
    self.cuando = cuando
    self.fallo = fallo
    super.init(nombre, receptor)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard let receptor = abajo else { return .none }
    cerrojo.hacer {
      llegoAlguno = true
      pendiente -= 1
    }
    let nueva = receptor.receive(input)
    if nueva > .none { cerrojo.hacer { pendiente += nueva } }
    return nueva
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished where cuando == .fallo || cerrojo.cerrado({ llegoAlguno }):
      terminar(.finished)
    case .finished:
      sustituir()
    case .failure(let error):
      if let fallo = fallo(error) { terminar(.failure(fallo)) } else { sustituir() }
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    Violaciones.exigirAlgo(demand)
    let toca = cerrojo.cerrado {
      pendiente += demand
      return debe
    }
    if toca { entregar() } else { arriba?.request(demand) }
  }

  private func sustituir() {
    let puede = cerrojo.cerrado {
      debe = true
      return pendiente > .none
    }
    if puede { entregar() }
  }

  private func entregar() {
    let receptor = acabar().receptor
    _ = receptor?.receive(sustituto)
    receptor?.receive(completion: .finished)
  }
}

extension Sustituto where Failure == Fallo {
  /// Para `replaceEmpty`: el fallo pasa tal cual.
  static func siVacio(
    _ nombre: StaticString,
    _ receptor: Receptor,
    _ sustituto: Input
  ) -> Sustituto {
    Sustituto(nombre, receptor, sustituto, cuando: .vacio, fallo: { $0 })
  }
}

extension Sustituto where Fallo == Never {
  /// Para `replaceError`: el fallo se convierte en el valor.
  static func siFalla(
    _ nombre: StaticString,
    _ receptor: Receptor,
    _ sustituto: Input
  ) -> Sustituto {
    Sustituto(nombre, receptor, sustituto, cuando: .fallo, fallo: { _ in nil })
  }
}
