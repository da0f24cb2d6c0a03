/// El operador de `debounce`.
final class Reposo<Input, Failure: Error, Context: Scheduler>:
  Operador<Input, Failure, Input, Failure>
{
  private let relevo = CerrojoRecursivo()
  private let espera: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private var demanda = Subscribers.Demand.none
  private var pendiente: Input?
  private var vez = 0

  init(
    _ receptor: Receptor,
    espera: Context.SchedulerTimeType.Stride,
    scheduler: Context,
    options: Context.SchedulerOptions?
  ) {
    self.espera = espera
    self.scheduler = scheduler
    self.options = options
    super.init("Debounce", receptor)
  }

  override func receive(subscription: any Subscription) {
    guard let receptor = aceptar(subscription) else { return }
    receptor.receive(subscription: self)
    subscription.request(.unlimited)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard abajo != nil else { return .none }
    let (esta, viejo) = cerrojo.cerrado {
      vez += 1
      defer { pendiente = input }
      return (vez, pendiente)
    }
    scheduler.schedule(
      after: scheduler.now.advanced(by: espera),
      tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in self?.vence(esta) }
    return withExtendedLifetime(viejo) { .none }
  }

  /// Pasó el rato: entrega, si no llegó otro valor y hay demanda.
  private func vence(_ esta: Int) {
    relevo.hacer {
      let valor = cerrojo.cerrado { () -> Input? in
        guard vez == esta, demanda > .none, let valor = pendiente else { return nil }
        demanda -= 1
        pendiente = nil
        return valor
      }
      guard let valor, let nueva = abajo?.receive(valor) else { return }
      if nueva > .none { cerrojo.hacer { demanda += nueva } }
    }
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    let perdido = cerrojo.cerrado {
      vez += 1
      defer { pendiente = nil }
      return pendiente
    }
    scheduler.schedule(options: options) { self.relevo.hacer { self.terminar(completion) } }
    withExtendedLifetime(perdido) {}
  }

  override func request(_ demand: Subscribers.Demand) {
    Violaciones.exigirAlgo(demand)
    cerrojo.hacer { demanda += demand }
  }

  override var hijosDelEspejo: KeyValuePairs<String, Any> {
    let (demanda, pendiente) = cerrojo.cerrado { (self.demanda, self.pendiente) }
    return [
      "downstream": visible.receptor as Any, "downstreamDemand": demanda,
      "currentValue": pendiente as Any,
    ]
  }
}
