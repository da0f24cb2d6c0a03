/// Mantiene un árbol de nodos al día: recoge los recados, rehace lo marcado y lanza lo que toca.
@MainActor
final class Motor {
  let contexto: Contexto
  let buzon: Buzon
  let diario = Diario()
  /// Lo que se hace tras cada pasada que cambia algo.
  var alActualizar: (@MainActor () -> Void)?
  private var ultimoNumero = 0
  private var enPasada = false
  private var alAparecer: [() -> Void] = []
  private var alDesaparecer: [() -> Void] = []
  private var tareas: [() -> Void] = []

  /// Cuántas veces seguidas se rehace el árbol en una pasada antes de darlo por un bucle.
  private let limiteDeVueltas = 100

  init(_ contexto: Contexto) {
    self.contexto = contexto
    buzon = Buzon(contexto)
    buzon.alLlegar { [weak self] in
      Task { @MainActor in self?.pasada() }
    }
  }

  func numeroNuevo() -> Int {
    ultimoNumero += 1
    return ultimoNumero
  }

  // MARK: Lo que se deja para después de rehacer el árbol

  /// Deja una acción para cuando el árbol esté al día: `onAppear`, `onChange`.
  func despues(_ accion: @escaping () -> Void) { alAparecer.append(accion) }

  /// Deja una acción de despedida, que va detrás de las apariciones.
  func alIrse(_ accion: @escaping () -> Void) { alDesaparecer.append(accion) }

  /// Deja una tarea, que empieza detrás de todo lo anterior.
  func lanzar(_ tarea: @escaping () -> Void) { tareas.append(tarea) }

  // MARK: El foco

  private weak var enfocado: NodoDeFoco?

  /// El foco pasa a un campo, o a ninguno: el que lo tuviera lo suelta.
  func darFoco(a nodo: NodoDeFoco?) {
    guard enfocado !== nodo else { return }
    let anterior = enfocado
    enfocado = nodo
    anterior?.soltar()
  }

  // MARK: La pasada

  /// Pone el árbol al día. Con `cambio` se hace antes un cambio en él: montarlo, redibujarlo.
  func pasada(_ cambio: (() -> Void)? = nil) {
    guard !enPasada, cambio != nil || !buzon.estaVacio else { return }
    enPasada = true
    defer {
      enPasada = false
      alActualizar?()
    }
    if let cambio { Contexto.$actual.withValue(contexto) { cambio() } }
    var vueltas = 0
    repeat {
      rehacerLoMarcado()
      let hizo = despachar()
      // Lo que llegue ahora de otros hilos ya pidió su propia pasada: esta no los espera.
      guard hizo || buzon.hayDelPrincipal else { return }
      vueltas += 1
      guard vueltas < limiteDeVueltas else {
        buzon.tirarLoDelPrincipal()
        return Violaciones.advertir(.noSeEstabiliza, en: contexto)
      }
    } while true
  }

  private func rehacerLoMarcado() {
    let recados = buzon.recoger()
    guard !recados.isEmpty else { return }
    var marcados: [NodoObservador] = []
    for recado in recados {
      if let nodo = recado.vigia.nodo, nodo.marcar(recado.motivo, vez: recado.vez) {
        marcados.append(nodo)
      }
    }
    // Primero las madres: lo que una madre rehace por el camino ya no tiene motivos pendientes.
    marcados.sort { ($0.profundidad, $0.numero) < ($1.profundidad, $1.numero) }
    Contexto.$actual.withValue(contexto) {
      for nodo in marcados where nodo.montado && !nodo.motivos.isEmpty { nodo.rehacer() }
    }
  }

  /// Hace lo que se dejó para después.
  ///
  /// - Returns: si hizo algo.
  private func despachar() -> Bool {
    var hizo = false
    while !(alAparecer.isEmpty && alDesaparecer.isEmpty && tareas.isEmpty) {
      hizo = true
      let acciones = tomar(&alAparecer) + tomar(&alDesaparecer) + tomar(&tareas)
      Contexto.$actual.withValue(contexto) {
        for accion in acciones { accion() }
      }
    }
    return hizo
  }

  private func tomar(
    _ acciones: inout [() -> Void]
  ) -> [() -> Void] {
    defer { acciones = [] }
    return acciones
  }
}
