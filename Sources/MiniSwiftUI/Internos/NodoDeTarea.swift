/// Una vista con una tarea que vive lo que ella.
struct ConTarea<Contenido: View, ID: Equatable>: _VistaBasica {
  let contenido: Contenido
  let id: ID
  let prioridad: TaskPriority
  let accion: @isolated(any) () async -> Void

  func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoDeTarea(self, en: sitio)
    nodo.hijo = contenido._crear(en: nodo.sitioDeHijo)
    nodo.empezar()
    return nodo
  }

  func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoDeTarea<Contenido, ID>.self)
    let anterior = nodo.vista.id
    nodo.vista = self
    if let hijo = nodo.hijo { contenido._poner(en: hijo) }
    if anterior != id {
      nodo.cancelar()
      nodo.empezar()
    }
  }
}

/// El nodo de una vista con tarea.
final class NodoDeTarea<Contenido: View, ID: Equatable>: NodoConHijo {
  var vista: ConTarea<Contenido, ID>
  private var tarea: Task<Void, Never>?
  private var montado = true
  private var vuelta = 0

  init(_ vista: ConTarea<Contenido, ID>, en sitio: _Sitio) {
    self.vista = vista
    super.init(en: sitio)
  }

  func empezar() {
    motor.lanzar { [self] in
      guard montado else { return }
      motor.diario.paso(.empiezaTarea, en: dueno)
      vuelta += 1
      let accion = Entregado(valor: vista.accion)
      tarea = Task(priority: vista.prioridad) { [weak self, vuelta] in
        await accion.valor()
        self?.acabo(vuelta)
      }
    }
  }

  /// La tarea acabó sola: ya no hay nada que cancelar.
  private func acabo(_ cual: Int) {
    guard cual == vuelta, tarea != nil else { return }
    tarea = nil
    motor.diario.paso(.acabaTarea, en: dueno)
    motor.alActualizar?()
  }

  func cancelar() {
    guard let tarea else { return }
    motor.diario.paso(.cancelaTarea, en: dueno)
    tarea.cancel()
    self.tarea = nil
  }

  override func desmontar() {
    super.desmontar()
    montado = false
    cancelar()
  }
}
