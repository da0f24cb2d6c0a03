/// Una vista que presenta una hoja mientras tiene clave.
struct ConHoja<Contenido: View, Clave: Hashable, Hoja: View>: _VistaBasica {
  let contenido: Contenido
  let clave: Clave?
  let hoja: (Clave) -> Hoja
  let cerrar: @MainActor () -> Void
  let alCerrar: (() -> Void)?

  func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoDeHojas(self, en: sitio)
    nodo.hijo = contenido._crear(en: nodo.sitioDeHijo)
    nodo.presentar(nil)
    return nodo
  }

  func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoDeHojas<Contenido, Clave, Hoja>.self)
    let anterior = nodo.vista.clave
    nodo.vista = self
    if let hijo = nodo.hijo { contenido._poner(en: hijo) }
    nodo.presentar(anterior)
  }
}

/// El nodo de una vista que presenta hojas.
final class NodoDeHojas<Contenido: View, Clave: Hashable, Hoja: View>: NodoConHijo {
  var vista: ConHoja<Contenido, Clave, Hoja>
  private var presentada: NodoDeFila<Clave, Hoja>?

  init(_ vista: ConHoja<Contenido, Clave, Hoja>, en sitio: _Sitio) {
    self.vista = vista
    super.init(en: sitio)
  }

  /// Presenta, pone al día o quita la hoja.
  func presentar(_ anterior: Clave?) {
    if let clave = vista.clave, let presentada, clave == anterior {
      return presentada.poner(clave, vista.hoja)
    }
    let vieja = presentada
    presentada = vista.clave.map { NodoDeFila($0, vista.hoja, en: sitioDeHoja) }
    guard let vieja else { return }
    vieja.desmontar()
    if let alCerrar = vista.alCerrar { motor.alIrse { alCerrar() } }
  }

  /// Un entorno nuevo: de lo que rodea a quien la presenta no llega nada, salvo cómo cerrarla.
  private var sitioDeHoja: _Sitio {
    var valores = EnvironmentValues()
    valores.dismiss = DismissAction { [weak self] in self?.vista.cerrar() }
    return sitioDeHijo(en: Ambito(padre: nil, propios: valores.propios))
  }

  override func volcar(en salida: inout [Elemento]) {
    super.volcar(en: &salida)
    guard let presentada else { return }
    salida.append(
      Elemento(
        .hoja,
        id: presentada.numero,
        acciones: [.cerrar(vista.cerrar)],
        hijos: elementosDe(presentada)
      )
    )
  }

  override func desmontar() {
    super.desmontar()
    presentada?.desmontar()
  }
}
