// falla: elPozoSube, subeAntes
// dice: solo uno se entera
import Combine

/// El pozo de un huerto. Viene hecho.
final class Pozo: ObservableObject {
  /// Los litros que le quedan.
  @Published var litros: Int {
    didSet { alCambiar() }
  }
  /// Si tiene puesta la tapa.
  @Published var tapado = false {
    didSet { alCambiar() }
  }
  /// Lo que hay que hacer al cambiar.
  var alCambiar: () -> Void = {}

  /// Abre un pozo con esos litros.
  init(litros: Int) {
    self.litros = litros
  }
}

/// Un bancal: un trozo de tierra con un cultivo. Viene hecho.
final class Bancal: ObservableObject {
  /// Lo que tiene plantado.
  let cultivo: String
  /// La humedad de la tierra, de 0 a 100.
  @Published var humedad = 50

  /// Planta un bancal.
  init(_ cultivo: String) {
    self.cultivo = cultivo
  }
}

/// Un huerto: avisa cuando va a cambiar él, su pozo o cualquiera de sus bancales.
final class Huerto: ObservableObject {
  /// El pozo del que se riega; se puede cambiar por otro.
  @Published var pozo: Pozo {
    didSet {
      oldValue.alCambiar = {}
      seguirAlPozo()
    }
  }
  /// Los bancales que tiene ahora.
  @Published var bancales: [Bancal] {
    didSet { seguirALosBancales() }
  }

  private var recibosDeLosBancales: [AnyCancellable] = []

  /// Prepara un huerto.
  init(pozo: Pozo, bancales: [Bancal] = []) {
    self.pozo = pozo
    self.bancales = bancales
    seguirAlPozo()  // la primera vez no hay `didSet`
    seguirALosBancales()
  }

  private func seguirAlPozo() {
    pozo.alCambiar = { [weak self] in self?.objectWillChange.send() }
  }

  private func seguirALosBancales() {
    recibosDeLosBancales = bancales.map { reenviar($0) }
  }

  private func reenviar(_ hijo: some ObservableObject) -> AnyCancellable {
    hijo.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}
