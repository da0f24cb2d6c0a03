/// Un estilo de avances: aquí, su nombre.
public protocol ProgressViewStyle {
  /// Su nombre; no es para ti, lo usa quien dibuja.
  var _nombre: String { get }
}

extension View {
  /// Cambia el estilo de los avances de dentro.
  ///
  /// - Parameter style: el estilo.
  /// - Returns: la vista con el cambio.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    pista("progressViewStyle", style._nombre)
  }
}

/// Una barra.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "linear" }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// Una barra.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// Un círculo.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "circular" }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Un círculo.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// El del sistema.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Crea el estilo.
  public init() {}
  /// Su nombre.
  public var _nombre: String { "automatic" }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// El del sistema.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
