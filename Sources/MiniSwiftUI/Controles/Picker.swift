/// Un selector entre varias opciones, cada una con su `.tag`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _VistaBasica {
  private let seleccion: Binding<SelectionValue>
  private let etiqueta: Label
  private let contenido: Content

  /// Un selector con la etiqueta que se quiera.
  ///
  /// - Parameters:
  ///   - selection: el valor elegido.
  ///   - content: las opciones; cada una se reconoce por su `.tag` o por su `id` en un `ForEach`.
  ///   - label: su etiqueta.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    seleccion = selection
    contenido = content()
    etiqueta = label()
  }

  /// Crea el nodo del selector.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    NodoDeControl(en: sitio, etiqueta: partes, resolver: resolver)
  }

  /// Cambia el enlace, la etiqueta y las opciones.
  public func _poner(en nodo: _Nodo) {
    unsafeDowncast(nodo, to: NodoDeControl<Partes>.self).poner(partes, resolver: resolver)
  }

  private typealias Partes = TupleView<Caja<Label>, Content>

  private var partes: Partes { TupleView((Caja(.etiqueta, contenido: etiqueta), contenido)) }

  private func resolver(_ nodo: NodoDeControl<Partes>) -> Elemento {
    var elementos = nodo.elementosDe(nodo.hijo)
    let titulo = elementos.removeFirst().todos.filter { $0.clase != .imagen }
      .map(\.texto).filter { !$0.isEmpty }
    let opciones = elementos.flatMap(\.todos).filter { $0.etiquetaDeOpcion != nil }
    let elegida = AnyHashable(seleccion.wrappedValue)
    let cual = opciones.firstIndex { $0.vale(elegida) }
    return Elemento(
      .selector,
      id: nodo.numero,
      texto: titulo.joined(separator: " "),
      valor: .elegida(cual, de: opciones.map(\.textoDeOpcion)),
      acciones: [
        .elegir { indice in
          guard opciones.indices.contains(indice),
            let valor: SelectionValue = opciones[indice].valorDeOpcion()
          else { return }
          seleccion.wrappedValue = valor
        }
      ],
      activo: nodo.estaActivo
    )
  }
}

extension Picker where Label == Text {
  /// Un selector con texto.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - selection: el valor elegido.
  ///   - content: las opciones.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Un selector con texto.
  ///
  /// - Parameters:
  ///   - title: el texto.
  ///   - selection: el valor elegido.
  ///   - content: las opciones.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == MiniSwiftUI.Label<Text, Image> {
  /// Un selector con texto e icono.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - systemImage: el símbolo.
  ///   - selection: el valor elegido.
  ///   - content: las opciones.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      MiniSwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Picker {
  /// Un selector con una vista como etiqueta; la manera antigua.
  ///
  /// - Parameters:
  ///   - selection: el valor elegido.
  ///   - label: su etiqueta.
  ///   - content: las opciones.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}
