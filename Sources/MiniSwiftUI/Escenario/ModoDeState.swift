/// Cómo se comporta el valor por defecto de una propiedad `@State` que guarda un objeto.
public enum ModoDeState: Sendable {
  /// Hasta Xcode 26: `@State` es un property wrapper y su valor por defecto se crea cada vez que se
  /// crea la vista, aunque luego se descarte.
  case xcode26
  /// Desde Xcode 27: `@State` es una macro y su valor por defecto se crea una vez, con el nodo.
  case xcode27
}
