// Lo que se dice a quien no ve la pantalla y lo que usan las pruebas: aquí, pistas.

extension View {
  /// Le da un nombre para las pruebas.
  ///
  /// - Parameter identifier: el nombre.
  /// - Returns: la vista con el cambio.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    pista("accessibilityIdentifier", identifier)
  }

  /// Dice a quien no ve la pantalla qué es.
  ///
  /// - Parameter label: lo que se dice.
  /// - Returns: la vista con el cambio.
  public func accessibilityLabel(_ label: Text) -> some View {
    pista("accessibilityLabel", label.texto)
  }

  /// Dice para qué sirve.
  ///
  /// - Parameter hint: lo que se dice.
  /// - Returns: la vista con el cambio.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    pista("accessibilityHint", hint.texto)
  }

  /// Dice cuánto vale.
  ///
  /// - Parameter value: lo que se dice.
  /// - Returns: la vista con el cambio.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    pista("accessibilityValue", value.texto)
  }

  /// La esconde a quien no ve la pantalla.
  ///
  /// - Parameter hidden: si se esconde.
  /// - Returns: la vista con el cambio.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    pista("accessibilityHidden", "\(hidden)")
  }

  /// La trata como una sola pieza.
  ///
  /// - Parameter children: qué se hace con lo de dentro.
  /// - Returns: la vista con el cambio.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    pista("accessibilityElement", children.nombre)
  }

  /// Dice qué clase de cosa es.
  ///
  /// - Parameter traits: qué es.
  /// - Returns: la vista con el cambio.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    pista("accessibilityAddTraits", traits.nombre)
  }

  /// Da una ayuda al pasar por encima.
  ///
  /// - Parameter textKey: la ayuda.
  /// - Returns: la vista con el cambio.
  public func help(_ textKey: LocalizedStringKey) -> some View { pista("help", textKey.texto) }
}

/// Qué se hace con lo de dentro de una pieza.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let nombre: String

  /// Nada.
  public static let ignore = AccessibilityChildBehavior(nombre: "ignore")
  /// Se deja aparte.
  public static let contain = AccessibilityChildBehavior(nombre: "contain")
  /// Se junta.
  public static let combine = AccessibilityChildBehavior(nombre: "combine")
}

/// Qué clase de cosa es una pieza.
public struct AccessibilityTraits: Hashable, Sendable {
  let nombre: String

  /// Un botón.
  public static let isButton = AccessibilityTraits(nombre: "isButton")
  /// Una cabecera.
  public static let isHeader = AccessibilityTraits(nombre: "isHeader")
  /// Lo elegido.
  public static let isSelected = AccessibilityTraits(nombre: "isSelected")
  /// Una imagen.
  public static let isImage = AccessibilityTraits(nombre: "isImage")
}
