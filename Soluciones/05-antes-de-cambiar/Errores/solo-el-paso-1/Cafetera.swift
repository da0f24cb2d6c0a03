// falla: elAguaAvisaAntes, servirAvisaDeLasDos, elAvisoNoDibuja, enElTurnoSeLeeLoUltimo, seLiberaAlCerrar
// dice: Se escribió dos veces en `agua`
import Combine

/// La cafetera del bar: las tazas que sirve y el agua que le queda.
final class Cafetera: ObservableObject {
  /// Las tazas servidas.
  var tazas = 0 {
    willSet { objectWillChange.send() }
  }
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
  private var recibo: AnyCancellable?

  /// Lo que se lee en ella.
  private(set) var texto = ""
  /// Las veces que se ha dibujado.
  private(set) var dibujos = 0

  /// Abre la pantalla, la dibuja y se queda escuchando.
  init(_ cafetera: Cafetera) {
    self.cafetera = cafetera
    dibujar()
    recibo = cafetera.objectWillChange.sink { self.dibujar() }
  }

  /// El turno de dibujar. Llega muchas veces por segundo, haya avisos o no.
  func turno() {
    // TAREA 3b: si hay algo pendiente, dibuja una vez.
  }

  private func dibujar() {
    texto = "\(cafetera.tazas) tazas, agua para \(cafetera.agua)"
    dibujos += 1
  }
}
