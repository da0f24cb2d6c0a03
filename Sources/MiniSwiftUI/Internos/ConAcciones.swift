/// Una vista a la que se le suman elementos, o acciones a los suyos.
struct ConAcciones<Contenido: View>: _VistaBasica {
  let contenido: Contenido
  var delante = false
  var acciones: [Elemento.Accion] = []
  var elementos: @MainActor (_Nodo) -> [Elemento] = { _ in [] }

  init(contenido: Contenido, acciones: [Elemento.Accion]) {
    self.contenido = contenido
    self.acciones = acciones
  }

  init(
    contenido: Contenido,
    delante: Bool,
    elementos: @escaping @MainActor (_Nodo) -> [Elemento]
  ) {
    self.contenido = contenido
    self.delante = delante
    self.elementos = elementos
  }

  func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoConAcciones(self, en: sitio)
    nodo.hijo = contenido._crear(en: nodo.sitioDeHijo)
    return nodo
  }

  func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoConAcciones<Contenido>.self)
    nodo.vista = self
    if let hijo = nodo.hijo { contenido._poner(en: hijo) }
  }
}

/// El nodo de una vista a la que se le suman elementos o acciones.
final class NodoConAcciones<Contenido: View>: NodoConHijo {
  var vista: ConAcciones<Contenido>

  init(_ vista: ConAcciones<Contenido>, en sitio: _Sitio) {
    self.vista = vista
    super.init(en: sitio)
  }

  override func volcar(en salida: inout [Elemento]) {
    if vista.delante { salida += vista.elementos(self) }
    let primero = salida.count
    hijo?.volcar(en: &salida)
    for indice in primero..<salida.count { salida[indice].acciones += vista.acciones }
  }
}
