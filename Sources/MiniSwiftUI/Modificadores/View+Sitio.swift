// Lo que cambia dónde se pone una vista: aquí, pistas.

extension View {
  /// Deja espacio alrededor, distinto por cada lado.
  ///
  /// - Parameter insets: cuánto por cada lado.
  /// - Returns: la vista con el cambio.
  public func padding(_ insets: EdgeInsets) -> some View { pista("padding") }

  /// La mueve sin cambiar su sitio.
  ///
  /// - Parameters:
  ///   - x: cuánto a la derecha.
  ///   - y: cuánto abajo.
  /// - Returns: la vista con el cambio.
  public func offset(x: Double = 0, y: Double = 0) -> some View { pista("offset", "\(x), \(y)") }

  /// La pone en un punto.
  ///
  /// - Parameters:
  ///   - x: cuánto desde la izquierda.
  ///   - y: cuánto desde arriba.
  /// - Returns: la vista con el cambio.
  public func position(x: Double = 0, y: Double = 0) -> some View {
    pista("position", "\(x), \(y)")
  }

  /// La pone delante o detrás de sus hermanas.
  ///
  /// - Parameter value: cuánto.
  /// - Returns: la vista con el cambio.
  public func zIndex(_ value: Double) -> some View { pista("zIndex", Volcado.corto(value)) }

  /// Dice a quién se le da sitio antes.
  ///
  /// - Parameter value: cuánto.
  /// - Returns: la vista con el cambio.
  public func layoutPriority(_ value: Double) -> some View {
    pista("layoutPriority", Volcado.corto(value))
  }

  /// Le da el tamaño que quiera.
  ///
  /// - Returns: la vista con el cambio.
  public func fixedSize() -> some View { pista("fixedSize") }

  /// Le da el tamaño que quiera, a lo ancho o a lo alto.
  ///
  /// - Parameters:
  ///   - horizontal: si a lo ancho.
  ///   - vertical: si a lo alto.
  /// - Returns: la vista con el cambio.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { pista("fixedSize") }

  /// Mantiene su proporción.
  ///
  /// - Parameters:
  ///   - aspectRatio: el ancho entre el alto.
  ///   - contentMode: si cabe entera o llena el sitio.
  /// - Returns: la vista con el cambio.
  public func aspectRatio(_ aspectRatio: Double? = nil, contentMode: ContentMode) -> some View {
    pista("aspectRatio", "\(contentMode)")
  }

  /// La ajusta para que quepa entera.
  ///
  /// - Returns: la vista con el cambio.
  public func scaledToFit() -> some View { pista("aspectRatio", "fit") }

  /// La ajusta para que llene el sitio.
  ///
  /// - Returns: la vista con el cambio.
  public func scaledToFill() -> some View { pista("aspectRatio", "fill") }

  /// Llega hasta el borde de la pantalla.
  ///
  /// - Parameters:
  ///   - regions: qué zonas no cuentan.
  ///   - edges: por qué lados.
  /// - Returns: la vista con el cambio.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  {
    pista("ignoresSafeArea")
  }
}

/// Un espacio distinto por cada lado.
public struct EdgeInsets: Equatable, Sendable {
  /// Por arriba.
  public var top: Double
  /// Por donde se empieza a leer.
  public var leading: Double
  /// Por abajo.
  public var bottom: Double
  /// Por donde se acaba.
  public var trailing: Double

  /// Crea un espacio.
  ///
  /// - Parameters:
  ///   - top: por arriba.
  ///   - leading: por donde se empieza a leer.
  ///   - bottom: por abajo.
  ///   - trailing: por donde se acaba.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// Cómo se ajusta algo a su sitio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// Cabe entero.
  case fit
  /// Llena el sitio.
  case fill
}

/// Las zonas de la pantalla que se respetan.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// Las zonas, un bit cada una.
  public let rawValue: UInt

  /// Crea un conjunto de zonas.
  ///
  /// - Parameter rawValue: un bit por zona.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Todas.
  public static let all = SafeAreaRegions(rawValue: 3)
  /// La del teclado.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}
