// falla: cadaUnaALosSuyos
// dice: se enteró quien mira otra
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
  private nonisolated(unsafe) static var suscriptores: [Int: () -> Void] = [:]
  private nonisolated(unsafe) static var siguiente = 0

  /// Apunta a un suscriptor: cada aviso ejecuta su `accion`, hasta que cancele.
  func suscribir(_ accion: @escaping () -> Void) -> Suscripcion {
    let numero = Self.siguiente
    Self.siguiente += 1
    Self.suscriptores[numero] = accion
    return Suscripcion { Self.suscriptores[numero] = nil }
  }

  /// Avisa una vez a cada suscriptor.
  func avisar() {
    for accion in Self.suscriptores.values {
      accion()
    }
  }
}

/// Cuenta las tazas que sirve y avisa antes de cada cambio.
final class Cafetera {
  /// Quien mira la cafetera se suscribe aquí.
  let avisador = Avisador()

  /// Las tazas servidas desde la última puesta a cero. Se puede escribir desde fuera.
  var tazas = 0 {
    willSet { avisador.avisar() }
  }

  /// Sirve una taza.
  func servir() {
    tazas += 1
  }

  /// Empieza la cuenta de nuevo.
  func ponerACero() {
    tazas = 0
  }
}
