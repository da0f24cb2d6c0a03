// Lo que cambia cómo se pinta una vista: aquí, pistas.

extension View {
  /// Pinta un borde.
  ///
  /// - Parameters:
  ///   - content: el color.
  ///   - width: el grosor.
  /// - Returns: la vista con el cambio.
  public func border<S: ShapeStyle>(_ content: S, width: Double = 1) -> some View {
    pista("border", content._nombre)
  }

  /// Pinta una sombra.
  ///
  /// - Parameters:
  ///   - color: el color.
  ///   - radius: cuánto se difumina.
  ///   - x: cuánto se mueve a la derecha.
  ///   - y: cuánto se mueve abajo.
  /// - Returns: la vista con el cambio.
  public func shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0)
    -> some View
  {
    pista("shadow", Volcado.corto(radius))
  }

  /// Recorta lo que se sale.
  ///
  /// - Parameter antialiased: si se suavizan los bordes.
  /// - Returns: la vista con el cambio.
  public func clipped(antialiased: Bool = false) -> some View { pista("clipped") }

  /// Recorta con una forma.
  ///
  /// - Parameter shape: la forma.
  /// - Returns: la vista con el cambio.
  public func clipShape<S: Shape>(_ shape: S) -> some View { pista("clipShape", shape._nombre) }

  /// Dice con qué forma responde a los toques.
  ///
  /// - Parameter shape: la forma.
  /// - Returns: la vista con el cambio.
  public func contentShape<S: Shape>(_ shape: S) -> some View {
    pista("contentShape", shape._nombre)
  }

  /// Pinta un fondo con una forma.
  ///
  /// - Parameters:
  ///   - style: el color.
  ///   - shape: la forma.
  /// - Returns: la vista con el cambio.
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    pista("background", style._nombre + " " + shape._nombre)
  }

  /// Cambia los colores de lo que se pinta.
  ///
  /// - Parameters:
  ///   - primary: el principal.
  ///   - secondary: el secundario.
  /// - Returns: la vista con el cambio.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
    -> some View
  {
    pista("foregroundStyle", primary._nombre + ", " + secondary._nombre)
  }

  /// La agranda o la encoge.
  ///
  /// - Parameter s: cuánto.
  /// - Returns: la vista con el cambio.
  public func scaleEffect(_ s: Double) -> some View { pista("scaleEffect", Volcado.corto(s)) }

  /// La gira.
  ///
  /// - Parameter angle: cuánto.
  /// - Returns: la vista con el cambio.
  public func rotationEffect(_ angle: Angle) -> some View {
    pista("rotationEffect", Volcado.corto(angle.degrees))
  }

  /// La difumina.
  ///
  /// - Parameter radius: cuánto.
  /// - Returns: la vista con el cambio.
  public func blur(radius: Double) -> some View { pista("blur", Volcado.corto(radius)) }

  /// Pide el aspecto claro o el oscuro.
  ///
  /// - Parameter colorScheme: cuál.
  /// - Returns: la vista con el cambio.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    pista("preferredColorScheme", colorScheme.map { "\($0)" } ?? "")
  }

  /// Cambia el color de acento; el nombre antiguo.
  ///
  /// - Parameter accentColor: el color.
  /// - Returns: la vista con el cambio.
  public func accentColor(_ accentColor: Color?) -> some View {
    pista("tint", accentColor?.nombre ?? "")
  }

  /// Esconde el contenido y deja su sitio.
  ///
  /// - Parameter reason: por qué.
  /// - Returns: la vista con el cambio.
  public func redacted(reason: RedactionReasons) -> some View { pista("redacted") }

  /// Dice cómo se pintan los símbolos.
  ///
  /// - Parameter mode: el modo.
  /// - Returns: la vista con el cambio.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    pista("symbolRenderingMode", mode?.nombre ?? "")
  }

  /// Dice el tamaño de los símbolos.
  ///
  /// - Parameter scale: el tamaño.
  /// - Returns: la vista con el cambio.
  public func imageScale(_ scale: Image.Scale) -> some View { pista("imageScale", "\(scale)") }
}

/// El aspecto de la pantalla.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Claro.
  case light
  /// Oscuro.
  case dark
}

/// Un ángulo.
public struct Angle: Hashable, Sendable {
  /// Los grados.
  public let degrees: Double

  /// Un ángulo en grados.
  ///
  /// - Parameter degrees: los grados.
  /// - Returns: el ángulo.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Un ángulo en radianes.
  ///
  /// - Parameter radians: los radianes.
  /// - Returns: el ángulo.
  public static func radians(_ radians: Double) -> Angle {
    Angle(degrees: radians * 180 / .pi)
  }
}

/// Por qué se esconde un contenido.
public struct RedactionReasons: OptionSet, Sendable {
  /// Los motivos, un bit cada uno.
  public let rawValue: Int

  /// Crea un conjunto de motivos.
  ///
  /// - Parameter rawValue: un bit por motivo.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Todavía no hay datos.
  public static let placeholder = RedactionReasons(rawValue: 1)
}

/// Cómo se pinta un símbolo.
public struct SymbolRenderingMode: Sendable {
  let nombre: String

  /// De un color.
  public static let monochrome = SymbolRenderingMode(nombre: "monochrome")
  /// Con varias capas de un color.
  public static let hierarchical = SymbolRenderingMode(nombre: "hierarchical")
  /// Con los colores que se le den.
  public static let palette = SymbolRenderingMode(nombre: "palette")
  /// Con sus propios colores.
  public static let multicolor = SymbolRenderingMode(nombre: "multicolor")
}
