/// Una de dos vistas: lo que da un `if` con `else` o un `switch`.
///
/// Cambiar de rama cambia de vista: la de antes se va con su estado y la nueva nace sin él.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  enum Rama {
    case primera(TrueContent)
    case segunda(FalseContent)
  }

  let rama: Rama

  init(_ rama: Rama) { self.rama = rama }
}

extension _ConditionalContent: _VistaBasica {
  private var esPrimera: Bool {
    switch rama {
    case .primera: true
    case .segunda: false
    }
  }

  /// Crea el nodo de la rama que toca.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoCambiante(en: sitio, clave: esPrimera)
    nodo.hijo = crearRama(en: nodo.sitioDeHijo)
    return nodo
  }

  /// Pone al día la rama, o la cambia por la otra.
  public func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoCambiante<Bool>.self)
    guard let hijo = nodo.hijo, nodo.clave == esPrimera else {
      return nodo.cambiar(esPrimera, por: crearRama)
    }
    switch rama {
    case .primera(let vista): vista._poner(en: hijo)
    case .segunda(let vista): vista._poner(en: hijo)
    }
  }

  @MainActor
  private func crearRama(en sitio: _Sitio) -> _Nodo {
    switch rama {
    case .primera(let vista): vista._crear(en: sitio)
    case .segunda(let vista): vista._crear(en: sitio)
    }
  }
}

/// Un nodo cuyo hijo cambia de identidad cuando cambia la clave.
final class NodoCambiante<Clave: Equatable>: NodoConHijo {
  private(set) var clave: Clave

  init(en sitio: _Sitio, clave: Clave) {
    self.clave = clave
    super.init(en: sitio)
  }

  /// Cambia el hijo por otro: el nuevo entra antes de que el viejo salga.
  func cambiar(_ nueva: Clave, por crear: ((_Sitio) -> _Nodo)?) {
    let viejo = hijo
    clave = nueva
    hijo = crear?(sitioDeHijo)
    viejo?.desmontar()
  }
}

extension Optional: View, _VistaBasica where Wrapped: View {
  /// Crea el nodo de la vista, si la hay.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoCambiante(en: sitio, clave: self != nil)
    nodo.hijo = self?._crear(en: nodo.sitioDeHijo)
    return nodo
  }

  /// Pone al día la vista, la mete o la saca.
  public func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoCambiante<Bool>.self)
    switch self {
    case .some(let vista):
      if let hijo = nodo.hijo {
        vista._poner(en: hijo)
      } else {
        nodo.cambiar(true, por: vista._crear)
      }
    case .none:
      if nodo.hijo != nil { nodo.cambiar(false, por: nil) }
    }
  }
}
