import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// Deja pasar a un hilo cada vez, pero el mismo hilo puede volver a entrar.
///
/// Con él cada suscriptor recibe de uno en uno, y desde dentro de un `receive` se puede
/// enviar, pedir y cancelar.
struct CerrojoRecursivo: ~Copyable, Sendable {
  private let mutex = Mutex(())
  private let duenio = Atomic<UInt>(0)

  /// Ejecuta `cuerpo`; espera a otros hilos, no al propio.
  @inline(__always)
  func hacer(_ cuerpo: () -> Void) {
    let yo = hiloActual()
    // Solo este hilo pudo escribir su propio número: leerlo sin orden basta.
    if duenio.load(ordering: .relaxed) == yo {
      cuerpo()
    } else {
      mutex.withLock { _ in
        duenio.store(yo, ordering: .relaxed)
        cuerpo()
        duenio.store(0, ordering: .relaxed)
      }
    }
  }

  /// Ejecuta `cuerpo` si no hay otro hilo dentro.
  func intentar(_ cuerpo: () -> Void) {
    if duenio.load(ordering: .relaxed) == hiloActual() { return cuerpo() }
    siEstaLibre(cuerpo)
  }

  /// Ejecuta `cuerpo` si no hay nadie dentro, tampoco este hilo más arriba en la pila.
  func siEstaLibre(_ cuerpo: () -> Void) {
    if duenio.load(ordering: .relaxed) == hiloActual() { return }
    _ = mutex.withLockIfAvailable { _ in cuerpo() }
  }
}

/// Un número distinto de cero y distinto para cada hilo vivo.
@inline(__always)
private func hiloActual() -> UInt {
  #if canImport(Darwin)
  UInt(bitPattern: pthread_self())
  #else
  UInt(pthread_self())
  #endif
}
