/// Un campo de texto.
public struct TextField<Label: View>: _VistaBasica {
  private let texto: Binding<String>
  private let ayuda: Text?
  private let etiqueta: Label

  init(texto: Binding<String>, ayuda: Text? = nil, etiqueta: Label) {
    self.texto = texto
    self.ayuda = ayuda
    self.etiqueta = etiqueta
  }

  /// Un campo con la etiqueta que se quiera.
  ///
  /// - Parameters:
  ///   - text: lo escrito.
  ///   - prompt: lo que se enseña cuando está vacío.
  ///   - label: su etiqueta.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(texto: text, ayuda: prompt, etiqueta: label())
  }

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
    var elemento = Elemento(
      .campo,
      id: nodo.numero,
      texto: nodo.textoDeEtiqueta,
      valor: .escrito(texto.wrappedValue),
      acciones: [
        .escribir { [motor = nodo.motor] nuevo in
          motor.darFoco(a: nil)
          texto.wrappedValue = nuevo
        },
        .enviar { enviar?.accion() },
      ],
      activo: nodo.estaActivo
    )
    if let ayuda { elemento.pistas = [Elemento.Pista("prompt", ayuda.texto)] }
    return elemento
  }
}
