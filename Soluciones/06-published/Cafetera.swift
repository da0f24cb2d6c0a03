import Combine

/// La cafetera del bar: las tazas que sirve y el agua que le queda.
final class Cafetera: ObservableObject {
  // fragmento: propiedades
  /// Las tazas servidas.
  @Published private(set) var tazas: Int
  /// El agua del depósito, en tazas.
  @Published private(set) var agua: Int
  /// Las veces que se ha pulsado el botón. Nadie las enseña.
  private(set) var pulsaciones = 0
  // fin

  /// Crea una cafetera que ya ha servido esas tazas y tiene esa agua.
  init(tazas: Int = 0, agua: Int = 10) {
    self.tazas = tazas
    self.agua = agua
  }

  /// El botón: sirve una taza, si queda agua.
  func servir() {
    pulsaciones += 1
    guard agua > 0 else { return }
    agua -= 1
    tazas += 1
  }

  /// Llena el depósito.
  func rellenar() {
    agua = 10
  }

  /// Tira el agua que quede.
  func vaciar() {
    agua = 0
  }
}

// fragmento: pizarra
/// La pizarra del bar: tiene escritas las tazas servidas.
final class Pizarra {
  private var recibo: AnyCancellable?

  /// Lo que se lee en ella.
  private(set) var texto = ""
  /// Las veces que se ha escrito en ella.
  private(set) var escrituras = 0

  /// Cuelga la pizarra, que desde ahora sigue a la cafetera.
  init(_ cafetera: Cafetera) {
    recibo = cafetera.$tazas.sink { [weak self] tazas in
      self?.escribir(tazas)  // lo que llega es lo nuevo, y lo primero llega ya
    }
  }

  private func escribir(_ tazas: Int) {
    texto = "\(tazas) tazas"
    escrituras += 1
  }
}
// fin

// fragmento: alarma
/// La alarma del agua: da un toque cada vez que el depósito se queda vacío.
final class Alarma {
  private var recibo: AnyCancellable?
  private var estabaVacio = false

  /// Los toques que ha dado.
  private(set) var toques = 0

  /// Enchufa la alarma; si ya no hay agua, da un toque.
  init(_ cafetera: Cafetera) {
    recibo = cafetera.$agua.sink { [weak self] agua in
      self?.mirar(agua)
    }
  }

  private func mirar(_ agua: Int) {
    let estaVacio = agua == 0
    if estaVacio && !estabaVacio { toques += 1 }
    estabaVacio = estaVacio
  }
}
// fin
