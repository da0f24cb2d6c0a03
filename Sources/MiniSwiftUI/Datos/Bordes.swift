/// Hacia dónde se alinean las líneas de un texto.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Al principio.
  case leading
  /// Al centro.
  case center
  /// Al final.
  case trailing
}

/// Un borde de una vista.
public enum Edge: Int8, CaseIterable, Sendable {
  /// Arriba.
  case top
  /// El lado por el que se empieza a leer.
  case leading
  /// Abajo.
  case bottom
  /// El lado por el que se acaba.
  case trailing

  /// Varios bordes.
  public struct Set: OptionSet, Sendable {
    /// Los bordes, un bit cada uno.
    public let rawValue: Int8

    /// Crea un conjunto de bordes.
    ///
    /// - Parameter rawValue: un bit por borde.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Arriba.
    public static let top = Set(rawValue: 1)
    /// El lado por el que se empieza a leer.
    public static let leading = Set(rawValue: 2)
    /// Abajo.
    public static let bottom = Set(rawValue: 4)
    /// El lado por el que se acaba.
    public static let trailing = Set(rawValue: 8)
    /// Todos.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Los dos lados.
    public static let horizontal: Set = [.leading, .trailing]
    /// Arriba y abajo.
    public static let vertical: Set = [.top, .bottom]
  }
}
