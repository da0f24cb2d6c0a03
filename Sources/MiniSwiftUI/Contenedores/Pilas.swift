/// Vistas una debajo de otra.
public struct VStack<Content: View>: _VistaBasica {
  private let caja: Caja<Content>

  /// Apila vistas en vertical.
  ///
  /// - Parameters:
  ///   - alignment: cómo se alinean.
  ///   - spacing: cuánto se separan.
  ///   - content: las vistas.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    caja = Caja(.columna, pistas: pistasDePila(alignment.nombre, spacing), contenido: content())
  }

  /// Su nodo es el de la caja: una pila no cuenta como vista con `body`.
  public func _crear(en sitio: _Sitio) -> _Nodo { caja._crear(en: sitio) }

  /// Pone al día el contenido.
  public func _poner(en nodo: _Nodo) { caja._poner(en: nodo) }
}

/// Vistas una al lado de otra.
public struct HStack<Content: View>: _VistaBasica {
  private let caja: Caja<Content>

  /// Apila vistas en horizontal.
  ///
  /// - Parameters:
  ///   - alignment: cómo se alinean.
  ///   - spacing: cuánto se separan.
  ///   - content: las vistas.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    caja = Caja(.fila, pistas: pistasDePila(alignment.nombre, spacing), contenido: content())
  }

  /// Su nodo es el de la caja.
  public func _crear(en sitio: _Sitio) -> _Nodo { caja._crear(en: sitio) }

  /// Pone al día el contenido.
  public func _poner(en nodo: _Nodo) { caja._poner(en: nodo) }
}

/// Vistas una encima de otra.
public struct ZStack<Content: View>: _VistaBasica {
  private let caja: Caja<Content>

  /// Superpone vistas.
  ///
  /// - Parameters:
  ///   - alignment: cómo se alinean.
  ///   - content: las vistas.
  public init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    caja = Caja(.capas, pistas: pistasDePila(alignment.nombre, nil), contenido: content())
  }

  /// Su nodo es el de la caja.
  public func _crear(en sitio: _Sitio) -> _Nodo { caja._crear(en: sitio) }

  /// Pone al día el contenido.
  public func _poner(en nodo: _Nodo) { caja._poner(en: nodo) }
}

private func pistasDePila(_ alineacion: String, _ separacion: Double?) -> [Elemento.Pista] {
  (alineacion == "center" ? [] : [Elemento.Pista("alignment", alineacion)])
    + (separacion.map { [Elemento.Pista("spacing", "\($0)")] } ?? [])
}
