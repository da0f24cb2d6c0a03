/// El operador de `throttle`.
///
/// El primer valor sale en el acto; los demás esperan a que se cumpla el intervalo desde el último
/// que salió. Si el final llega con un valor esperando, sale el valor y después el final.
final class Ritmo<Input, Failure: Error, Context: Scheduler>:
  Operador<Input, Failure, Input, Failure>
{
  private let relevo = CerrojoRecursivo()
  private let intervalo: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let ultimo: Bool
  private var demanda = Subscribers.Demand.none
  private var pendiente: Input?
  private var finPendiente: Subscribers.Completion<Failure>?
  private var programado = false
  private var ultimaSalida: Context.SchedulerTimeType?

  init(
    _ receptor: Receptor,
    intervalo: Context.SchedulerTimeType.Stride,
    scheduler: Context,
    ultimo: Bool
  ) {
    self.intervalo = intervalo
    self.scheduler = scheduler
    self.ultimo = ultimo
    super.init("Throttle", receptor)
  }

  override func receive(subscription: any Subscription) {
    guard let receptor = aceptar(subscription) else { return }
    receptor.receive(subscription: self)
    subscription.request(.unlimited)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    let ahora = scheduler.now
    var sobrante: Input?
    let cuando = cerrojo.cerrado { () -> Context.SchedulerTimeType? in
      guard finPendiente == nil, demanda > .none else { return nil }
      if pendiente == nil || ultimo {
        sobrante = pendiente
        pendiente = input
      }
      guard !programado else { return nil }
      programado = true
      guard let ultimaSalida else { return ahora }
      return max(ahora, ultimaSalida.advanced(by: intervalo))
    }
    if let cuando { programar(cuando, ahora) }
    withExtendedLifetime(sobrante) {}
    return .none
  }

  private func programar(_ cuando: Context.SchedulerTimeType, _ ahora: Context.SchedulerTimeType) {
    if cuando > ahora {
      scheduler.schedule(after: cuando) { self.salir() }
    } else {
      scheduler.schedule { self.salir() }
    }
  }

  private func salir() {
    let ahora = scheduler.now
    relevo.hacer {
      let (valor, fin) = cerrojo.cerrado {
        () -> (Input?, Subscribers.Completion<Failure>?) in
        programado = false
        ultimaSalida = ahora
        if pendiente != nil { demanda -= 1 }
        defer { pendiente = nil }
        return (pendiente, finPendiente)
      }
      if let valor, let nueva = abajo?.receive(valor), nueva > .none {
        cerrojo.hacer { demanda += nueva }
      }
      if let fin { terminar(fin) }
    }
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    let espera = cerrojo.cerrado {
      guard finPendiente == nil else { return true }
      finPendiente = completion
      return programado
    }
    if !espera { scheduler.schedule { self.relevo.hacer { self.terminar(completion) } } }
  }

  override func request(_ demand: Subscribers.Demand) {
    Violaciones.exigirAlgo(demand)
    cerrojo.hacer { demanda += demand }
  }
}
