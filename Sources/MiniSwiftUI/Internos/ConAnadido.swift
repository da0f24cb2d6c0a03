/// Una vista con algo más detrás, que no está dentro de ella.
struct ConAnadido<Contenido: View, Anadido: View>: _VistaBasica {
  let contenido: Contenido
  let anadido: Anadido

  private var partes: TupleView<Contenido, Anadido> { TupleView((contenido, anadido)) }

  func _crear(en sitio: _Sitio) -> _Nodo { partes._crear(en: sitio) }

  func _poner(en nodo: _Nodo) { partes._poner(en: nodo) }
}
