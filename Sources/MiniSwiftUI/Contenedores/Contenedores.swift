/// Una zona que se desplaza.
public struct ScrollView<Content: View>: _VistaBasica {
  private let caja: Caja<Content>

  /// Mete vistas en una zona que se desplaza.
  ///
  /// - Parameters:
  ///   - axes: hacia dónde.
  ///   - showsIndicators: si se ven las barras.
  ///   - content: las vistas.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    let pistas = axes == .horizontal ? [Elemento.Pista("axes", "horizontal")] : []
    caja = Caja(.desplazable, pistas: pistas, contenido: content())
  }

  /// Su nodo es el de la caja.
  public func _crear(en sitio: _Sitio) -> _Nodo { caja._crear(en: sitio) }

  /// Pone al día el contenido.
  public func _poner(en nodo: _Nodo) { caja._poner(en: nodo) }
}

/// Un formulario.
public struct Form<Content: View>: _VistaBasica {
  private let caja: Caja<Content>

  /// Reúne controles en un formulario.
  ///
  /// - Parameter content: los controles.
  public init(@ViewBuilder content: () -> Content) {
    caja = Caja(.formulario, contenido: content())
  }

  /// Su nodo es el de la caja.
  public func _crear(en sitio: _Sitio) -> _Nodo { caja._crear(en: sitio) }

  /// Pone al día el contenido.
  public func _poner(en nodo: _Nodo) { caja._poner(en: nodo) }
}

/// Un hueco que se estira.
public struct Spacer: _VistaBasica {
  /// Deja un hueco.
  ///
  /// - Parameter minLength: lo que mide, como poco.
  public init(minLength: Double? = nil) {}

  /// Crea el nodo del hueco.
  public func _crear(en sitio: _Sitio) -> _Nodo { Hoja(.hueco)._crear(en: sitio) }

  /// No hay nada que poner al día.
  public func _poner(en nodo: _Nodo) {}
}

/// Una línea divisoria.
public struct Divider: _VistaBasica {
  /// Traza una línea.
  public init() {}

  /// Crea el nodo de la línea.
  public func _crear(en sitio: _Sitio) -> _Nodo { Hoja(.linea)._crear(en: sitio) }

  /// No hay nada que poner al día.
  public func _poner(en nodo: _Nodo) {}
}

/// Una dirección.
public enum Axis: Int8, CaseIterable, Sendable {
  /// De lado a lado.
  case horizontal
  /// De arriba abajo.
  case vertical

  /// Varias direcciones.
  public struct Set: OptionSet, Sendable {
    /// Las direcciones, un bit cada una.
    public let rawValue: Int8

    /// Crea un conjunto de direcciones.
    ///
    /// - Parameter rawValue: un bit por dirección.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// De lado a lado.
    public static let horizontal = Set(rawValue: 1)
    /// De arriba abajo.
    public static let vertical = Set(rawValue: 2)
  }
}
