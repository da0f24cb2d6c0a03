/// Un estilo de interruptor: aquí, su nombre.
public protocol ToggleStyle {
  /// Su nombre; no es para ti, lo usa quien dibuja.
  var _nombre: String { get }
}

extension View {
  /// Cambia el estilo de los interruptores de dentro.
  ///
  /// - Parameter style: el estilo.
  /// - Returns: la vista con el cambio.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    pista("toggleStyle", style._nombre)
  }
}

/// Con una palanca.
public struct SwitchToggleStyle: ToggleStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "switch" }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// Con una palanca.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// Como un botón.
public struct ButtonToggleStyle: ToggleStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "button" }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// Como un botón.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// Con una casilla.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "checkbox" }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// Con una casilla.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// El del sistema.
public struct DefaultToggleStyle: ToggleStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "automatic" }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// El del sistema.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
