#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Qué `body` se está ejecutando ahora mismo en este hilo.
///
/// Quien lee estado pregunta aquí quién lee; quien lo cambia pregunta si es un mal momento. Un
/// `body` es síncrono: mientras corre no cambia de hilo, y por eso basta una variable del hilo.
enum Turno {
  private static let clave: pthread_key_t = {
    var clave = pthread_key_t()
    pthread_key_create(&clave, nil)
    return clave
  }()

  /// El nodo cuyo `body` se ejecuta, si quien pregunta está dentro de él.
  static var lector: NodoObservador? {
    pthread_getspecific(clave).map {
      Unmanaged<NodoObservador>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Ejecuta `cuerpo` como parte del `body` de `nodo`, que vive al menos hasta que acabe.
  @MainActor
  static func leyendo<Resultado>(_ nodo: NodoObservador, _ cuerpo: () -> Resultado) -> Resultado {
    let anterior = pthread_getspecific(clave)
    pthread_setspecific(clave, Unmanaged.passUnretained(nodo).toOpaque())
    defer { pthread_setspecific(clave, anterior) }
    return cuerpo()
  }
}
