/// Un campo de texto que esconde lo escrito.
public struct SecureField<Label: View>: _VistaBasica {
  private let texto: Binding<String>
  private let etiqueta: Label

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
    let puntos = String(repeating: "•", count: texto.wrappedValue.count)
    return Elemento(
      .campoSecreto,
      id: nodo.numero,
      texto: nodo.textoDeEtiqueta,
      valor: .escrito(puntos),
      acciones: [
        .escribir { [motor = nodo.motor] nuevo in
          motor.darFoco(a: nil)
          texto.wrappedValue = nuevo
        },
        .enviar { enviar?.accion() },
      ],
      activo: nodo.estaActivo
    )
  }
}

extension SecureField where Label == Text {
  /// Un campo con texto.
  ///
  /// - Parameters:
  ///   - titleKey: el texto, que se ve cuando está vacío.
  ///   - text: lo escrito.
  ///   - prompt: lo que se ve cuando está vacío, si no es el texto; aquí no se enseña.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    texto = text
    etiqueta = Text(titleKey)
  }
}
