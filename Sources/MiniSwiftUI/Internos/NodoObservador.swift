/// Un nodo que ejecuta código de quien escribe la vista y vuelve a ejecutarlo si cambia lo leído.
class NodoObservador: NodoConHijo {
  final private(set) var montado = true
  final fileprivate(set) var motivos: [Motivo] = []
  /// Cambios del entorno que ya se saben en esta pasada y cuyo recado aún no ha llegado.
  final private var adelantados: [Motivo] = []
  final private var vez = 0
  final private lazy var vigiaPropio = Vigia(self)
  final private lazy var seguimiento = Seguimiento(vigiaPropio)
  final private var sigue = false
  final private var fuentes: [any FuenteDeAvisos] = []

  /// Lo que se sabe del tipo de la vista.
  var esquema: Esquema { Violaciones.sinImplementar() }

  /// Vuelve a hacer el trabajo del nodo; lo llama la pasada cuando está marcado.
  func rehacer() { Violaciones.sinImplementar() }

  /// El delegado del nodo ante lo que observa.
  final var vigia: Vigia { vigiaPropio }

  /// Apunta que hay que rehacerlo, y por qué.
  ///
  /// - Returns: si es el primer motivo desde la última vez.
  final func marcar(_ motivo: Motivo, vez vista: Int?) -> Bool {
    guard montado, vista == nil || vista == vez else { return false }
    let primero = motivos.isEmpty
    if !motivos.contains(motivo) { motivos.append(motivo) }
    return primero
  }

  /// Apunta que cambió un valor del entorno que leyó.
  ///
  /// Si la madre lo rehace en esta misma pasada, se rehace una sola vez: el recado llega tarde.
  final func cambiaElEntorno(_ nombre: String) {
    guard !adelantados.contains(.entorno(nombre)) else { return }
    adelantados.append(.entorno(nombre))
    vigia.avisar(.entorno(nombre), vez: vez)
  }

  /// Se queda los motivos apuntados y los borra.
  final func tomarMotivos() -> [Motivo] {
    defer {
      motivos = []
      adelantados = []
    }
    return motivos + adelantados.filter { !motivos.contains($0) }
  }

  /// Apunta que el `body` en curso leyó de `fuente`.
  final func leyo(_ fuente: any FuenteDeAvisos) {
    fuentes.append(fuente)
  }

  /// Ejecuta código de la vista y apunta todo lo que lee.
  ///
  /// - Parameters:
  ///   - antes: lo que se hace justo antes y también lee, pero no es código de la vista.
  ///   - cuerpo: el código de la vista.
  /// - Returns: lo que devuelva el código.
  final func observando<Resultado>(
    antes: () -> Void = {},
    _ cuerpo: () -> Resultado
  ) -> Resultado {
    olvidarFuentes()
    vez += 1
    let esquema = esquema
    let seguido = Turno.leyendo(self) {
      antes()
      return seguimiento.seguir(vez: vez, conSenal: esquema.observa, cuerpo)
    }
    sigue = sigue || seguido.leyo
    if seguido.leyo { esquema.observa = true }
    return seguido.resultado
  }

  override func desmontar() {
    montado = false
    motivos = []
    adelantados = []
    olvidarFuentes()
    if sigue { seguimiento.cancelar() }
    super.desmontar()
  }

  private func olvidarFuentes() {
    for fuente in fuentes { fuente.olvidar(self) }
    fuentes.removeAll(keepingCapacity: true)
  }
}

/// Algo que un `body` lee y que avisa cuando cambia: una celda de `@State` o un valor del entorno.
protocol FuenteDeAvisos: AnyObject {
  /// El nodo ya no depende de esta fuente.
  @MainActor func olvidar(_ nodo: NodoObservador)
}
