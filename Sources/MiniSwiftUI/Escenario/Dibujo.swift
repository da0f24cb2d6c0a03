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

/// Lo que le pasó a una vista, en el orden en que ocurrió.
public enum Suceso: Hashable, Sendable, CustomStringConvertible {
  /// Entró en el árbol: nació su nodo, con su estado.
  case entra(String)
  /// Salió del árbol: su nodo y su estado se sueltan.
  case sale(String)
  /// Se ejecutó un `onAppear`.
  case aparece
  /// Se ejecutó un `onDisappear`.
  case desaparece
  /// Empezó una tarea de `.task`.
  case empiezaTarea
  /// Se canceló una tarea de `.task`.
  case cancelaTarea

  /// El suceso, en una frase corta.
  public var description: String {
    switch self {
    case .entra(let vista): "entra \(vista)"
    case .sale(let vista): "sale \(vista)"
    case .aparece: "onAppear"
    case .desaparece: "onDisappear"
    case .empiezaTarea: "empieza una tarea"
    case .cancelaTarea: "se cancela una tarea"
    }
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
