extension View {
  /// Cambia el estilo de los botones.
  ///
  /// - Parameter style: el estilo.
  /// - Returns: la vista con el cambio.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    pista("buttonStyle", style._nombre)
  }

  /// Cambia el estilo de los selectores.
  ///
  /// - Parameter style: el estilo.
  /// - Returns: la vista con el cambio.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    pista("pickerStyle", style._nombre)
  }

  /// Cambia el estilo de los campos de texto.
  ///
  /// - Parameter style: el estilo.
  /// - Returns: la vista con el cambio.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    pista("textFieldStyle", style._nombre)
  }

  /// Cambia el estilo de las listas.
  ///
  /// - Parameter style: el estilo.
  /// - Returns: la vista con el cambio.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    pista("listStyle", style._nombre)
  }

  /// Cambia el tamaño de los controles.
  ///
  /// - Parameter controlSize: el tamaño.
  /// - Returns: la vista con el cambio.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    pista("controlSize", "\(controlSize)")
  }
}

/// El tamaño de un control.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// Mínimo.
  case mini
  /// Pequeño.
  case small
  /// Corriente.
  case regular
  /// Grande.
  case large
  /// Muy grande.
  case extraLarge
}

/// El estilo de un botón.
public protocol PrimitiveButtonStyle {
  /// Su nombre; no es para ti, lo usa quien dibuja.
  var _nombre: String { get }
}

/// El estilo de un selector.
public protocol PickerStyle {
  /// Su nombre; no es para ti, lo usa quien dibuja.
  var _nombre: String { get }
}

/// El estilo de un campo de texto.
public protocol TextFieldStyle {
  /// Su nombre; no es para ti, lo usa quien dibuja.
  var _nombre: String { get }
}

/// El estilo de una lista.
public protocol ListStyle {
  /// Su nombre; no es para ti, lo usa quien dibuja.
  var _nombre: String { get }
}
