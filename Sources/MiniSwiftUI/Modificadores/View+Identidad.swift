extension View {
  /// Da identidad a la vista: si el valor cambia, es otra vista y su estado empieza de nuevo.
  ///
  /// La nueva aparece antes de que la anterior desaparezca.
  ///
  /// - Parameter id: el valor.
  /// - Returns: la vista con el cambio.
  public func id<ID: Hashable>(_ id: ID) -> some View { ConIdentidad(id: id, contenido: self) }

  /// Envuelve la vista en otra de tipo desconocido.
  func sinTipo() -> AnyView { AnyView(self) }
}

/// Una vista con identidad explícita.
private struct ConIdentidad<ID: Hashable, Contenido: View>: _VistaBasica {
  let id: ID
  let contenido: Contenido

  func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoCambiante(en: sitio, clave: id)
    nodo.hijo = contenido._crear(en: nodo.sitioDeHijo)
    return nodo
  }

  func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoCambiante<ID>.self)
    if let hijo = nodo.hijo, nodo.clave == id {
      contenido._poner(en: hijo)
    } else {
      nodo.cambiar(id, por: contenido._crear)
    }
  }
}
