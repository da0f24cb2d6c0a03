/// Cómo se alinean las vistas de una pila vertical.
public struct HorizontalAlignment: Equatable, Sendable {
  let nombre: String

  /// Al principio de la línea.
  public static let leading = HorizontalAlignment(nombre: "leading")
  /// En el centro.
  public static let center = HorizontalAlignment(nombre: "center")
  /// Al final de la línea.
  public static let trailing = HorizontalAlignment(nombre: "trailing")
}

/// Cómo se alinean las vistas de una pila horizontal.
public struct VerticalAlignment: Equatable, Sendable {
  let nombre: String

  /// Arriba.
  public static let top = VerticalAlignment(nombre: "top")
  /// En el centro.
  public static let center = VerticalAlignment(nombre: "center")
  /// Abajo.
  public static let bottom = VerticalAlignment(nombre: "bottom")
  /// Por la base de la primera línea de texto.
  public static let firstTextBaseline = VerticalAlignment(nombre: "firstTextBaseline")
  /// Por la base de la última línea de texto.
  public static let lastTextBaseline = VerticalAlignment(nombre: "lastTextBaseline")
}

/// Cómo se alinean las vistas superpuestas.
public struct Alignment: Equatable, Sendable {
  let nombre: String

  /// En el centro.
  public static let center = Alignment(nombre: "center")
  /// Al principio de la línea, a media altura.
  public static let leading = Alignment(nombre: "leading")
  /// Al final de la línea, a media altura.
  public static let trailing = Alignment(nombre: "trailing")
  /// Arriba, en el centro.
  public static let top = Alignment(nombre: "top")
  /// Abajo, en el centro.
  public static let bottom = Alignment(nombre: "bottom")
  /// Arriba, al principio.
  public static let topLeading = Alignment(nombre: "topLeading")
  /// Arriba, al final.
  public static let topTrailing = Alignment(nombre: "topTrailing")
  /// Abajo, al principio.
  public static let bottomLeading = Alignment(nombre: "bottomLeading")
  /// Abajo, al final.
  public static let bottomTrailing = Alignment(nombre: "bottomTrailing")
}
