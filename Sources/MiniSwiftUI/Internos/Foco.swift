/// Cómo se lee y se cambia si un campo tiene el foco.
struct Foco {
  let leer: () -> Bool
  let tomar: () -> Void
  let soltar: () -> Void
}

/// Una vista con el foco ligado a un valor.
struct ConFoco<Contenido: View>: _VistaBasica {
  let contenido: Contenido
  let foco: Foco

  func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoDeFoco(foco, en: sitio)
    nodo.hijo = contenido._crear(en: nodo.sitioDeHijo)
    return nodo
  }

  func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoDeFoco.self)
    nodo.foco = foco
    if let hijo = nodo.hijo { contenido._poner(en: hijo) }
    nodo.rehacer()
  }
}

/// El nodo de una vista con el foco ligado a un valor.
final class NodoDeFoco: NodoObservador {
  var foco: Foco
  private var loTiene = false

  override var esquema: Esquema { Esquema.de(NodoDeFoco.self) }

  init(_ foco: Foco, en sitio: _Sitio) {
    self.foco = foco
    super.init(en: sitio)
    rehacer()
  }

  /// Mira si tiene el foco; si lo acaba de tomar, lo suelta quien lo tuviera.
  override func rehacer() {
    _ = tomarMotivos()
    loTiene = observando { foco.leer() }
    if loTiene { motor.darFoco(a: self) }
  }

  /// Suelta el foco, si lo tiene.
  func soltar() {
    if foco.leer() { foco.soltar() }
  }

  private func tomar() {
    motor.darFoco(a: self)
    if !foco.leer() { foco.tomar() }
  }

  override func volcar(en salida: inout [Elemento]) {
    let primero = salida.count
    hijo?.volcar(en: &salida)
    for indice in primero..<salida.count {
      if loTiene { salida[indice].pistas.append(.init("focused")) }
      salida[indice].acciones = salida[indice].acciones.map(conFoco)
    }
  }

  /// Escribir en un campo es darle el foco; pulsar Intro, soltarlo.
  private func conFoco(_ accion: Elemento.Accion) -> Elemento.Accion {
    switch accion {
    case .escribir(let escribir):
      .escribir { [self] texto in
        escribir(texto)
        tomar()
      }
    case .enviar(let enviar):
      .enviar { [self] in
        soltar()
        enviar()
      }
    default: accion
    }
  }

  override func desmontar() {
    super.desmontar()
    // El campo se ha ido con el foco: nadie lo tiene.
    if loTiene { motor.alIrse { [foco] in if foco.leer() { foco.soltar() } } }
  }
}
