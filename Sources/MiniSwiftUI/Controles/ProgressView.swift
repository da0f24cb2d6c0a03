/// Un indicador de progreso: dando vueltas, o con cuánto lleva.
public struct ProgressView<Label: View>: _VistaBasica {
  private let avance: Double?
  private let etiqueta: Label

  init(avance: Double?, etiqueta: Label) {
    self.avance = avance
    self.etiqueta = etiqueta
  }

  /// Un indicador que da vueltas, con la etiqueta que se quiera.
  ///
  /// - Parameter label: su etiqueta.
  public init(@ViewBuilder label: () -> Label) { self.init(avance: nil, etiqueta: label()) }

  /// Crea el nodo del indicador.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    NodoDeControl(en: sitio, etiqueta: etiqueta, resolver: resolver)
  }

  /// Cambia el avance y la etiqueta.
  public func _poner(en nodo: _Nodo) {
    unsafeDowncast(nodo, to: NodoDeControl<Label>.self).poner(etiqueta, resolver: resolver)
  }

  private func resolver(_ nodo: NodoDeControl<Label>) -> Elemento {
    Elemento(
      .progreso,
      id: nodo.numero,
      texto: nodo.textoDeEtiqueta,
      valor: avance.map { .numero($0, de: 0...1) } ?? .ninguno
    )
  }
}

extension ProgressView where Label == EmptyView {
  /// Un indicador que da vueltas.
  public init() { self.init(avance: nil, etiqueta: EmptyView()) }

  /// Un indicador con cuánto lleva.
  ///
  /// - Parameters:
  ///   - value: lo que lleva; `nil`, no se sabe.
  ///   - total: cuánto es todo.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(avance: value.map { Double($0 / total) }, etiqueta: EmptyView())
  }
}

extension ProgressView where Label == Text {
  /// Un indicador que da vueltas, con texto.
  ///
  /// - Parameter titleKey: el texto.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(avance: nil, etiqueta: Text(titleKey))
  }

  /// Un indicador que da vueltas, con texto.
  ///
  /// - Parameter title: el texto.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(avance: nil, etiqueta: Text(title))
  }

  /// Un indicador con cuánto lleva, con texto.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - value: lo que lleva; `nil`, no se sabe.
  ///   - total: cuánto es todo.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(avance: value.map { Double($0 / total) }, etiqueta: Text(titleKey))
  }
}

extension ProgressView {
  /// Un avance con la etiqueta que se quiera.
  ///
  /// - Parameters:
  ///   - value: cuánto va; con `nil` no se sabe.
  ///   - total: cuánto es todo.
  ///   - label: su etiqueta.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(avance: value.map { Double($0 / total) }, etiqueta: label())
  }

  /// Un avance con la etiqueta que se quiera y otra con lo que va.
  ///
  /// - Parameters:
  ///   - value: cuánto va; con `nil` no se sabe.
  ///   - total: cuánto es todo.
  ///   - label: su etiqueta.
  ///   - currentValueLabel: la de lo que va.
  public init<V: BinaryFloatingPoint, Title: View, Current: View>(
    value: V?,
    total: V = 1,
    @ViewBuilder label: () -> Title,
    @ViewBuilder currentValueLabel: () -> Current
  ) where Label == TupleView<Title, Current> {
    self.init(
      avance: value.map { Double($0 / total) },
      etiqueta: TupleView((label(), currentValueLabel()))
    )
  }
}
