/// Una vista de cualquier tipo. Si el tipo cambia, cambia la identidad y se pierde el estado.
public struct AnyView {
  private let vista: any View

  /// Envuelve una vista.
  ///
  /// - Parameter view: la vista.
  public init<V: View>(_ view: V) {
    vista = (view as? AnyView)?.vista ?? view
  }

  /// Envuelve una vista.
  ///
  /// - Parameter view: la vista.
  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: _VistaBasica {
  /// Crea el nodo de la vista de dentro.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoCambiante(en: sitio, clave: ObjectIdentifier(type(of: vista)))
    nodo.hijo = vista._crear(en: nodo.sitioDeHijo)
    return nodo
  }

  /// Pone al día la vista de dentro, o la cambia si es de otro tipo.
  public func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoCambiante<ObjectIdentifier>.self)
    let clave = ObjectIdentifier(type(of: vista))
    if let hijo = nodo.hijo, nodo.clave == clave {
      vista._poner(en: hijo)
    } else {
      nodo.cambiar(clave, por: vista._crear)
    }
  }
}
