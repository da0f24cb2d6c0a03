/// Una sección de una lista o de un formulario, con cabecera y pie.
public struct Section<Parent: View, Content: View, Footer: View>: View {
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

  /// Una vista básica no tiene `body`.
  public typealias Body = Never

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

/// Una vista con un papel: cabecera, pie, sitio de la barra.
struct ConPapel<Contenido: View>: View {
  let contenido: Contenido
  let papel: String

  typealias Body = Never

  func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoConPapel(papel, en: sitio)
    nodo.hijo = contenido._crear(en: nodo.sitioDeHijo)
    return nodo
  }

  func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoConPapel.self)
    nodo.papel = papel
    if let hijo = nodo.hijo { contenido._poner(en: hijo) }
  }
}

/// El nodo que da un papel a lo que enseña su hijo.
final class NodoConPapel: NodoConHijo {
  var papel: String

  init(_ papel: String, en sitio: _Sitio) {
    self.papel = papel
    super.init(en: sitio)
  }

  override func volcar(en salida: inout [Elemento]) {
    let primero = salida.count
    hijo?.volcar(en: &salida)
    for indice in primero..<salida.count where salida[indice].papel.isEmpty {
      salida[indice].papel = papel
    }
  }
}
