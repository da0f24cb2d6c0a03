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
  /// Se ejecutó un `onChange`: lo que había y lo que hay, en breve: «1 → 2».
  case cambia(String)
  /// Empezó una tarea de `.task`.
  case empiezaTarea
  /// Se canceló una tarea de `.task`.
  case cancelaTarea
  /// Una tarea de `.task` acabó por sí misma.
  case acabaTarea

  /// El suceso, en una frase corta.
  public var description: String { frase(en: nil) }

  /// La frase, con la vista en la que pasó si se sabe.
  fileprivate func frase(en vista: String?) -> String {
    let donde = vista.map { " en \($0)" } ?? ""
    return switch self {
    case .entra(let vista): "entra \(vista)"
    case .sale(let vista): "sale \(vista)"
    case .aparece: "onAppear\(donde)"
    case .desaparece: "onDisappear\(donde)"
    case .cambia(let que): "onChange\(donde): \(que)"
    case .empiezaTarea: "empieza una tarea\(donde)"
    case .cancelaTarea: "se cancela una tarea\(donde)"
    case .acabaTarea: "acaba una tarea\(donde)"
    }
  }
}

/// Un suceso y de quién es: la vista en cuyo `body` está escrito el `onAppear` o el `.task`.
public struct SucesoEnSuVista: Hashable, Sendable, CustomStringConvertible {
  /// Lo que pasó.
  public let suceso: Suceso
  /// El tipo de la vista, como «Contador»; `nil` si no está dentro de ninguna.
  public let vista: String?

  /// Crea un suceso con su vista.
  ///
  /// - Parameters:
  ///   - suceso: lo que pasó.
  ///   - vista: el tipo de la vista.
  public init(_ suceso: Suceso, en vista: String?) {
    self.suceso = suceso
    self.vista = vista
  }

  /// El suceso y su vista, en una frase corta: «onAppear en Contador».
  public var description: String { suceso.frase(en: vista) }
}
