/// Una pila vertical que crea sus vistas según se ven; aquí, todas a la vez.
public struct LazyVStack<Content: View>: _VistaBasica {
  private let pila: VStack<Content>

  /// Una pila vertical.
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
    pila = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// Su nodo es el de la pila.
  public func _crear(en sitio: _Sitio) -> _Nodo { pila._crear(en: sitio) }

  /// Pone al día el contenido.
  public func _poner(en nodo: _Nodo) { pila._poner(en: nodo) }
}

/// Una pila horizontal que crea sus vistas según se ven; aquí, todas a la vez.
public struct LazyHStack<Content: View>: _VistaBasica {
  private let pila: HStack<Content>

  /// Una pila horizontal.
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
    pila = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// Su nodo es el de la pila.
  public func _crear(en sitio: _Sitio) -> _Nodo { pila._crear(en: sitio) }

  /// Pone al día el contenido.
  public func _poner(en nodo: _Nodo) { pila._poner(en: nodo) }
}

/// Unas vistas en un recuadro; aquí se ve como una sección.
public struct GroupBox<Label: View, Content: View>: _VistaBasica {
  private let seccion: Section<Label, Content, EmptyView>

  /// Un recuadro con la etiqueta que se quiera.
  ///
  /// - Parameters:
  ///   - content: las vistas.
  ///   - label: su etiqueta.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    seccion = Section(content: content, header: label)
  }

  /// Su nodo es el de la sección.
  public func _crear(en sitio: _Sitio) -> _Nodo { seccion._crear(en: sitio) }

  /// Pone al día el contenido.
  public func _poner(en nodo: _Nodo) { seccion._poner(en: nodo) }
}

extension GroupBox where Label == EmptyView {
  /// Un recuadro.
  ///
  /// - Parameter content: las vistas.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Un recuadro con texto.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - content: las vistas.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}
