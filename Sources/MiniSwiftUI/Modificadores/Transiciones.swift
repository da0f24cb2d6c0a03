/// Cómo entra y sale una vista; en un terminal no se anima nada.
public struct AnyTransition: Sendable {
  let nombre: String

  /// Sin nada.
  public static let identity = AnyTransition(nombre: "identity")
  /// Apareciendo poco a poco.
  public static let opacity = AnyTransition(nombre: "opacity")
  /// Creciendo.
  public static let scale = AnyTransition(nombre: "scale")
  /// Deslizándose.
  public static let slide = AnyTransition(nombre: "slide")

  /// Desde un borde.
  ///
  /// - Parameter edge: el borde.
  /// - Returns: la transición.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(nombre: "move \(edge)")
  }

  /// Junta dos.
  ///
  /// - Parameter other: la otra.
  /// - Returns: la transición.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(nombre: nombre + " + " + other.nombre)
  }
}

extension View {
  /// Dice cómo entra y sale; en un terminal no se anima nada.
  ///
  /// - Parameter t: la transición.
  /// - Returns: la vista con el cambio.
  public func transition(_ t: AnyTransition) -> some View { pista("transition", t.nombre) }

  /// Vigila si la vista es igual a la de antes; aquí se mira siempre.
  ///
  /// - Returns: la vista con el cambio.
  public func equatable() -> some View where Self: Equatable { self }
}
