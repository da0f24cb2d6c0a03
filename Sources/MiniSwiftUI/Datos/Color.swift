/// Algo con lo que se puede pintar.
public protocol ShapeStyle: Sendable {
  /// Su nombre; no es para ti, lo usa quien dibuja.
  var _nombre: String { get }
}

/// Un color: aquí, solo su nombre.
public struct Color: ShapeStyle, Hashable {
  let nombre: String

  /// Su nombre.
  public var _nombre: String { nombre }

  /// Un color de la app.
  ///
  /// - Parameter name: su nombre.
  public init(_ name: String) { nombre = name }

  /// Un color por sus partes, de 0 a 1.
  ///
  /// - Parameters:
  ///   - red: el rojo.
  ///   - green: el verde.
  ///   - blue: el azul.
  ///   - opacity: lo opaco que es.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    nombre = "rgb \(red) \(green) \(blue)"
  }

  /// Rojo.
  public static let red = Color("red")
  /// Naranja.
  public static let orange = Color("orange")
  /// Amarillo.
  public static let yellow = Color("yellow")
  /// Verde.
  public static let green = Color("green")
  /// Menta.
  public static let mint = Color("mint")
  /// Azul verdoso.
  public static let teal = Color("teal")
  /// Cian.
  public static let cyan = Color("cyan")
  /// Azul.
  public static let blue = Color("blue")
  /// Índigo.
  public static let indigo = Color("indigo")
  /// Morado.
  public static let purple = Color("purple")
  /// Rosa.
  public static let pink = Color("pink")
  /// Marrón.
  public static let brown = Color("brown")
  /// Gris.
  public static let gray = Color("gray")
  /// Negro.
  public static let black = Color("black")
  /// Blanco.
  public static let white = Color("white")
  /// Transparente.
  public static let clear = Color("clear")
  /// El del texto corriente.
  public static let primary = Color("primary")
  /// El del texto secundario.
  public static let secondary = Color("secondary")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// El de acento de la app.
  public static let accentColor = Color("accentColor")
}

extension Color: _VistaBasica {
  /// Crea el nodo del color.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    Hoja(.color, texto: nombre)._crear(en: sitio)
  }

  /// Cambia el color.
  public func _poner(en nodo: _Nodo) { Hoja(.color, texto: nombre)._poner(en: nodo) }
}

/// Un estilo con jerarquía: `.primary`, `.secondary`…
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// Su nombre.
  public let _nombre: String
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// El del texto corriente.
  public static var primary: HierarchicalShapeStyle { .init(_nombre: "primary") }
  /// El del texto secundario.
  public static var secondary: HierarchicalShapeStyle { .init(_nombre: "secondary") }
  /// El de lo menos importante.
  public static var tertiary: HierarchicalShapeStyle { .init(_nombre: "tertiary") }
}

/// El color de acento de los controles.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Su nombre.
  public var _nombre: String { "tint" }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// El color de acento de los controles.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// Rojo.
  public static var red: Color { Color("red") }
  /// Naranja.
  public static var orange: Color { Color("orange") }
  /// Amarillo.
  public static var yellow: Color { Color("yellow") }
  /// Verde.
  public static var green: Color { Color("green") }
  /// Azul.
  public static var blue: Color { Color("blue") }
  /// Morado.
  public static var purple: Color { Color("purple") }
  /// Rosa.
  public static var pink: Color { Color("pink") }
  /// Marrón.
  public static var brown: Color { Color("brown") }
  /// Gris.
  public static var gray: Color { Color("gray") }
  /// Negro.
  public static var black: Color { Color("black") }
  /// Blanco.
  public static var white: Color { Color("white") }
  /// Menta.
  public static var mint: Color { Color("mint") }
  /// Azul verdoso.
  public static var teal: Color { Color("teal") }
  /// Cian.
  public static var cyan: Color { Color("cyan") }
  /// Índigo.
  public static var indigo: Color { Color("indigo") }
  /// Transparente.
  public static var clear: Color { Color("clear") }
  /// El de acento de la app.
  public static var accentColor: Color { Color("accentColor") }
}

/// Un material translúcido, para los fondos.
public struct Material: ShapeStyle, Hashable {
  /// Su nombre.
  public let _nombre: String
}

extension ShapeStyle where Self == Material {
  /// El más translúcido.
  public static var ultraThinMaterial: Material { Material(_nombre: "ultraThinMaterial") }
  /// Muy translúcido.
  public static var thinMaterial: Material { Material(_nombre: "thinMaterial") }
  /// Translúcido.
  public static var regularMaterial: Material { Material(_nombre: "regularMaterial") }
  /// Poco translúcido.
  public static var thickMaterial: Material { Material(_nombre: "thickMaterial") }
}
