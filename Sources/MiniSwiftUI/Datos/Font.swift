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

/// Una animación. En un terminal no se anima nada.
public struct Animation: Hashable, Sendable {
  let nombre: String

  /// La de siempre.
  public static let `default` = Animation(nombre: "default")
  /// A la misma velocidad todo el rato.
  public static let linear = Animation(nombre: "linear")
  /// Despacio al principio y al final.
  public static let easeInOut = Animation(nombre: "easeInOut")
  /// Como un muelle.
  public static let spring = Animation(nombre: "spring")
}

/// Hace un cambio con animación; en un terminal, solo hace el cambio.
///
/// - Parameters:
///   - animation: la animación.
///   - body: el cambio.
/// - Returns: lo que devuelva el cambio.
/// - Throws: lo que lance el cambio.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
