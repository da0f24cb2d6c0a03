/// Una vista con un papel: cabecera, pie, sitio de la barra.
struct ConPapel<Contenido: View>: _VistaBasica {
  let contenido: Contenido
  let papel: String

  func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoConPapel(papel, en: sitio)
    nodo.hijo = contenido._crear(en: nodo.sitioDeHijo)
    return nodo
  }

  func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoConPapel.self)
    nodo.papel = papel
    if let hijo = nodo.hijo { contenido._poner(en: hijo) }
  }
}

/// El nodo que da un papel a lo que enseña su hijo.
final class NodoConPapel: NodoConHijo {
  var papel: String

  init(_ papel: String, en sitio: _Sitio) {
    self.papel = papel
    super.init(en: sitio)
  }

  override func volcar(en salida: inout [Elemento]) {
    let primero = salida.count
    hijo?.volcar(en: &salida)
    for indice in primero..<salida.count where salida[indice].papel.isEmpty {
      salida[indice].papel = papel
    }
  }
}
