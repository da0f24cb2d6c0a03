/// Qué filas de una lista están elegidas, y cómo se eligen.
struct Seleccion {
  let contiene: (AnyHashable) -> Bool
  let pulsar: (AnyHashable) -> Void
  let sirve: (AnyHashable) -> Bool

  /// Se elige una fila, o ninguna.
  static func una<Valor: Hashable>(_ enlace: Binding<Valor?>?) -> Seleccion? {
    guard let enlace else { return nil }
    return Seleccion(
      contiene: { clave in enlace.wrappedValue.map { AnyHashable($0) } == clave },
      pulsar: { enlace.wrappedValue = $0.base as? Valor },
      sirve: { $0.base is Valor }
    )
  }

  /// Se eligen varias filas.
  static func varias<Valor: Hashable>(_ enlace: Binding<Set<Valor>>?) -> Seleccion? {
    guard let enlace else { return nil }
    return Seleccion(
      contiene: { clave in (clave.base as? Valor).map(enlace.wrappedValue.contains) ?? false },
      pulsar: { clave in
        guard let valor = clave.base as? Valor else { return }
        enlace.wrappedValue.formSymmetricDifference([valor])
      },
      sirve: { $0.base is Valor }
    )
  }
}

/// Una lista cuyas filas se pueden elegir.
struct ConSeleccion<Contenido: View>: _VistaBasica {
  let contenido: Contenido
  let seleccion: Seleccion?

  func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoConSeleccion(seleccion, en: sitio)
    nodo.hijo = contenido._crear(en: nodo.sitioDeHijo)
    return nodo
  }

  func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoConSeleccion.self)
    nodo.seleccion = seleccion
    if let hijo = nodo.hijo { contenido._poner(en: hijo) }
  }
}

/// El nodo de una lista cuyas filas se pueden elegir.
final class NodoConSeleccion: NodoObservador {
  var seleccion: Seleccion?

  override var esquema: Esquema { Esquema.de(NodoConSeleccion.self) }

  init(_ seleccion: Seleccion?, en sitio: _Sitio) {
    self.seleccion = seleccion
    super.init(en: sitio)
  }

  /// No tiene `body` que rehacer: si cambia lo elegido, basta con que haya una pasada.
  override func rehacer() { _ = tomarMotivos() }

  override func volcar(en salida: inout [Elemento]) {
    let primero = salida.count
    hijo?.volcar(en: &salida)
    guard let seleccion else { return }
    for indice in primero..<salida.count {
      salida[indice].hijos = observando { salida[indice].hijos.map { fila($0, seleccion) } }
    }
  }

  private func fila(_ elemento: Elemento, _ seleccion: Seleccion) -> Elemento {
    var elemento = elemento
    if elemento.clase == .seccion {
      elemento.hijos = elemento.hijos.map { fila($0, seleccion) }
    }
    guard let clave = elemento.etiquetaDeOpcion, seleccion.sirve(clave),
      elemento.clase != .deslizamiento
    else { return elemento }
    if seleccion.contiene(clave) { elemento.pistas.append(.init("selected")) }
    if elemento.acciones.isEmpty {
      elemento.acciones = [.pulsar { seleccion.pulsar(clave) }]
    }
    return elemento
  }
}
