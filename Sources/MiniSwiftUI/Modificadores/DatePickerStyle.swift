/// Un estilo de selectores de fecha: aquí, su nombre.
public protocol DatePickerStyle {
  /// Su nombre; no es para ti, lo usa quien dibuja.
  var _nombre: String { get }
}

extension View {
  /// Cambia el estilo de los selectores de fecha de dentro.
  ///
  /// - Parameter style: el estilo.
  /// - Returns: la vista con el cambio.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    pista("datePickerStyle", style._nombre)
  }
}

/// En poco sitio.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "compact" }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// En poco sitio.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// Con un calendario.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "graphical" }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// Con un calendario.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Con ruedas.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "wheel" }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Con ruedas.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// El del sistema.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "automatic" }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// El del sistema.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
