/// Varias vistas seguidas, cada una con su identidad por su sitio.
public struct TupleView<each Content: View> {
  /// Las vistas.
  public var value: (repeat each Content)

  /// Junta varias vistas.
  ///
  /// - Parameter value: las vistas.
  public init(_ value: (repeat each Content)) { self.value = value }
}

extension TupleView: _VistaBasica {
  /// Crea un nodo por vista.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoConHijos(en: sitio)
    let dentro = nodo.sitioDeHijo
    for vista in repeat each value { nodo.hijos.append(vista._crear(en: dentro)) }
    return nodo
  }

  /// Da a cada nodo su vista nueva.
  public func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoConHijos.self)
    var indice = 0
    for vista in repeat each value {
      vista._poner(en: nodo.hijos[indice])
      indice += 1
    }
  }
}

/// Un nodo con varios hijos fijos.
class NodoConHijos: _Nodo {
  final var hijos: [_Nodo] = []

  override func volcar(en salida: inout [Elemento]) {
    for hijo in hijos { hijo.volcar(en: &salida) }
  }

  override func desmontar() {
    for hijo in hijos { hijo.desmontar() }
  }
}
