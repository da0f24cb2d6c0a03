/// Una vista con algo que hacer al aparecer o al irse.
struct ConCiclo<Contenido: View>: _VistaBasica {
  let contenido: Contenido
  let alAparecer: (() -> Void)?
  let alDesaparecer: (() -> Void)?

  func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoDeCiclo(self, en: sitio)
    nodo.hijo = contenido._crear(en: nodo.sitioDeHijo)
    nodo.aparecer()
    return nodo
  }

  func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoDeCiclo<Contenido>.self)
    nodo.vista = self
    if let hijo = nodo.hijo { contenido._poner(en: hijo) }
  }
}

/// El nodo de una vista con algo que hacer al aparecer o al irse.
final class NodoDeCiclo<Contenido: View>: NodoConHijo {
  var vista: ConCiclo<Contenido>
  private var montado = true

  init(_ vista: ConCiclo<Contenido>, en sitio: _Sitio) {
    self.vista = vista
    super.init(en: sitio)
  }

  func aparecer() {
    guard vista.alAparecer != nil else { return }
    motor.despues { [self] in
      guard montado, let accion = vista.alAparecer else { return }
      motor.diario.paso(.aparece, en: dueno)
      accion()
    }
  }

  override func desmontar() {
    super.desmontar()
    montado = false
    guard let accion = vista.alDesaparecer else { return }
    motor.alIrse { [motor, dueno] in
      motor.diario.paso(.desaparece, en: dueno)
      accion()
    }
  }
}

/// Una vista que vigila un valor.
struct ConCambio<Contenido: View, Valor: Equatable>: _VistaBasica {
  let contenido: Contenido
  let valor: Valor
  let alEmpezar: Bool
  let accion: (Valor, Valor) -> Void

  func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoDeCambio(self, en: sitio)
    nodo.hijo = contenido._crear(en: nodo.sitioDeHijo)
    if alEmpezar { nodo.correr(nil) }
    return nodo
  }

  func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoDeCambio<Contenido, Valor>.self)
    let viejo = nodo.vista.valor
    nodo.vista = self
    if let hijo = nodo.hijo { contenido._poner(en: hijo) }
    if viejo != valor { nodo.correr(viejo) }
  }
}

/// El nodo de una vista que vigila un valor.
final class NodoDeCambio<Contenido: View, Valor: Equatable>: NodoConHijo {
  var vista: ConCambio<Contenido, Valor>

  init(_ vista: ConCambio<Contenido, Valor>, en sitio: _Sitio) {
    self.vista = vista
    super.init(en: sitio)
  }

  /// Deja la acción para después, con lo que había; al aparecer no había nada.
  func correr(_ viejo: Valor?) {
    motor.despues { [motor, dueno, vista] in
      let nuevo = vista.valor
      motor.diario.paso(.cambia(enBreve(viejo, nuevo)), en: dueno)
      vista.accion(viejo ?? nuevo, nuevo)
    }
  }
}

/// Una vista que escucha a un publicador.
struct ConPublicador<Contenido: View, P: Publisher>: _VistaBasica where P.Failure == Never {
  let contenido: Contenido
  let publicador: P
  let accion: (P.Output) -> Void

  func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoDePublicador<P.Output>(en: sitio)
    nodo.hijo = contenido._crear(en: nodo.sitioDeHijo)
    nodo.accion = accion
    // Se escucha al primer publicador: la vista que lo crea en su body no lo cambia en cada pasada.
    nodo.recibo = publicador.sink { [weak nodo] valor in
      let valor = Entregado(valor: valor)
      MainActor.assumeIsolated { nodo?.accion?(valor.valor) }
    }
    return nodo
  }

  func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoDePublicador<P.Output>.self)
    nodo.accion = accion
    if let hijo = nodo.hijo { contenido._poner(en: hijo) }
  }
}

/// El nodo de una vista que escucha a un publicador.
final class NodoDePublicador<Valor>: NodoConHijo {
  var accion: ((Valor) -> Void)?
  var recibo: AnyCancellable?

  override func desmontar() {
    super.desmontar()
    recibo?.cancel()
    recibo = nil
  }
}
