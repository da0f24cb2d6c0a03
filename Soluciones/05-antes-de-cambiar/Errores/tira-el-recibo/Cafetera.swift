// falla: laPantallaSeEntera, enElTurnoSeLeeLoUltimo, dibujaSoloSiHuboAvisos
// dice: ¿Sigue alguien teniendo el recibo?
import Combine

/// La cafetera del bar: las tazas que sirve y el agua que le queda.
final class Cafetera: ObservableObject {
  /// Las tazas servidas.
  var tazas = 0 {
    willSet { objectWillChange.send() }
  }
  /// El agua del depósito, en tazas.
  var agua = 10 {
    willSet { objectWillChange.send() }
  }
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
  private var pendiente = false

  /// Lo que se lee en ella.
  private(set) var texto = ""
  /// Las veces que se ha dibujado.
  private(set) var dibujos = 0

  /// Abre la pantalla, la dibuja y se queda escuchando.
  init(_ cafetera: Cafetera) {
    self.cafetera = cafetera
    dibujar()
    _ = cafetera.objectWillChange.sink { [weak self] in
      self?.pendiente = true  // sin leer nada: el cambio está a medias
    }
  }

  /// El turno de dibujar. Llega muchas veces por segundo, haya avisos o no.
  func turno() {
    guard pendiente else { return }
    pendiente = false
    dibujar()
  }

  private func dibujar() {
    texto = "\(cafetera.tazas) tazas, agua para \(cafetera.agua)"
    dibujos += 1
  }
}
