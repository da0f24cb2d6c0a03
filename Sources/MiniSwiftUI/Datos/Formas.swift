/// Una forma: se enseña como vista, y sirve para recortar y para los fondos.
public protocol Shape: _VistaBasica, Sendable {
  /// Su nombre; no es para ti, lo usa quien dibuja.
  nonisolated var _nombre: String { get }
}

extension Shape {
  /// Crea el nodo de la forma.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    Hoja(.forma, texto: _nombre)._crear(en: sitio)
  }

  /// Cambia la forma.
  public func _poner(en nodo: _Nodo) { Hoja(.forma, texto: _nombre)._poner(en: nodo) }

  /// La rellena de un color.
  ///
  /// - Parameter content: el color.
  /// - Returns: la vista con el cambio.
  public func fill<S: ShapeStyle>(_ content: S) -> some View {
    pista("foregroundStyle", content._nombre)
  }

  /// Pinta su contorno.
  ///
  /// - Parameters:
  ///   - content: el color.
  ///   - lineWidth: el grosor.
  /// - Returns: la vista con el cambio.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> some View {
    pista("foregroundStyle", content._nombre).pista("stroke", Volcado.corto(lineWidth))
  }
}

/// Un círculo.
public struct Circle: Shape {
  /// Crea un círculo.
  public nonisolated init() {}
  /// Su nombre.
  public nonisolated var _nombre: String { "Circle" }
}

/// Un rectángulo.
public struct Rectangle: Shape {
  /// Crea un rectángulo.
  public nonisolated init() {}
  /// Su nombre.
  public nonisolated var _nombre: String { "Rectangle" }
}

/// Una cápsula.
public struct Capsule: Shape {
  /// Crea una cápsula.
  public nonisolated init() {}
  /// Su nombre.
  public nonisolated var _nombre: String { "Capsule" }
}

/// Un rectángulo con las esquinas redondeadas.
public struct RoundedRectangle: Shape {
  /// Crea un rectángulo.
  ///
  /// - Parameter cornerRadius: cuánto se redondean.
  public nonisolated init(cornerRadius: Double) {}
  /// Su nombre.
  public nonisolated var _nombre: String { "RoundedRectangle" }
}

extension Shape where Self == Circle {
  /// Un círculo.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Rectangle {
  /// Un rectángulo.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Capsule {
  /// Una cápsula.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  /// Un rectángulo con las esquinas redondeadas.
  ///
  /// - Parameter cornerRadius: cuánto se redondean.
  /// - Returns: la forma.
  public static func rect(cornerRadius: Double) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}
