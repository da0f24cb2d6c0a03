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

// TAREA 1: que el huerto avise cuando va a cambiar su pozo, y sin fugas.
// TAREA 2: que avise al cambiar de pozo, y después siga al nuevo y no al viejo.
// TAREA 3: lo mismo con una lista que crece, mengua y se reordena.

/// Un huerto: avisa cuando va a cambiar él, su pozo o cualquiera de sus bancales.
final class Huerto: ObservableObject {
  /// El pozo del que se riega; se puede cambiar por otro.
  var pozo: Pozo
  /// Los bancales que tiene ahora.
  var bancales: [Bancal]

  /// Prepara un huerto.
  init(pozo: Pozo, bancales: [Bancal] = []) {
    self.pozo = pozo
    self.bancales = bancales
  }
}
