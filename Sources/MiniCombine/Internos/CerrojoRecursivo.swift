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
  func cerrado<Resultado>(_ cuerpo: () -> Resultado) -> Resultado {
    let yo = hiloActual()
    // Solo este hilo pudo escribir su propio número: leerlo sin orden basta.
    if duenio.load(ordering: .relaxed) == yo { return cuerpo() }
    return mutex.withLock { _ in
      duenio.store(yo, ordering: .relaxed)
      let resultado = EnMano(valor: cuerpo())
      duenio.store(0, ordering: .relaxed)
      return resultado
    }.valor
  }

  /// Ejecuta `cuerpo` si no hay otro hilo dentro.
  ///
  /// - Returns: `nil` si lo había.
  func intentar<Resultado>(_ cuerpo: () -> Resultado) -> Resultado? {
    let yo = hiloActual()
    if duenio.load(ordering: .relaxed) == yo { return cuerpo() }
    return mutex.withLockIfAvailable { _ in
      duenio.store(yo, ordering: .relaxed)
      let resultado = EnMano(valor: cuerpo())
      duenio.store(0, ordering: .relaxed)
      return resultado
    }?.valor
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
