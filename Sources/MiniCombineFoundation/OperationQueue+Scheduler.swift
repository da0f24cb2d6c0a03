import Foundation
import MiniCombine

extension OperationQueue: Scheduler {
  /// Un instante de la cola: una fecha.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// No hay ajustes.
  public struct SchedulerOptions: Sendable {
    private init() {}
  }

  /// El instante actual.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// La menor tolerancia: cero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Ejecuta `action` en la cola, en cuanto le toque.
  ///
  /// - Parameters:
  ///   - options: no hay.
  ///   - action: lo que se ejecuta.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let encargo = Encargo(hacer: action)
    addOperation { encargo.hacer() }
  }

  /// Pone `action` en la cola a partir de una fecha.
  ///
  /// - Parameters:
  ///   - date: la fecha.
  ///   - tolerance: cuánto puede retrasarse; aquí no cambia nada.
  ///   - options: no hay.
  ///   - action: lo que se ejecuta.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let encargo = Encargo(hacer: action)
    DispatchQueue.global().asyncAfter(deadline: .now() + now.distance(to: date).timeInterval) {
      self.addOperation { encargo.hacer() }
    }
  }

  /// Pone `action` en la cola, y la repite hasta que se cancele.
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
    let cola = DispatchQueue.global()
    return cola.schedule(
      after: cola.now.advanced(by: .seconds(now.distance(to: date).timeInterval)),
      interval: .seconds(interval.timeInterval),
      tolerance: .seconds(tolerance.timeInterval)
    ) { self.addOperation { encargo.hacer() } }
  }
}
