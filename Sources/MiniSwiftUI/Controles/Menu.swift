/// Un menú: aquí sus acciones se ven siempre.
public struct Menu<Label: View, Content: View>: _VistaBasica {
  private let etiqueta: Label
  private let contenido: Content

  /// Un menú con la etiqueta que se quiera.
  ///
  /// - Parameters:
  ///   - content: sus acciones.
  ///   - label: su etiqueta.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    contenido = content()
    etiqueta = label()
  }

  /// Crea el nodo del menú.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    NodoDeControl(en: sitio, etiqueta: partes, lee: false, resolver: resolver)
  }

  /// Cambia la etiqueta y las acciones.
  public func _poner(en nodo: _Nodo) {
    unsafeDowncast(nodo, to: NodoDeControl<Partes>.self).poner(partes, resolver: resolver)
  }

  private typealias Partes = TupleView<Caja<Label>, Content>

  private var partes: Partes { TupleView((Caja(.etiqueta, contenido: etiqueta), contenido)) }

  private func resolver(_ nodo: NodoDeControl<Partes>) -> Elemento {
    var elementos = nodo.elementosDe(nodo.hijo)
    let titulo = elementos.removeFirst().todos.filter { $0.clase != .imagen }
      .map(\.texto).filter { !$0.isEmpty }
    return Elemento(
      .menu,
      id: nodo.numero,
      texto: titulo.joined(separator: " "),
      hijos: elementos
    )
  }
}

extension Menu where Label == Text {
  /// Un menú con texto.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - content: sus acciones.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension Menu where Label == MiniSwiftUI.Label<Text, Image> {
  /// Un menú con texto e icono.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - systemImage: el símbolo.
  ///   - content: sus acciones.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { MiniSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension View {
  /// Pone un menú que sale al pulsar con fuerza; aquí sus acciones se ven siempre.
  ///
  /// - Parameter menuItems: sus acciones.
  /// - Returns: la vista con el cambio.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
    ConAnadido(contenido: self, anadido: Caja(.menu, papel: "context", contenido: menuItems()))
  }
}
