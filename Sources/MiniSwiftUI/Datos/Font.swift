/// Una letra: aquí, solo su nombre.
public struct Font: Hashable, Sendable {
  let nombre: String

  /// La de los títulos más grandes.
  public static let largeTitle = Font(nombre: "largeTitle")
  /// La de los títulos.
  public static let title = Font(nombre: "title")
  /// La de los segundos títulos.
  public static let title2 = Font(nombre: "title2")
  /// La de los terceros títulos.
  public static let title3 = Font(nombre: "title3")
  /// La de las cabeceras.
  public static let headline = Font(nombre: "headline")
  /// La de las segundas cabeceras.
  public static let subheadline = Font(nombre: "subheadline")
  /// La del texto corriente.
  public static let body = Font(nombre: "body")
  /// La de los avisos.
  public static let callout = Font(nombre: "callout")
  /// La de las notas.
  public static let footnote = Font(nombre: "footnote")
  /// La de los pies de foto.
  public static let caption = Font(nombre: "caption")
  /// La más pequeña.
  public static let caption2 = Font(nombre: "caption2")

  /// La del sistema, con un tamaño.
  ///
  /// - Parameters:
  ///   - size: el tamaño.
  ///   - weight: el grosor.
  ///   - design: el dibujo.
  /// - Returns: la letra.
  public static func system(
    size: Double,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(nombre: "system \(size)")
  }

  /// La del sistema, con un estilo.
  ///
  /// - Parameters:
  ///   - style: el estilo.
  ///   - design: el dibujo.
  /// - Returns: la letra.
  public static func system(_ style: Font, design: Design? = nil) -> Font { style }

  /// Con otro grosor.
  ///
  /// - Parameter weight: el grosor.
  /// - Returns: la letra.
  public func weight(_ weight: Weight) -> Font { Font(nombre: nombre + " " + weight.nombre) }

  /// En negrita.
  ///
  /// - Returns: la letra.
  public func bold() -> Font { weight(.bold) }

  /// Con las cifras del mismo ancho.
  ///
  /// - Returns: la letra.
  public func monospacedDigit() -> Font { Font(nombre: nombre + " monospacedDigit") }

  /// En cursiva.
  ///
  /// - Returns: la letra.
  public func italic() -> Font { Font(nombre: nombre + " italic") }

  /// De ancho fijo.
  ///
  /// - Returns: la letra.
  public func monospaced() -> Font { Font(nombre: nombre + " monospaced") }

  /// Una letra de la app.
  ///
  /// - Parameters:
  ///   - name: su nombre.
  ///   - size: el tamaño.
  /// - Returns: la letra.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(nombre: "\(name) \(size)")
  }

  /// El grosor de una letra.
  public struct Weight: Hashable, Sendable {
    let nombre: String

    /// Fino.
    public static let light = Weight(nombre: "light")
    /// Corriente.
    public static let regular = Weight(nombre: "regular")
    /// Medio.
    public static let medium = Weight(nombre: "medium")
    /// Casi negrita.
    public static let semibold = Weight(nombre: "semibold")
    /// Negrita.
    public static let bold = Weight(nombre: "bold")
    /// Más que negrita.
    public static let heavy = Weight(nombre: "heavy")
  }

  /// El dibujo de una letra.
  public enum Design: Hashable, Sendable {
    /// El corriente.
    case `default`
    /// Con remates.
    case serif
    /// Redondeado.
    case rounded
    /// De ancho fijo.
    case monospaced
  }
}
