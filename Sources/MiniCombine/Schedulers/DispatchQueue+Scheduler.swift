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
  /// Un instante del reloj de las colas.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// El instante, como lo usa Dispatch.
    public var dispatchTime: DispatchTime

    /// Crea un instante.
    ///
    /// - Parameter time: el instante, como lo usa Dispatch.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Lee un instante escrito en nanosegundos.
    ///
    /// - Parameter decoder: de donde se lee.
    /// - Throws: lo que lance `decoder`.
    public init(from decoder: any Decoder) throws {
      let caja = try decoder.singleValueContainer()
      dispatchTime = DispatchTime(uptimeNanoseconds: try caja.decode(UInt64.self))
    }

    /// Escribe el instante en nanosegundos.
    ///
    /// - Parameter encoder: donde se escribe.
    /// - Throws: lo que lance `encoder`.
    public func encode(to encoder: any Encoder) throws {
      var caja = encoder.singleValueContainer()
      try caja.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Cuánto falta hasta otro instante.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let desde = dispatchTime.uptimeNanoseconds
      let hasta = other.dispatchTime.uptimeNanoseconds
      return Stride(
        magnitude: hasta >= desde ? Int(clamping: hasta - desde) : -Int(clamping: desde - hasta)
      )
    }

    /// El instante que está a esa distancia.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// Aporta el instante.
    ///
    /// - Parameter hasher: donde se aporta.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }
  }

  /// Los ajustes de una cola.
  public struct SchedulerOptions: @unchecked Sendable {
    // Es Sendable: `DispatchWorkItemFlags` es un conjunto de bits, aunque Dispatch no lo declare.

    /// La calidad de servicio.
    public var qos: DispatchQoS
    /// Las marcas de cada trabajo.
    public var flags: DispatchWorkItemFlags
    /// El grupo al que se apunta cada trabajo.
    public var group: DispatchGroup?

    /// Crea unos ajustes.
    ///
    /// - Parameters:
    ///   - qos: la calidad de servicio.
    ///   - flags: las marcas de cada trabajo.
    ///   - group: el grupo al que se apunta cada trabajo.
    public init(
      qos: DispatchQoS = .unspecified,
      flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

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
