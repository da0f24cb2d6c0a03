/// Un enlace a otra pantalla de la ``NavigationStack`` en la que está; fuera de una no responde.
public struct NavigationLink<Label: View, Destination: View>: _VistaBasica {
  private enum Meta {
    case valor(AnyHashable?)
    case vista(() -> Destination)
  }

  private let meta: Meta
  private let etiqueta: Label

  /// Un enlace a una vista.
  ///
  /// - Parameters:
  ///   - destination: la vista.
  ///   - label: su etiqueta.
  public init(
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    meta = .vista(destination)
    etiqueta = label()
  }

  /// Un enlace a una vista.
  ///
  /// - Parameters:
  ///   - destination: la vista.
  ///   - label: su etiqueta.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    meta = .vista { destination }
    etiqueta = label()
  }

  /// Crea el nodo del enlace.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    NodoDeControl(en: sitio, etiqueta: etiqueta, lee: false, resolver: resolver)
  }

  /// Cambia adónde va y la etiqueta.
  public func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoDeControl<Label>.self)
    nodo.poner(etiqueta, resolver: resolver)
    let navegacion = EnvironmentValues(nodo.ambito).navegacion
    if let navegacion, navegacion.tiene(.init(numero: nodo.numero)) { ir(navegacion, nodo.numero) }
  }

  private func resolver(_ nodo: NodoDeControl<Label>) -> Elemento {
    let navegacion = EnvironmentValues(nodo.ambito).navegacion
    return Elemento(
      .enlace,
      id: nodo.numero,
      texto: nodo.textoDeEtiqueta,
      acciones: [.pulsar { [numero = nodo.numero] in ir(navegacion, numero) }],
      activo: nodo.estaActivo && navegacion != nil
    )
  }

  @MainActor
  private func ir(_ navegacion: Navegacion?, _ numero: Int) {
    switch meta {
    case .valor(let valor?): navegacion?.empujar(valor)
    case .valor(nil): break
    case .vista(let vista):
      navegacion?.empujar(
        Navegacion.Paso(clave: AnyHashable(Navegacion.DeNodo(numero: numero))) {
          AnyView(vista())
        }
      )
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Un enlace a la pantalla de un valor; la pone el `navigationDestination(for:)` de su tipo.
  ///
  /// - Parameters:
  ///   - value: el valor; con `nil` no va a ninguna parte.
  ///   - label: su etiqueta.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    meta = .valor(value.map { AnyHashable($0) })
    etiqueta = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Un enlace con texto a la pantalla de un valor.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - value: el valor.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Un enlace con texto a la pantalla de un valor.
  ///
  /// - Parameters:
  ///   - title: el texto.
  ///   - value: el valor.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Un enlace con texto a una vista.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - destination: la vista.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Un enlace con texto a una vista.
  ///
  /// - Parameters:
  ///   - title: el texto.
  ///   - destination: la vista.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Un enlace con texto a una vista.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - destination: la vista.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Un enlace con texto a una vista.
  ///
  /// - Parameters:
  ///   - title: el texto.
  ///   - destination: la vista.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}
