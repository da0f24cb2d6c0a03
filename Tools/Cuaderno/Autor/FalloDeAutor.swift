/// Un fallo de un texto o de una lección: dónde y qué.
package struct FalloDeAutor: Sendable, Hashable, Comparable {
  private let ruta: String
  private let linea: Int?
  package var que: String

  /// Crea un fallo.
  package init(_ donde: String, linea: Int? = nil, _ que: String) {
    ruta = donde
    self.linea = linea
    self.que = que
  }

  /// La ruta dentro del cuaderno, con la línea si la hay.
  package var donde: String { linea.map { "\(ruta):\($0)" } ?? ruta }

  /// Por fichero y, dentro de él, por línea.
  package static func < (a: FalloDeAutor, b: FalloDeAutor) -> Bool {
    (a.ruta, a.linea ?? 0, a.que) < (b.ruta, b.linea ?? 0, b.que)
  }

  /// La línea que se enseña.
  package var texto: String { "\(donde): \(que)" }
}
