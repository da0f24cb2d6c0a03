import Synchronization

/// Protege el estado de un objeto: dentro se lee y se cambia; fuera se llama a los demás.
///
/// Regla de la biblioteca: bajo el cerrojo no se llama a ningún suscriptor ni se suelta
/// ningún closure; lo que haya que soltar sale como resultado y muere fuera.
struct Cerrojo: ~Copyable, Sendable {
  private let mutex = Mutex(())

  /// Ejecuta `cuerpo` en exclusiva, sin resultado.
  ///
  /// Es la forma rápida: un resultado genérico obliga a preguntar por su tipo en cada llamada.
  @inline(__always)
  func hacer(_ cuerpo: () -> Void) {
    mutex.withLock { _ in cuerpo() }
  }

  /// Ejecuta `cuerpo` en exclusiva y devuelve lo que diga.
  @inline(__always)
  func cerrado<Resultado>(_ cuerpo: () -> Resultado) -> Resultado {
    mutex.withLock { _ in EnMano(valor: cuerpo()) }.valor
  }
}

/// Devuelve un valor a través de `Mutex.withLock`, que exige poder enviarlo.
///
/// Es `@unchecked` y es verdad: el valor nace y se entrega en el mismo hilo, dentro de una
/// sola llamada; nunca viaja.
struct EnMano<Valor>: @unchecked Sendable {
  let valor: Valor
}
