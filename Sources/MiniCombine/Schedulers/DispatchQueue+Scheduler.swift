#if canImport(Dispatch)
import Dispatch

/// Una cola ejecuta lo que se le manda, en orden si es una cola en serie.
///
/// ```swift ejecuta
/// import Combine
/// import Dispatch
///
/// func enOtraCola() {
///   let cola = DispatchQueue(label: "cocina")
///   let recibo = ["pan", "café"].publisher
///     .receive(on: cola)
///     .sink { print($0) }
///   cola.sync { print("ya está") }
///   recibo.cancel()
/// }
/// enOtraCola()
/// ```
/// ```salida
/// pan
/// café
/// ya está
/// ```
extension DispatchQueue: Scheduler {
  /// El instante actual.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// La menor tolerancia: cero.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Ejecuta `action` en la cola, en cuanto le toque.
  ///
  /// - Parameters:
  ///   - options: los ajustes.
  ///   - action: lo que se ejecuta.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let encargo = Encargo(hacer: action)
    async(
      group: options?.group,
      qos: options?.qos ?? .unspecified,
      flags: options?.flags ?? []
    ) { encargo.hacer() }
  }

  /// Ejecuta `action` en la cola a partir de una fecha.
  ///
  /// - Parameters:
  ///   - date: la fecha.
  ///   - tolerance: cuánto puede retrasarse; aquí no cambia nada.
  ///   - options: los ajustes.
  ///   - action: lo que se ejecuta.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let encargo = Encargo(hacer: action)
    let grupo = options?.group
    grupo?.enter()
    asyncAfter(
      deadline: date.dispatchTime,
      qos: options?.qos ?? .unspecified,
      flags: options?.flags ?? []
    ) {
      encargo.hacer()
      grupo?.leave()
    }
  }

  /// Ejecuta y repite `action` en la cola hasta que se cancele.
  ///
  /// - Parameters:
  ///   - date: la primera vez.
  ///   - interval: cada cuánto se repite.
  ///   - tolerance: cuánto puede retrasarse.
  ///   - options: los ajustes.
  ///   - action: lo que se ejecuta.
  /// - Returns: lo que para la repetición.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let reloj = DispatchSource.makeTimerSource(queue: self)
    let encargo = Encargo(hacer: action)
    reloj.schedule(
      deadline: date.dispatchTime,
      repeating: interval.timeInterval,
      leeway: tolerance.timeInterval
    )
    reloj.setEventHandler { encargo.hacer() }
    reloj.resume()
    return AnyCancellable { reloj.cancel() }
  }
}

/// Lo que se manda ejecutar en una cola.
///
/// Es `@unchecked`: Combine no pide que sea Sendable; lo manda quien eligió la cola, y la cola lo
/// ejecuta una vez, o de una en una.
private struct Encargo: @unchecked Sendable {
  let hacer: () -> Void
}
#endif
