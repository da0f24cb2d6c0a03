#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Sabe si se está en el hilo principal, que es donde se dibuja.
enum HiloPrincipal {
  // `nonisolated(unsafe)` y es verdad: `pthread_t` es un valor que se calcula una vez, al montar
  // el primer árbol (en el actor principal), y desde entonces solo se lee.
  nonisolated(unsafe) private static var identidad: pthread_t?

  /// Apunta cuál es el hilo principal; lo llama el motor al nacer.
  @MainActor
  static func apuntar() {
    if identidad == nil { identidad = pthread_self() }
  }

  /// Si quien pregunta está en el hilo principal.
  static var esEste: Bool {
    guard let identidad else { return false }
    return pthread_equal(identidad, pthread_self()) != 0
  }
}
