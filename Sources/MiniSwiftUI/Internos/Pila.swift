#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

#if !canImport(Darwin)
/// Lo que el sistema sabe de la pila de un hilo; Glibc no lo declara para Swift.
@_silgen_name("pthread_getattr_np")
private func preguntar(
  _ hilo: pthread_t,
  _ atributos: UnsafeMutablePointer<pthread_attr_t>
) -> CInt
#endif

/// Cuánta pila le queda al hilo: un árbol que se contiene a sí mismo la gastaría sin decir nada.
@MainActor
enum Pila {
  /// Lo que se deja libre para poder decirlo.
  private static let reserva: UInt = 256 * 1024

  private static var hilo: pthread_t?
  private static var limite: UInt = 0

  /// Si queda tan poca que hay que parar.
  static var seAcaba: Bool {
    let esteHilo = pthread_self()
    if hilo != esteHilo {
      hilo = esteHilo
      limite = fondo(esteHilo) + reserva
    }
    var aqui: UInt8 = 0
    return withUnsafeMutablePointer(to: &aqui) { UInt(bitPattern: $0) } < limite
  }

  /// La dirección más baja que puede usar la pila de un hilo.
  private static func fondo(_ hilo: pthread_t) -> UInt {
    #if canImport(Darwin)
    return UInt(bitPattern: pthread_get_stackaddr_np(hilo)) - UInt(pthread_get_stacksize_np(hilo))
    #else
    var atributos = pthread_attr_t()
    guard preguntar(hilo, &atributos) == 0 else { return 0 }
    defer { pthread_attr_destroy(&atributos) }
    var (direccion, tamano) = (UnsafeMutableRawPointer(bitPattern: 0), 0)
    guard pthread_attr_getstack(&atributos, &direccion, &tamano) == 0 else { return 0 }
    return UInt(bitPattern: direccion)
    #endif
  }
}
