import Synchronization

/// Un reloj que solo avanza cuando se le dice: ninguna comprobación espera tiempo de verdad.
///
/// Una tarea se duerme en él con `Task.sleep(for:clock:)` o `sleep(for:)`. Quien comprueba espera
/// a que se haya dormido y adelanta el reloj:
///
///     let tarea = Task { try await reloj.sleep(for: .seconds(60)) }
///     await reloj.esperarDormidas(1)
///     reloj.avanzar(.seconds(60))
///     try await tarea.value
public final class RelojManual: Clock, Sendable {
  private let estado = Mutex(Estado())

  /// Crea un reloj parado en el instante cero.
  public init() {}

  /// El instante actual: la suma de todo lo avanzado.
  public var now: Instante { estado.withLock { $0.ahora } }

  /// La resolución del reloj: cero, porque distingue cualquier duración.
  public var minimumResolution: Duration { .zero }

  /// Cuántas tareas duermen ahora mismo en este reloj.
  public var dormidas: Int { estado.withLock { $0.dormidas.count } }

  /// Duerme la tarea hasta que el reloj llegue a `deadline`; si ya ha llegado, no la duerme.
  /// - Parameters:
  ///   - deadline: el instante en que despierta.
  ///   - tolerance: no se usa; el tiempo virtual es exacto.
  /// - Throws: `CancellationError` si la tarea se cancela antes.
  public func sleep(until deadline: Instante, tolerance: Duration? = nil) async throws {
    let turno = estado.withLock { $0.tomarTurno() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuacion in
        let dormida = Dormida(turno: turno, plazo: deadline, continuacion: continuacion)
        let paso = estado.withLock { $0.acostar(dormida, cancelada: Task.isCancelled) }
        if let despierta = paso.despierta { continuacion.resume(with: despierta) }
        for espera in paso.listas { espera.resume() }
      }
    } onCancel: {
      let dormida = estado.withLock { $0.sacarDormida(turno) }
      dormida?.continuacion.resume(throwing: CancellationError())
    }
  }

  /// Adelanta el reloj y despierta, por orden de plazo, a las tareas a las que les toca.
  ///
  /// Vuelve sin esperarlas: lo que hagan al despertar ocurre después, cada una en su actor.
  /// - Parameter duracion: cuánto avanza; negativa detiene el programa.
  public func avanzar(_ duracion: Duration) {
    precondition(duracion >= .zero, "El tiempo de un RelojManual no retrocede.")
    for dormida in estado.withLock({ $0.avanzar(duracion) }) {
      dormida.continuacion.resume()
    }
  }

  /// Espera a que haya al menos `cuantas` tareas dormidas; si ya las hay, no espera.
  ///
  /// También vuelve si se cancela la tarea que espera. Si nadie va a dormirse, no vuelve: para eso
  /// está `esperarDormidas(_:oFinDe:)`.
  public func esperarDormidas(_ cuantas: Int) async {
    let turno = estado.withLock { $0.tomarTurno() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuacion in
        let espera = Espera(turno: turno, cuantas: cuantas, continuacion: continuacion)
        let sigue = estado.withLock { $0.apuntar(espera, cancelada: Task.isCancelled) }
        if sigue { continuacion.resume() }
      }
    } onCancel: {
      let espera = estado.withLock { $0.sacarEspera(turno) }
      espera?.continuacion.resume()
    }
  }

  /// Espera a que haya `cuantas` tareas dormidas o a que acabe `tarea`, lo que llegue antes.
  ///
  /// Es la espera segura cuando la tarea es de quien aprende y quizá no llegue a dormirse.
  /// - Parameters:
  ///   - cuantas: las tareas que tienen que estar dormidas.
  ///   - tarea: la que, si acaba, deja sin sentido seguir esperando.
  /// - Returns: si hay `cuantas` dormidas al volver.
  public func esperarDormidas<Valor, Fallo>(
    _ cuantas: Int,
    oFinDe tarea: Task<Valor, Fallo>
  ) async -> Bool {
    let espera = Task { await esperarDormidas(cuantas) }
    Task {
      _ = await tarea.result
      espera.cancel()
    }
    await withTaskCancellationHandler {
      await espera.value
    } onCancel: {
      espera.cancel()
    }
    return dormidas >= cuantas
  }
}

/// Una tarea que duerme hasta un plazo.
private struct Dormida {
  let turno: Int
  let plazo: RelojManual.Instante
  let continuacion: CheckedContinuation<Void, any Error>
}

/// Una tarea que espera a que haya otras dormidas.
private struct Espera {
  let turno: Int
  let cuantas: Int
  let continuacion: CheckedContinuation<Void, Never>
}

/// Lo que guarda el reloj. Se cambia con el cerrojo echado; las continuaciones se reanudan fuera.
///
/// Quien se apunta mira antes si ya está cancelado: si la cancelación llegó primero, lo ve;
/// si llega después, encuentra lo apuntado y lo saca. Así ninguna continuación se pierde.
private struct Estado {
  var ahora = RelojManual.Instante(.zero)
  var dormidas: [Dormida] = []
  private var esperas: [Espera] = []
  private var turno = 0

  mutating func tomarTurno() -> Int {
    turno += 1
    return turno
  }

  /// Acuesta la tarea; devuelve cómo despertarla si no debe dormir, y las esperas ya cumplidas.
  mutating func acostar(
    _ dormida: Dormida,
    cancelada: Bool
  ) -> (despierta: Result<Void, any Error>?, listas: [CheckedContinuation<Void, Never>]) {
    if cancelada { return (.failure(CancellationError()), []) }
    if dormida.plazo <= ahora { return (.success(()), []) }
    dormidas.append(dormida)
    let listas = esperas.filter { $0.cuantas <= dormidas.count }
    esperas.removeAll { $0.cuantas <= dormidas.count }
    return (nil, listas.map(\.continuacion))
  }

  mutating func avanzar(_ duracion: Duration) -> [Dormida] {
    ahora = ahora.advanced(by: duracion)
    let despiertas = dormidas.filter { $0.plazo <= ahora }
    dormidas.removeAll { $0.plazo <= ahora }
    return despiertas.sorted { ($0.plazo, $0.turno) < ($1.plazo, $1.turno) }
  }

  /// Apunta la espera, o devuelve `true` si no hay nada que esperar.
  mutating func apuntar(_ espera: Espera, cancelada: Bool) -> Bool {
    if cancelada || espera.cuantas <= dormidas.count { return true }
    esperas.append(espera)
    return false
  }

  mutating func sacarDormida(_ turno: Int) -> Dormida? {
    dormidas.firstIndex { $0.turno == turno }.map { dormidas.remove(at: $0) }
  }

  mutating func sacarEspera(_ turno: Int) -> Espera? {
    esperas.firstIndex { $0.turno == turno }.map { esperas.remove(at: $0) }
  }
}
