/// Una vista con pistas de estilo: se enseña igual, y lleva apuntado cómo se querría ver.
struct ConPistas<Contenido: View>: _VistaBasica {
  let contenido: Contenido
  let pista: Elemento.Pista

  func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoConPista(pista, en: sitio)
    nodo.hijo = contenido._crear(en: nodo.sitioDeHijo)
    return nodo
  }

  func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoConPista.self)
    nodo.pista = pista
    if let hijo = nodo.hijo { contenido._poner(en: hijo) }
  }
}

/// El nodo que añade una pista a lo que enseña su hijo.
final class NodoConPista: NodoConHijo {
  var pista: Elemento.Pista

  init(_ pista: Elemento.Pista, en sitio: _Sitio) {
    self.pista = pista
    super.init(en: sitio)
  }

  override func volcar(en salida: inout [Elemento]) {
    let primero = salida.count
    hijo?.volcar(en: &salida)
    for indice in primero..<salida.count { salida[indice].pistas.append(pista) }
  }
}

extension View {
  /// La vista con una pista de estilo más.
  func pista(_ nombre: String, _ valor: String = "") -> ConPistas<Self> {
    ConPistas(contenido: self, pista: Elemento.Pista(nombre, valor))
  }
}
