import Synchronization

/// Cuenta cuántos objetos nacen y cuántos quedan, mueran en el hilo que mueran.
nonisolated final class Censo: Sendable {
  private let cuenta = Mutex((creados: 0, vivos: 0))

  var creados: Int { cuenta.withLock { $0.creados } }
  var vivos: Int { cuenta.withLock { $0.vivos } }

  func nace() {
    cuenta.withLock { $0 = ($0.creados + 1, $0.vivos + 1) }
  }

  func muere() { cuenta.withLock { $0.vivos -= 1 } }

  func ponerACero() { cuenta.withLock { $0 = (0, 0) } }
}
