/// Qué `body` se está ejecutando ahora mismo.
///
/// Quien lee estado pregunta aquí quién lee; quien lo cambia pregunta si es un mal momento.
enum Turno {
  // `nonisolated(unsafe)` y es verdad: solo se escribe desde el motor, que vive en el actor
  // principal, y solo se lee tras comprobar que se está en el hilo principal.
  nonisolated(unsafe) private static var pila: NodoObservador?

  /// El nodo cuyo `body` se ejecuta, si quien pregunta está dentro de él.
  static var lector: NodoObservador? { HiloPrincipal.esEste ? pila : nil }

  /// Ejecuta `cuerpo` como parte del `body` de `nodo`.
  @MainActor
  static func leyendo<Resultado>(_ nodo: NodoObservador?, _ cuerpo: () -> Resultado) -> Resultado {
    let anterior = pila
    pila = nodo
    defer { pila = anterior }
    return cuerpo()
  }
}
