/// El suscriptor de una secuencia asíncrona: pide un valor por cada `next()` que espera.
///
/// Es Sendable: todo su estado se cambia bajo el cerrojo. Los valores pasan del hilo que los envía a
/// la tarea que los espera y el que envía no los guarda, como en cualquier suscripción de Combine.
final class ReceptorAsincrono<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  /// Lo que recibe quien espera: un valor, un fallo o nada más.
  struct Llegada: @unchecked Sendable {
    var valor: Input?
    var fallo: Failure?
  }

  private typealias Espera = CheckedContinuation<Llegada, Never>

  private let cerrojo = Cerrojo()
  private var estado = EstadoDeSuscripcion.esperando
  private var esperas: [Espera] = []
  private var fallo: Failure?

  /// Pide un valor y lo espera, aunque la tarea se cancele.
  func siguienteSinCancelar(_ actor: isolated (any Actor)? = #isolation) async -> Llegada {
    await withCheckedContinuation(isolation: actor) { apuntar($0) }
  }

  /// Pide un valor y lo espera; si la tarea se cancela, cancela la suscripción.
  ///
  /// Se queda en el actor de quien espera: así la petición llega arriba desde ese actor.
  func siguiente(_ actor: isolated (any Actor)? = #isolation) async -> Llegada {
    await withTaskCancellationHandler {
      // Nombrar aquí `actor` es lo que hace que este closure se quede en él.
      await withCheckedContinuation(isolation: actor) { espera in
        if Task.isCancelled { cancelar() }
        apuntar(espera)
      }
    } onCancel: {
      cancelar()
    }
  }

  private func apuntar(_ espera: Espera) {
    let (acabado, fallo, suscripcion) = cerrojo.cerrado {
      () -> (Bool, Failure?, (any Subscription)?) in
      guard !estado.acabado else {
        defer { self.fallo = nil }
        return (true, self.fallo, nil)
      }
      esperas.append(espera)
      return (false, nil, estado.suscripcion)
    }
    if acabado { espera.resume(returning: Llegada(fallo: fallo)) }
    suscripcion?.request(.max(1))
  }

  /// Cancela la suscripción y despierta a quien espera.
  func cancelar() {
    let (anterior, pendientes) = acabar(nil)
    anterior.suscripcion?.cancel()
    for espera in pendientes { espera.resume(returning: Llegada()) }
  }

  private func acabar(_ fallo: Failure?) -> (EstadoDeSuscripcion, [Espera]) {
    cerrojo.cerrado {
      defer { (estado, esperas) = (.terminado, []) }
      // Si nadie espera, el fallo se guarda para el próximo `next()`.
      if esperas.isEmpty { self.fallo = fallo }
      return (estado, esperas)
    }
  }

  func receive(subscription: any Subscription) {
    let cuantos = cerrojo.cerrado { () -> Int? in
      guard estado.espera else { return nil }
      estado = .suscrito(subscription)
      return esperas.count
    }
    guard let cuantos else { return subscription.cancel() }
    if cuantos > 0 { subscription.request(.max(cuantos)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let espera = cerrojo.cerrado { esperas.isEmpty ? nil : esperas.removeFirst() }
    espera?.resume(returning: Llegada(valor: input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    var fallo: Failure?
    if case .failure(let error) = completion { fallo = error }
    let (anterior, todas) = acabar(fallo)
    var pendientes = todas
    if let primera = pendientes.first {
      pendientes.removeFirst()
      primera.resume(returning: Llegada(fallo: fallo))
    }
    for espera in pendientes { espera.resume(returning: Llegada()) }
    withExtendedLifetime(anterior) {}
  }
}

/// Lo que guarda un iterador: cuando se deja de recorrer, cancela la suscripción.
///
/// Hace falta porque el publicador retiene al receptor mientras dura la suscripción.
final class AsaDeReceptor<Input, Failure: Error>: Sendable {
  let receptor = ReceptorAsincrono<Input, Failure>()

  deinit { receptor.cancelar() }
}
