/// Una sección de una lista o de un formulario, con cabecera y pie.
public struct Section<Parent: View, Content: View, Footer: View>: _VistaBasica {
  private let caja: Caja<Partes>
  private typealias Partes = TupleView<ConPapel<Parent>, Content, ConPapel<Footer>>

  fileprivate init(_ cabecera: Parent, _ contenido: Content, _ pie: Footer) {
    caja = Caja(
      .seccion,
      contenido: TupleView(
        (
          ConPapel(contenido: cabecera, papel: "header"), contenido,
          ConPapel(contenido: pie, papel: "footer")
        )
      )
    )
  }

  /// Su nodo es el de la caja.
  public func _crear(en sitio: _Sitio) -> _Nodo { caja._crear(en: sitio) }

  /// Pone al día el contenido.
  public func _poner(en nodo: _Nodo) { caja._poner(en: nodo) }
}

extension Section {
  /// Una sección con cabecera y pie.
  ///
  /// - Parameters:
  ///   - content: las filas.
  ///   - header: la cabecera.
  ///   - footer: el pie.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer())
  }
}

extension Section where Footer == EmptyView {
  /// Una sección con cabecera.
  ///
  /// - Parameters:
  ///   - content: las filas.
  ///   - header: la cabecera.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView())
  }
}

extension Section where Parent == EmptyView {
  /// Una sección con pie.
  ///
  /// - Parameters:
  ///   - content: las filas.
  ///   - footer: el pie.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer())
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Una sección sin cabecera ni pie.
  ///
  /// - Parameter content: las filas.
  public init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Una sección con un texto de cabecera.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - content: las filas.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), EmptyView())
  }

  /// Una sección con un texto de cabecera.
  ///
  /// - Parameters:
  ///   - title: el texto.
  ///   - content: las filas.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView())
  }
}

// La manera antigua, con las vistas como argumentos.
extension Section {
  /// Una sección con cabecera y pie.
  ///
  /// - Parameters:
  ///   - header: la cabecera.
  ///   - footer: el pie.
  ///   - content: lo de dentro.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }
}

extension Section where Footer == EmptyView {
  /// Una sección con cabecera.
  ///
  /// - Parameters:
  ///   - header: la cabecera.
  ///   - content: lo de dentro.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView())
  }
}

extension Section where Parent == EmptyView {
  /// Una sección con pie.
  ///
  /// - Parameters:
  ///   - footer: el pie.
  ///   - content: lo de dentro.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer)
  }
}
