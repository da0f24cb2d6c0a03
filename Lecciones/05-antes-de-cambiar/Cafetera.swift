import Combine

// TAREA 1c: estas dos clases son las de la lección 1. Cuando ya nadie las use, bórralas.

/// Lo que recibe quien se suscribe: sirve para dejar de recibir avisos.
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
  private var suscriptores: [Int: () -> Void] = [:]
  private var siguiente = 0

  /// Apunta a un suscriptor: cada aviso ejecuta su `accion`, hasta que cancele.
  func suscribir(_ accion: @escaping () -> Void) -> Suscripcion {
    let numero = siguiente
    siguiente += 1
    suscriptores[numero] = accion
    return Suscripcion { self.suscriptores[numero] = nil }
  }

  /// Avisa una vez a cada suscriptor.
  func avisar() {
    for accion in suscriptores.values {
      accion()
    }
  }
}

/// La cafetera del bar: las tazas que sirve y el agua que le queda.
final class Cafetera: ObservableObject {
  // TAREA 1a: ya tienes `objectWillChange`, que viene con el protocolo. Que avise él, y no este.

  /// El avisador de la lección 1.
  let avisador = Avisador()

  /// Las tazas servidas.
  var tazas = 0 {
    willSet { avisador.avisar() }
  }

  // TAREA 2: la pantalla también enseña el agua. Que avise antes de cambiar.

  /// El agua del depósito, en tazas.
  var agua = 10
  /// Las veces que se ha pulsado el botón. Ninguna pantalla las enseña.
  private(set) var pulsaciones = 0

  /// El botón: sirve una taza, si queda agua.
  func servir() {
    pulsaciones += 1
    guard agua > 0 else { return }
    agua -= 1
    tazas += 1
  }
}

/// La pantalla de la cafetera: dibuja al abrirse y, después, cuando le toca y ha habido avisos.
final class Pantalla {
  private let cafetera: Cafetera

  /// Lo que se lee en ella.
  private(set) var texto = ""
  /// Las veces que se ha dibujado.
  private(set) var dibujos = 0

  /// Abre la pantalla, la dibuja y se queda escuchando.
  init(_ cafetera: Cafetera) {
    self.cafetera = cafetera
    dibujar()
    // TAREA 1b: que escuche `objectWillChange`. Ojo: hay que guardar el recibo.
    // TAREA 3a: en el aviso no dibujes; apunta que hay algo pendiente.
    _ = cafetera.avisador.suscribir { self.dibujar() }
  }

  /// El turno de dibujar. Llega muchas veces por segundo, haya avisos o no.
  func turno() {
    // TAREA 3b: si hay algo pendiente, dibuja una vez. Y mira si la pantalla se libera al cerrarla.
  }

  private func dibujar() {
    texto = "\(cafetera.tazas) tazas, agua para \(cafetera.agua)"
    dibujos += 1
  }
}
