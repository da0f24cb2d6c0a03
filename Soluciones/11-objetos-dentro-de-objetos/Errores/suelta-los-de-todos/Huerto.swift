// falla: elPozoSube, subeAntes, seLibera, cadaBancalSube, ponerYQuitar
// dice: no lo escucha nadie
import Combine

/// El pozo de un huerto. Viene hecho.
final class Pozo: ObservableObject {
  /// Los litros que le quedan.
  @Published var litros: Int
  /// Si tiene puesta la tapa.
  @Published var tapado = false

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
    didSet { seguirAlPozo() }
  }
  /// Los bancales que tiene ahora.
  @Published var bancales: [Bancal] {
    didSet { seguirALosBancales() }
  }

  private var recibos: Set<AnyCancellable> = []

  /// Prepara un huerto.
  init(pozo: Pozo, bancales: [Bancal] = []) {
    self.pozo = pozo
    self.bancales = bancales
    seguirAlPozo()  // la primera vez no hay `didSet`
    seguirALosBancales()
  }

  private func seguirAlPozo() {
    recibos.removeAll()
    reenviar(pozo).store(in: &recibos)
  }

  private func seguirALosBancales() {
    recibos.removeAll()
    for bancal in bancales { reenviar(bancal).store(in: &recibos) }
  }

  private func reenviar(_ hijo: some ObservableObject) -> AnyCancellable {
    hijo.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}
