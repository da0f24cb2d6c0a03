/// El del sistema.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "automatic" }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// El del sistema.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// El del sistema.
public struct DefaultPickerStyle: PickerStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "automatic" }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// El del sistema.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// En otra pantalla.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "navigationLink" }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// En otra pantalla.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// En una fila de iconos.
public struct PalettePickerStyle: PickerStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "palette" }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// En una fila de iconos.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// Con un botón redondo por opción.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "radioGroup" }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Con un botón redondo por opción.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// En la barra lateral.
public struct SidebarListStyle: ListStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "sidebar" }
}

extension ListStyle where Self == SidebarListStyle {
  /// En la barra lateral.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// El del sistema.
public struct DefaultListStyle: ListStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "automatic" }
}

extension ListStyle where Self == DefaultListStyle {
  /// El del sistema.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// El del sistema.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "automatic" }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// El del sistema.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// La forma del borde de un botón.
public struct ButtonBorderShape: Equatable, Sendable {
  let nombre: String

  /// La del sistema.
  public static let automatic = ButtonBorderShape(nombre: "automatic")
  /// Una cápsula.
  public static let capsule = ButtonBorderShape(nombre: "capsule")
  /// Un rectángulo redondeado.
  public static let roundedRectangle = ButtonBorderShape(nombre: "roundedRectangle")
  /// Un círculo.
  public static let circle = ButtonBorderShape(nombre: "circle")
}

extension View {
  /// Cambia la forma del borde de los botones de dentro.
  ///
  /// - Parameter shape: la forma.
  /// - Returns: la vista con el cambio.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    pista("buttonBorderShape", shape.nombre)
  }
}
