/// Lo que recibe quien se suscribe: sirve para dejar de recibir avisos. Ya está hecha.
final class Suscripcion {
  private let alCancelar: () -> Void

  /// Crea una suscripción; cancelarla ejecuta `alCancelar`.
  init(alCancelar: @escaping () -> Void) {
    self.alCancelar = alCancelar
  }

  /// Desde ahora, quien se suscribió no recibe más avisos.
  func cancelar() {
    alCancelar()
  }
}

/// Guarda a sus suscriptores y los avisa a todos.
final class Avisador {
  // TAREA 1: aquí solo cabe uno. Que quepan todos, y que `avisar()` los recorra.
  private var suscriptor: (() -> Void)?

  /// Apunta a un suscriptor: cada aviso ejecuta su `accion`, hasta que cancele.
  func suscribir(_ accion: @escaping () -> Void) -> Suscripcion {
    suscriptor = accion
    // TAREA 3: cancelar no hace nada. Que borre a este suscriptor, y solo a este.
    return Suscripcion {}
  }

  /// Avisa una vez a cada suscriptor.
  func avisar() {
    suscriptor?()
  }
}

/// Cuenta las tazas que sirve y avisa antes de cada cambio.
final class Cafetera {
  /// Quien mira la cafetera se suscribe aquí.
  let avisador = Avisador()

  // TAREA 2: que avise antes de cambiar, y siempre: escriba quien escriba, y lo que escriba.

  /// Las tazas servidas desde la última puesta a cero. Se puede escribir desde fuera.
  var tazas = 0

  /// Sirve una taza.
  func servir() {
    tazas += 1
    avisador.avisar()
  }

  /// Empieza la cuenta de nuevo.
  func ponerACero() {
    tazas = 0
  }
}
