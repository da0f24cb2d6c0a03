/// Un estilo de formularios: aquí, su nombre.
public protocol FormStyle {
  /// Su nombre; no es para ti, lo usa quien dibuja.
  var _nombre: String { get }
}

extension View {
  /// Cambia el estilo de los formularios de dentro.
  ///
  /// - Parameter style: el estilo.
  /// - Returns: la vista con el cambio.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { pista("formStyle", style._nombre) }
}

/// Por grupos.
public struct GroupedFormStyle: FormStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "grouped" }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Por grupos.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// En columnas.
public struct ColumnsFormStyle: FormStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "columns" }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// En columnas.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// El del sistema.
public struct AutomaticFormStyle: FormStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "automatic" }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// El del sistema.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
