/// Lo que se enseña cuando no hay nada que enseñar.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: _VistaBasica {
  private let caja: Caja<TupleView<Label, Description, Actions>>

  /// Con la etiqueta, la explicación y las acciones que se quiera.
  ///
  /// - Parameters:
  ///   - label: la etiqueta.
  ///   - description: la explicación.
  ///   - actions: las acciones.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    caja = Caja(
      .columna,
      papel: "unavailable",
      contenido: TupleView((label(), description(), actions()))
    )
  }

  /// Su nodo es el de la caja.
  public func _crear(en sitio: _Sitio) -> _Nodo { caja._crear(en: sitio) }

  /// Pone al día lo de dentro.
  public func _poner(en nodo: _Nodo) { caja._poner(en: nodo) }
}

extension ContentUnavailableView
where Label == MiniSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Con texto y símbolo.
  ///
  /// - Parameters:
  ///   - title: el texto.
  ///   - name: el símbolo.
  ///   - description: la explicación.
  public init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init {
      MiniSwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}
