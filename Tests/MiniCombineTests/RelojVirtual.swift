import MiniCombine

/// Un planificador cuyo tiempo avanza solo cuando se le dice.
final class RelojVirtual: Scheduler {
  struct SchedulerTimeType: Strideable, Equatable {
    var nanosegundos: Int
    func distance(to other: Self) -> Stride { Stride(other.nanosegundos - nanosegundos) }
    func advanced(by n: Stride) -> Self { Self(nanosegundos: nanosegundos + n.magnitude) }

    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
      var magnitude: Int
      init(_ magnitude: Int) { self.magnitude = magnitude }
      init(integerLiteral value: Int) { magnitude = value }
      init?<T: BinaryInteger>(exactly source: T) {
        guard let valor = Int(exactly: source) else { return nil }
        magnitude = valor
      }
      static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
      static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
      static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
      static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }
      static func seconds(_ s: Int) -> Self { Self(s * 1_000_000_000) }
      static func seconds(_ s: Double) -> Self { Self(Int(s * 1_000_000_000)) }
      static func milliseconds(_ ms: Int) -> Self { Self(ms * 1_000_000) }
      static func microseconds(_ us: Int) -> Self { Self(us * 1_000) }
      static func nanoseconds(_ ns: Int) -> Self { Self(ns) }
    }
  }

  struct SchedulerOptions {}

  private struct Cita {
    let cuando: Int
    let orden: Int
    let hacer: () -> Void
  }

  private var citas: [Cita] = []
  private var orden = 0
  private(set) var ahora = 0

  var now: SchedulerTimeType { SchedulerTimeType(nanosegundos: ahora) }
  var minimumTolerance: SchedulerTimeType.Stride { 0 }
  var citasPendientes: Int { citas.count }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    apuntar(ahora, action)
  }

  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    apuntar(date.nanosegundos, action)
  }

  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let viva = Bandera()
    func repetir(_ cuando: Int) {
      apuntar(cuando) {
        guard viva.izada else { return }
        action()
        repetir(cuando + interval.magnitude)
      }
    }
    repetir(date.nanosegundos)
    return AnyCancellable { viva.izada = false }
  }

  private func apuntar(_ cuando: Int, _ hacer: @escaping () -> Void) {
    orden += 1
    citas.append(Cita(cuando: max(cuando, ahora), orden: orden, hacer: hacer))
  }

  /// Avanza unos milisegundos y ejecuta, en orden, lo que toque por el camino.
  func avanzar(ms: Int = 0) {
    let meta = ahora + ms * 1_000_000
    while let proxima = citas.enumerated()
      .filter({ $0.element.cuando <= meta })
      .min(by: { ($0.element.cuando, $0.element.orden) < ($1.element.cuando, $1.element.orden) })
    {
      citas.remove(at: proxima.offset)
      ahora = max(ahora, proxima.element.cuando)
      proxima.element.hacer()
    }
    ahora = meta
  }
}

/// Una marca que se puede bajar.
final class Bandera {
  var izada = true
}
