import Foundation
import MiniCombine

extension RunLoop: Scheduler {
  /// Un instante del bucle: una fecha.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// La fecha.
    public var date: Date

    /// Crea un instante.
    ///
    /// - Parameter date: la fecha.
    public init(_ date: Date) {
      self.date = date
    }

    /// Cuánto falta hasta otro instante.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// El instante que está a esa distancia.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }

    /// Un intervalo en segundos.
    public typealias Stride = IntervaloEnSegundos
  }

  /// No hay ajustes.
  public struct SchedulerOptions: Sendable {
    private init() {}
  }

  /// El instante actual.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// La menor tolerancia: cero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Ejecuta `action` en la próxima vuelta del bucle.
  ///
  /// - Parameters:
  ///   - options: no hay.
  ///   - action: lo que se ejecuta.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let encargo = Encargo(hacer: action)
    perform { encargo.hacer() }
  }

  /// Ejecuta `action` a partir de una fecha.
  ///
  /// - Parameters:
  ///   - date: la fecha.
  ///   - tolerance: cuánto puede retrasarse.
  ///   - options: no hay.
  ///   - action: lo que se ejecuta.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let encargo = Encargo(hacer: action)
    let reloj = Timer(fire: date.date, interval: 0, repeats: false) { _ in encargo.hacer() }
    reloj.tolerance = tolerance.timeInterval
    add(reloj, forMode: .default)
  }

  /// Ejecuta y repite `action` hasta que se cancele.
  ///
  /// - Parameters:
  ///   - date: la primera vez.
  ///   - interval: cada cuánto se repite.
  ///   - tolerance: cuánto puede retrasarse.
  ///   - options: no hay.
  ///   - action: lo que se ejecuta.
  /// - Returns: lo que para la repetición.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let encargo = Encargo(hacer: action)
    let reloj = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      encargo.hacer()
    }
    reloj.tolerance = tolerance.timeInterval
    add(reloj, forMode: .default)
    return AnyCancellable { reloj.invalidate() }
  }
}
