import Combine

/// La cafetera del bar: las tazas que sirve y el agua que le queda.
final class Cafetera: ObservableObject {
  // TAREA 1: cambia los dos `willSet` por `@Published`, y que solo la cafetera pueda escribir.

  /// Las tazas servidas.
  var tazas: Int {
    willSet { objectWillChange.send() }
  }
  /// El agua del depósito, en tazas.
  var agua: Int {
    willSet { objectWillChange.send() }
  }
  /// Las veces que se ha pulsado el botón. Nadie las enseña.
  private(set) var pulsaciones = 0

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

/// La pizarra del bar: tiene escritas las tazas servidas.
final class Pizarra {
  private var recibo: AnyCancellable?

  /// Lo que se lee en ella.
  private(set) var texto = ""
  /// Las veces que se ha escrito en ella.
  private(set) var escrituras = 0

  /// Cuelga la pizarra, que desde ahora sigue a la cafetera.
  init(_ cafetera: Cafetera) {
    // TAREA 2: va siempre una taza por detrás, y se escribe también cuando cambia el agua.
    // Que escuche `$tazas` y use lo que llega. ¿Hará falta esta primera línea?
    escribir(cafetera.tazas)
    recibo = cafetera.objectWillChange.sink { self.escribir(cafetera.tazas) }
  }

  private func escribir(_ tazas: Int) {
    texto = "\(tazas) tazas"
    escrituras += 1
  }
}

/// La alarma del agua: da un toque cada vez que el depósito se queda vacío.
final class Alarma {
  /// Los toques que ha dado.
  private(set) var toques = 0

  /// Enchufa la alarma; si ya no hay agua, da un toque.
  init(_ cafetera: Cafetera) {
    // TAREA 3: que dé un toque cada vez que el agua se acaba, y no repita mientras siga vacío.
  }
}
