/// Un estilo de etiquetas: aquí, su nombre.
public protocol LabelStyle {
  /// Su nombre; no es para ti, lo usa quien dibuja.
  var _nombre: String { get }
}

extension View {
  /// Cambia el estilo de las etiquetas de dentro.
  ///
  /// - Parameter style: el estilo.
  /// - Returns: la vista con el cambio.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    pista("labelStyle", style._nombre)
  }
}

/// Solo el título.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "titleOnly" }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Solo el título.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// Solo el icono.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "iconOnly" }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Solo el icono.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// El título y el icono.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "titleAndIcon" }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// El título y el icono.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// El del sistema.
public struct DefaultLabelStyle: LabelStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "automatic" }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// El del sistema.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
