/// Una ejecución del `body` de una vista.
public struct Dibujo: Hashable, Sendable, CustomStringConvertible {
  /// El tipo de la vista, como «Contador».
  public let vista: String
  /// Qué nodo del árbol es; dos filas del mismo tipo tienen números distintos.
  public let nodo: Int
  /// Por qué se ejecutó.
  public let motivos: [Motivo]

  /// La ejecución, en una frase.
  public var description: String {
    "\(vista): " + motivos.map(\.description).joined(separator: ", ")
  }
}

/// Cuántos objetos de un tipo ha visto el escenario en las propiedades de las vistas.
public struct CuentaDeObjetos: Hashable, Sendable {
  /// Los distintos que se han visto, los descartados incluidos.
  public let creados: Int
  /// Los que siguen en memoria.
  public let vivos: Int

  /// Los que ya se liberaron.
  public var liberados: Int { creados - vivos }
}
