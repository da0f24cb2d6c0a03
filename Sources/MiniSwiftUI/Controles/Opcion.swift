extension View {
  /// El valor de esta vista cuando es una opción de un ``Picker``.
  ///
  /// - Parameter tag: el valor; tiene que ser del mismo tipo que la selección.
  /// - Returns: la vista con el cambio.
  public func tag<V: Hashable>(_ tag: V) -> some View { ConOpcion(contenido: self, valor: tag) }
}

extension Elemento {
  /// Si este elemento es esa opción; el tipo del `.tag` tiene que ser el de la selección.
  func vale(_ elegida: AnyHashable) -> Bool { etiquetaDeOpcion == elegida }

  func valorDeOpcion<Valor>() -> Valor? { etiquetaDeOpcion?.base as? Valor }

  var textoDeOpcion: String {
    todos.map(\.texto).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// Una vista que es una opción de un selector.
struct ConOpcion<Contenido: View>: _VistaBasica {
  let contenido: Contenido
  let valor: AnyHashable

  func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoDeOpcion(valor, en: sitio)
    nodo.hijo = contenido._crear(en: nodo.sitioDeHijo)
    return nodo
  }

  func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoDeOpcion.self)
    nodo.valor = valor
    if let hijo = nodo.hijo { contenido._poner(en: hijo) }
  }
}

/// El nodo de una opción.
final class NodoDeOpcion: NodoConHijo {
  var valor: AnyHashable

  init(_ valor: AnyHashable, en sitio: _Sitio) {
    self.valor = valor
    super.init(en: sitio)
  }

  override func volcar(en salida: inout [Elemento]) {
    let primero = salida.count
    hijo?.volcar(en: &salida)
    for indice in primero..<salida.count where salida[indice].etiquetaDeOpcion == nil {
      salida[indice].etiquetaDeOpcion = valor
    }
  }
}
