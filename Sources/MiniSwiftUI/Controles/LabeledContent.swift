/// Un valor con su etiqueta.
public struct LabeledContent<Label: View, Content: View>: _VistaBasica {
  private let caja: Caja<TupleView<Label, Content>>

  /// Un contenido con la etiqueta que se quiera.
  ///
  /// - Parameters:
  ///   - content: el contenido.
  ///   - label: su etiqueta.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    caja = Caja(.fila, papel: "labeled", contenido: TupleView((label(), content())))
  }

  /// Su nodo es el de la caja.
  public func _crear(en sitio: _Sitio) -> _Nodo { caja._crear(en: sitio) }

  /// Pone al día la etiqueta y el contenido.
  public func _poner(en nodo: _Nodo) { caja._poner(en: nodo) }
}

extension LabeledContent where Label == Text {
  /// Un contenido con texto.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - content: el contenido.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Un valor con texto.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - value: el valor.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// Un valor con texto, escrito con un formato.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - value: el valor.
  ///   - format: el formato.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: F.FormatInput,
    format: F
  ) where F.FormatOutput == String {
    self.init(titleKey) { Text(format.format(value)) }
  }
}
