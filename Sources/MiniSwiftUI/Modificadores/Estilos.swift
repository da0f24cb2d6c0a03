// Los estilos que trae SwiftUI: aquí cada uno es su nombre, que va a las pistas.

/// Con borde.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "bordered" }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Con borde.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// Con borde y relleno.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "borderedProminent" }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Con borde y relleno.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// Sin borde.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "borderless" }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Sin borde.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// Sin adornos.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "plain" }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Sin adornos.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// En segmentos.
public struct SegmentedPickerStyle: PickerStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "segmented" }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// En segmentos.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// En un menú.
public struct MenuPickerStyle: PickerStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "menu" }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// En un menú.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Con las opciones a la vista.
public struct InlinePickerStyle: PickerStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "inline" }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Con las opciones a la vista.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// En una rueda.
public struct WheelPickerStyle: PickerStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "wheel" }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// En una rueda.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// Con borde redondeado.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "roundedBorder" }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Con borde redondeado.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// Sin adornos.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "plain" }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Sin adornos.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// Sin adornos.
public struct PlainListStyle: ListStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "plain" }
}

extension ListStyle where Self == PlainListStyle {
  /// Sin adornos.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// Con margen.
public struct InsetListStyle: ListStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "inset" }
}

extension ListStyle where Self == InsetListStyle {
  /// Con margen.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// Por grupos, con margen.
public struct InsetGroupedListStyle: ListStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "insetGrouped" }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Por grupos, con margen.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Por grupos.
public struct GroupedListStyle: ListStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "grouped" }
}

extension ListStyle where Self == GroupedListStyle {
  /// Por grupos.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
