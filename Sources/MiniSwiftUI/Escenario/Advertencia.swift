/// Lo que SwiftUI advierte mientras el programa corre, sin detenerlo.
public enum Advertencia: Hashable, Sendable, CustomStringConvertible {
  /// Se escribió estado mientras se ejecutaba un `body`.
  case estadoDuranteElBody
  /// Un objeto observable avisó mientras se ejecutaba un `body`.
  case avisoDuranteElBody
  /// Un objeto observable avisó desde otro hilo.
  case avisoDesdeOtroHilo
  /// Se leyó un `State` de una vista que no está en el árbol.
  case stateFueraDeVista
  /// Se leyó un `StateObject` de una vista que no está en el árbol.
  case stateObjectFueraDeVista
  /// Dos filas de un `ForEach` tienen el mismo identificador.
  case identificadorRepetido(String)
  /// Un `NavigationLink` lleva un valor de un tipo sin `navigationDestination(for:)`.
  case sinDestino(String)
  /// El árbol no deja de cambiar: algo se escribe en cada pasada.
  case noSeEstabiliza

  /// El texto, como lo escribe SwiftUI.
  public var description: String {
    switch self {
    case .estadoDuranteElBody:
      "Modifying state during view update, this will cause undefined behavior."
    case .avisoDuranteElBody:
      "Publishing changes from within view updates is not allowed, "
        + "this will cause undefined behavior."
    case .avisoDesdeOtroHilo:
      "Publishing changes from background threads is not allowed; make sure to publish values "
        + "from the main thread (via operators like receive(on:)) on model updates."
    case .stateFueraDeVista:
      "Accessing State's value outside of being installed on a View. This will result in a "
        + "constant Binding of the initial value and will not update."
    case .stateObjectFueraDeVista:
      "Accessing StateObject's object without being installed on a View. This will create a new "
        + "instance each time."
    case .identificadorRepetido(let id):
      "ForEach: the ID \(id) occurs multiple times within the collection, "
        + "this will give undefined results!"
    case .sinDestino(let tipo):
      "A NavigationLink is presenting a value of type “\(tipo)” but there is no matching "
        + "navigationDestination declaration visible from the location of the link. The link "
        + "cannot be activated."
    case .noSeEstabiliza:
      "MiniSwiftUI: el árbol no deja de cambiar; algo escribe estado en cada pasada."
    }
  }

  /// La misma advertencia, en español.
  public var enEspanol: String {
    switch self {
    case .estadoDuranteElBody:
      "Se cambia estado mientras se ejecuta un body: lo que pase no está definido."
    case .avisoDuranteElBody:
      "Un objeto avisa mientras se ejecuta un body: lo que pase no está definido."
    case .avisoDesdeOtroHilo:
      "Un objeto avisa desde otro hilo: los cambios del modelo van en el actor principal."
    case .stateFueraDeVista:
      "Se lee un State de una vista que no está en pantalla: da siempre el valor inicial."
    case .stateObjectFueraDeVista:
      "Se lee un StateObject de una vista que no está en pantalla: crea un objeto cada vez."
    case .identificadorRepetido(let id):
      "ForEach: el identificador \(id) está repetido, y las filas se confunden."
    default: description
    }
  }
}
