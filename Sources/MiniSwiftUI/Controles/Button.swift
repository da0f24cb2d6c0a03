/// Un botón.
public struct Button<Label: View>: _VistaBasica {
  let papel: ButtonRole?
  let accion: () -> Void
  let etiqueta: Label

  /// Un botón con la etiqueta que se quiera.
  ///
  /// - Parameters:
  ///   - action: lo que hace.
  ///   - label: su etiqueta.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Un botón con papel y con la etiqueta que se quiera.
  ///
  /// - Parameters:
  ///   - role: para qué está: borrar, cancelar.
  ///   - action: lo que hace.
  ///   - label: su etiqueta.
  public init(
    role: ButtonRole?,
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    papel = role
    accion = action
    etiqueta = label()
  }

  /// Crea el nodo del botón.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    NodoDeControl(en: sitio, etiqueta: etiqueta, lee: false) { [self] in resolver($0) }
  }

  /// Cambia la acción y la etiqueta.
  public func _poner(en nodo: _Nodo) {
    unsafeDowncast(nodo, to: NodoDeControl<Label>.self).poner(etiqueta) { [self] in resolver($0) }
  }

  private func resolver(_ nodo: NodoDeControl<Label>) -> Elemento {
    Elemento(
      .boton,
      id: nodo.numero,
      texto: nodo.textoDeEtiqueta,
      papel: papel?.nombre ?? "",
      acciones: [.pulsar { accion() }],
      activo: nodo.estaActivo
    )
  }
}

extension Button where Label == Text {
  /// Un botón con texto.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - action: lo que hace.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Un botón con texto.
  ///
  /// - Parameters:
  ///   - title: el texto.
  ///   - action: lo que hace.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Un botón con texto y papel.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - role: para qué está.
  ///   - action: lo que hace.
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Un botón con texto y papel.
  ///
  /// - Parameters:
  ///   - title: el texto.
  ///   - role: para qué está.
  ///   - action: lo que hace.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == MiniSwiftUI.Label<Text, Image> {
  /// Un botón con texto e icono.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - systemImage: el símbolo.
  ///   - action: lo que hace.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping () -> Void
  ) {
    self.init(role: nil, action: action) {
      MiniSwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Un botón con texto, icono y papel.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - systemImage: el símbolo.
  ///   - role: para qué está.
  ///   - action: lo que hace.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      MiniSwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Un botón con texto e icono.
  ///
  /// - Parameters:
  ///   - title: el texto.
  ///   - systemImage: el símbolo.
  ///   - role: para qué está.
  ///   - action: lo que hace.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      MiniSwiftUI.Label(title, systemImage: systemImage)
    }
  }
}

/// Para qué está un botón.
public struct ButtonRole: Equatable, Sendable {
  let nombre: String

  /// Borra o deshace algo que no se recupera.
  public static let destructive = ButtonRole(nombre: "destructive")
  /// Cancela lo que se estaba haciendo.
  public static let cancel = ButtonRole(nombre: "cancel")
}
