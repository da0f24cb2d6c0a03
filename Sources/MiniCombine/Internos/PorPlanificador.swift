/// El operador que entrega por un planificador: la base de `receive(on:)` y `delay`.
///
/// Aunque el planificador ejecute varias cosas a la vez, el suscriptor recibe de una en una.
final class PorPlanificador<Input, Failure: Error>: Operador<Input, Failure, Input, Failure> {
  private let relevo = CerrojoRecursivo()
  private let planificar: (@escaping () -> Void) -> Void
  private var llegoElFinal = false

  init(
    _ nombre: StaticString,
    _ receptor: Receptor,
    planificar: @escaping (@escaping () -> Void) -> Void
  ) {
    self.planificar = planificar
    super.init(nombre, receptor)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard arriba != nil, !cerrojo.cerrado({ llegoElFinal }) else { return .none }
    planificar {
      self.relevo.hacer {
        let nueva = self.abajo?.receive(input) ?? .none
        if nueva > .none { self.arriba?.request(nueva) }
      }
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    let primera = cerrojo.cerrado {
      defer { llegoElFinal = true }
      return !llegoElFinal
    }
    guard primera else { return }
    planificar {
      self.relevo.hacer { self.terminar(completion) }
    }
  }
}
