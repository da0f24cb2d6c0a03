import Observation
import Synchronization

// TAREA 1a: migra `Contador` a `@Observable`. El avisador y los `willSet` dejan de hacer falta.

/// El avisador de la lección 1, sin cancelar: avisa a todos, de todo.
final class Avisador {
  private var suscriptores: [() -> Void] = []

  func suscribir(_ accion: @escaping () -> Void) { suscriptores.append(accion) }

  func avisar() {
    for accion in suscriptores { accion() }
  }
}

/// El contador de la cafetera: las tazas servidas y la nota pegada delante.
final class Contador {
  let avisador = Avisador()

  /// Las tazas servidas.
  var cuenta = 0 {
    willSet { avisador.avisar() }
  }
  /// Lo que dice la nota.
  var nota = "" {
    willSet { avisador.avisar() }
  }

  /// Suma las tazas de un pedido, negativas si se devuelven. Sumar cero no avisa a nadie.
  func sumar(_ tazas: Int) {
    // TAREA 1b: con `@Observable`, `+=` avisa aunque se sumen cero tazas.
    cuenta += tazas
  }
}

// TAREA 2: cuenta los avisos de verdad, con un `Mutex`.

/// Los avisos que recibe quien leyó algo, mientras ocurre un cambio.
/// - Parameters:
///   - leer: lo que haría la pantalla; se llama una vez, antes de cambiar nada.
///   - cambiar: lo que ocurre después; se llama una vez.
/// - Returns: los avisos llegados al terminar `cambiar`.
func avisosRecibidos(leyendo leer: () -> Void, mientras cambiar: () -> Void) -> Int {
  0
}

/// Lo que tiene que tener un modelo para poder probarlo. No lo toques.
protocol ConCuentaYNota: AnyObject {
  var cuenta: Int { get set }
  var nota: String { get set }
}

// TAREA 3: una prueba que dice siempre que sí no prueba nada. Que rechace los modelos malos.

/// Dice si un modelo avisa de lo que se leyó de él, y de nada más.
/// - Parameter crear: hace un modelo nuevo, que puede nacer con cualquier cuenta y cualquier nota.
/// - Returns: `true` si quien lee una propiedad recibe un aviso cuando cambia, y ninguno cuando
///   cambia la otra.
func avisaSoloDeLoQueSeLee(_ crear: () -> any ConCuentaYNota) -> Bool {
  true
}
