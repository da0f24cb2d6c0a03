/// Un interruptor.
public struct Toggle<Label: View>: _VistaBasica {
  private let encendido: Binding<Bool>
  private let etiqueta: Label

  /// Un interruptor con la etiqueta que se quiera.
  ///
  /// - Parameters:
  ///   - isOn: el valor que enseña y cambia.
  ///   - label: su etiqueta.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    encendido = isOn
    etiqueta = label()
  }

  /// Crea el nodo del interruptor.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    NodoDeControl(en: sitio, etiqueta: etiqueta, resolver: resolver)
  }

  /// Cambia el enlace y la etiqueta.
  public func _poner(en nodo: _Nodo) {
    unsafeDowncast(nodo, to: NodoDeControl<Label>.self).poner(etiqueta, resolver: resolver)
  }

  private func resolver(_ nodo: NodoDeControl<Label>) -> Elemento {
    Elemento(
      .interruptor,
      id: nodo.numero,
      texto: nodo.textoDeEtiqueta,
      valor: .encendido(encendido.wrappedValue),
      acciones: [.alternar { encendido.wrappedValue.toggle() }],
      activo: nodo.estaActivo
    )
  }
}

extension Toggle where Label == Text {
  /// Un interruptor con texto.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - isOn: el valor que enseña y cambia.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Un interruptor con texto.
  ///
  /// - Parameters:
  ///   - title: el texto.
  ///   - isOn: el valor que enseña y cambia.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == MiniSwiftUI.Label<Text, Image> {
  /// Un interruptor con texto e icono.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - systemImage: el símbolo.
  ///   - isOn: si está encendido.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { MiniSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}
