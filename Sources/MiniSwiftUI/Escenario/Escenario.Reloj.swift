import Synchronization

extension Escenario {
  /// El reloj de un escenario: solo avanza cuando se le dice.
  public final class Reloj: Clock, Sendable {
    private let estado = Mutex(Estado())

    /// Crea un reloj parado en el instante cero.
    public init() {}

    /// El instante actual.
    public var now: Instante { estado.withLock { $0.ahora } }

    /// La resolución: cero, distingue cualquier duración.
    public var minimumResolution: Duration { .zero }

    /// Cuántas tareas duermen en él.
    public var dormidas: Int { estado.withLock { $0.dormidas.count } }

    /// El plazo de la próxima tarea que despierta.
    var proximoPlazo: Instante? { estado.withLock { $0.dormidas.map(\.plazo).min() } }

    /// Duerme la tarea hasta que el reloj llegue a un instante.
    ///
    /// - Parameters:
    ///   - deadline: el instante.
    ///   - tolerance: no se usa.
    /// - Throws: `CancellationError` si la tarea se cancela antes.
    public func sleep(until deadline: Instante, tolerance: Duration? = nil) async throws {
      try await dormir(hasta: deadline, isolation: nil)
    }

    /// Duerme sin salir del actor de quien llama: al despertar sigue en él, sin pasar por otro hilo.
    func dormir(
      hasta plazo: Instante,
      isolation: isolated (any Actor)? = #isolation
    ) async throws {
      let turno = estado.withLock { $0.tomarTurno() }
      let enPrincipal = isolation === MainActor.shared
      // Aquí ya se está de vuelta en el actor: lo que sigue corre sin soltarlo hasta otra espera.
      defer { estado.withLock { $0.enVuelo -= 1 } }
      try await withTaskCancellationHandler {
        // El closure corre en el actor de quien llama porque lo captura.
        _ = isolation
        try await withCheckedThrowingContinuation { continuacion in
          let dormida = Dormida(
            turno: turno,
            plazo: plazo,
            enPrincipal: enPrincipal,
            continuacion: continuacion
          )
          let despierta = estado.withLock { $0.acostar(dormida, cancelada: Task.isCancelled) }
          if let despierta { continuacion.resume(with: despierta) }
        }
      } onCancel: {
        estado.withLock { $0.sacar(turno) }?.continuacion.resume(throwing: CancellationError())
      }
    }

    /// Cuántas tareas se han despertado y todavía no han vuelto a su actor.
    var enVuelo: Int { estado.withLock { $0.enVuelo } }

    /// Si alguna tarea ha dormido fuera del actor principal.
    var durmioAlgunaFuera: Bool { estado.withLock { $0.durmioAlgunaFuera } }

    /// Pone el reloj en un instante y despierta a las que les toca, por orden de plazo.
    func poner(_ instante: Instante) {
      for dormida in estado.withLock({ $0.poner(instante) }) { dormida.continuacion.resume() }
    }
  }
}

extension Escenario.Reloj {
  /// Un momento del reloj: lo que ha avanzado desde que nació.
  public struct Instante: InstantProtocol {
    /// Lo avanzado.
    public let transcurrido: Duration

    /// El instante que queda a esa distancia.
    ///
    /// - Parameter duration: la distancia.
    /// - Returns: el instante.
    public func advanced(by duration: Duration) -> Instante {
      Instante(transcurrido: transcurrido + duration)
    }

    /// La distancia hasta otro instante.
    ///
    /// - Parameter other: el otro.
    /// - Returns: la distancia.
    public func duration(to other: Instante) -> Duration {
      other.transcurrido - transcurrido
    }

    /// Un instante es menor que otro si llega antes.
    public static func < (izquierdo: Instante, derecho: Instante) -> Bool {
      izquierdo.transcurrido < derecho.transcurrido
    }
  }

  fileprivate struct Dormida {
    let turno: Int
    let plazo: Instante
    let enPrincipal: Bool
    let continuacion: CheckedContinuation<Void, any Error>
  }

  /// Lo que guarda el reloj. Las continuaciones se reanudan siempre con el cerrojo suelto.
  fileprivate struct Estado {
    var ahora = Instante(transcurrido: .zero)
    var dormidas: [Dormida] = []
    var turno = 0
    var durmioAlgunaFuera = false
    var enVuelo = 0

    mutating func tomarTurno() -> Int {
      turno += 1
      return turno
    }

    mutating func acostar(_ dormida: Dormida, cancelada: Bool) -> Result<Void, any Error>? {
      if cancelada || dormida.plazo <= ahora {
        enVuelo += 1
        return cancelada ? .failure(CancellationError()) : .success(())
      }
      dormidas.append(dormida)
      durmioAlgunaFuera = durmioAlgunaFuera || !dormida.enPrincipal
      return nil
    }

    mutating func sacar(_ turno: Int) -> Dormida? {
      guard let indice = dormidas.firstIndex(where: { $0.turno == turno }) else { return nil }
      enVuelo += 1
      return dormidas.remove(at: indice)
    }

    mutating func poner(_ instante: Instante) -> [Dormida] {
      ahora = max(ahora, instante)
      let despiertas = dormidas.filter { $0.plazo <= ahora }
      dormidas.removeAll { $0.plazo <= ahora }
      enVuelo += despiertas.count
      return despiertas.sorted { ($0.plazo, $0.turno) < ($1.plazo, $1.turno) }
    }
  }
}
