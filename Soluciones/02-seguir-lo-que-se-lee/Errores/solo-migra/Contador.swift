// falla: sumarCeroNoAvisa, leeYDespuesCambia, unCambioUnAviso, dosCambiosUnAviso, cadaLlamadaDesdeCero, rechazaLosQueAvisanDeMas, rechazaLosQueCallan
// dice: no se compara
import Observation
import Synchronization

/// El contador de la cafetera: las tazas servidas y la nota pegada delante.
@Observable
final class Contador {
  /// Las tazas servidas.
  var cuenta = 0
  /// Lo que dice la nota.
  var nota = ""

  /// Suma las tazas de un pedido, negativas si se devuelven. Sumar cero no avisa a nadie.
  func sumar(_ tazas: Int) {
    cuenta += tazas
  }
}

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

/// Dice si un modelo avisa de lo que se leyó de él, y de nada más.
/// - Parameter crear: hace un modelo nuevo, que puede nacer con cualquier cuenta y cualquier nota.
/// - Returns: `true` si quien lee una propiedad recibe un aviso cuando cambia, y ninguno cuando
///   cambia la otra.
func avisaSoloDeLoQueSeLee(_ crear: () -> any ConCuentaYNota) -> Bool {
  true
}
