/// Un campo de texto.
public struct TextField<Label: View>: View {
  private let texto: Binding<String>
  private let etiqueta: Label

  fileprivate init(texto: Binding<String>, etiqueta: Label) {
    self.texto = texto
    self.etiqueta = etiqueta
  }

  /// Un campo con la etiqueta que se quiera.
  ///
  /// - Parameters:
  ///   - text: lo escrito.
  ///   - prompt: lo que se enseña cuando está vacío.
  ///   - label: su etiqueta.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(texto: text, etiqueta: label())
  }

  /// Una vista básica no tiene `body`.
  public typealias Body = Never

  /// Crea el nodo del campo.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    NodoDeControl(en: sitio, etiqueta: etiqueta, resolver: resolver)
  }

  /// Cambia el enlace y la etiqueta.
  public func _poner(en nodo: _Nodo) {
    unsafeDowncast(nodo, to: NodoDeControl<Label>.self).poner(etiqueta, resolver: resolver)
  }

  private func resolver(_ nodo: NodoDeControl<Label>) -> Elemento {
    let enviar = EnvironmentValues(nodo.ambito).alEnviar
    return Elemento(
      .campo,
      id: nodo.numero,
      texto: nodo.textoDeEtiqueta,
      valor: .escrito(texto.wrappedValue),
      acciones: [.escribir { texto.wrappedValue = $0 }, .enviar { enviar?.accion() }],
      activo: nodo.estaActivo
    )
  }
}

extension TextField where Label == Text {
  /// Un campo con texto de ayuda.
  ///
  /// - Parameters:
  ///   - titleKey: el texto de ayuda.
  ///   - text: lo escrito.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(texto: text, etiqueta: Text(titleKey))
  }

  /// Un campo con texto de ayuda.
  ///
  /// - Parameters:
  ///   - title: el texto de ayuda.
  ///   - text: lo escrito.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(texto: text, etiqueta: Text(title))
  }

  /// Un campo con texto de ayuda que puede crecer.
  ///
  /// - Parameters:
  ///   - titleKey: el texto de ayuda.
  ///   - text: lo escrito.
  ///   - axis: hacia dónde crece.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(texto: text, etiqueta: Text(titleKey))
  }
}

/// Un campo de texto que esconde lo escrito.
public struct SecureField<Label: View>: View {
  private let texto: Binding<String>
  private let etiqueta: Label

  /// Una vista básica no tiene `body`.
  public typealias Body = Never

  /// Crea el nodo del campo.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    NodoDeControl(en: sitio, etiqueta: etiqueta, resolver: resolver)
  }

  /// Cambia el enlace y la etiqueta.
  public func _poner(en nodo: _Nodo) {
    unsafeDowncast(nodo, to: NodoDeControl<Label>.self).poner(etiqueta, resolver: resolver)
  }

  private func resolver(_ nodo: NodoDeControl<Label>) -> Elemento {
    let puntos = String(repeating: "•", count: texto.wrappedValue.count)
    return Elemento(
      .campoSecreto,
      id: nodo.numero,
      texto: nodo.textoDeEtiqueta,
      valor: .escrito(puntos),
      acciones: [.escribir { texto.wrappedValue = $0 }],
      activo: nodo.estaActivo
    )
  }
}

extension SecureField where Label == Text {
  /// Un campo con texto de ayuda.
  ///
  /// - Parameters:
  ///   - titleKey: el texto de ayuda.
  ///   - text: lo escrito.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    texto = text
    etiqueta = Text(titleKey)
  }
}

/// Lo que se hace al pulsar Intro en un campo.
struct Envio {
  let accion: () -> Void
}

extension EnvironmentValues {
  private struct ClaveDeEnvio: EnvironmentKey {
    static var defaultValue: Envio? { nil }
  }

  /// Lo que se hace al pulsar Intro en un campo.
  var alEnviar: Envio? {
    get { self[ClaveDeEnvio.self] }
    set { self[ClaveDeEnvio.self] = newValue }
  }
}

extension View {
  /// Ejecuta algo al pulsar Intro en un campo de dentro.
  ///
  /// - Parameter action: lo que se ejecuta.
  /// - Returns: la vista con el cambio.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    environment(\.alEnviar, Envio(accion: action))
  }
}
