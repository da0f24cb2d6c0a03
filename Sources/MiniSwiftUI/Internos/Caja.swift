/// Un contenedor sin más lógica que enseñar lo que tiene dentro.
struct Caja<Contenido: View>: _VistaBasica {
  let clase: Elemento.Clase
  let texto: String
  let papel: String
  let pistas: [Elemento.Pista]
  let contenido: Contenido

  init(
    _ clase: Elemento.Clase,
    texto: String = "",
    papel: String = "",
    pistas: [Elemento.Pista] = [],
    contenido: Contenido
  ) {
    self.clase = clase
    self.texto = texto
    self.papel = papel
    self.pistas = pistas
    self.contenido = contenido
  }

  func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoDeCaja(self, en: sitio)
    nodo.hijo = contenido._crear(en: nodo.sitioDeHijo)
    return nodo
  }

  func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoDeCaja<Contenido>.self)
    nodo.caja = self
    if let hijo = nodo.hijo { contenido._poner(en: hijo) }
  }
}

/// El nodo de una caja.
final class NodoDeCaja<Contenido: View>: NodoConHijo {
  var caja: Caja<Contenido>

  init(_ caja: Caja<Contenido>, en sitio: _Sitio) {
    self.caja = caja
    super.init(en: sitio)
  }

  override func volcar(en salida: inout [Elemento]) {
    var elemento = Elemento(
      caja.clase,
      id: numero,
      texto: caja.texto,
      papel: caja.papel,
      hijos: elementosDe(hijo)
    )
    elemento.pistas = caja.pistas
    salida.append(elemento)
  }
}
