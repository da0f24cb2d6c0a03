#if canImport(Dispatch)
import Dispatch

extension DispatchQueue {
  /// Un instante del reloj de las colas.
  ///
  /// ```swift ejecuta
  /// import Combine
  /// import Dispatch
  ///
  /// let salida = DispatchQueue.SchedulerTimeType(.now())
  /// let llegada = salida.advanced(by: .seconds(90))
  /// print(salida < llegada)
  /// print(salida.distance(to: salida) == .seconds(0))
  /// ```
  /// ```salida
  /// true
  /// true
  /// ```
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
  ///
  /// ```swift ejecuta
  /// import Combine
  /// import Dispatch
  ///
  /// func imprimir() {
  ///   let hojas = DispatchGroup()
  ///   let cola = DispatchQueue(label: "impresora")
  ///   cola.schedule(options: .init(group: hojas)) { print("hoja impresa") }
  ///   hojas.wait()
  ///   print("no queda ninguna")
  /// }
  /// imprimir()
  /// ```
  /// ```salida
  /// hoja impresa
  /// no queda ninguna
  /// ```
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
}
#endif
