import Escena

/// Una vista en un momento, como texto para un fichero: la salida de `leccion ver --fotos`.
package enum FotoDeVista {
  /// Lo que se ve y, debajo, quién se ha dibujado y por qué.
  ///
  /// - Parameters:
  ///   - cuadro: lo que manda la vista.
  ///   - accion: lo que se acaba de usar, «Servir»; nada si la vista acaba de aparecer.
  ///   - ancho: las columnas.
  /// - Returns: las líneas, sin salto final.
  package static func foto(_ cuadro: Cuadro, accion: String?, ancho: Int) -> String {
    "— \(accion.map { "Tras «\($0)»" } ?? "Al aparecer")"
  }
}
