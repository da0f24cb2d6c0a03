import Combine

/// La estación: lo que suena y el retraso que lleva. Vive más que cualquier panel. Viene hecha.
final class Estacion {
  /// Lo que dice la megafonía, en el momento en que lo dice.
  let anuncios = PassthroughSubject<String, Never>()
  /// El número de cada tren que llega.
  let llegadas = PassthroughSubject<Int, Never>()
  /// Los minutos de retraso.
  @Published var retraso = 0

  /// Abre la estación, sin retraso.
  init() {}
}

/// El panel de un andén: encendido, enseña lo que suena. El retraso lo enseña siempre.
final class Panel: ObservableObject {
  /// Las líneas que se leen, de la primera a la última.
  @Published private(set) var lineas: [String] = []
  /// El retraso que se lee.
  @Published private(set) var retraso = 0

  private let estacion: Estacion
  private var reciboDelRetraso: AnyCancellable?

  /// Instala un panel apagado, que ya enseña el retraso de la estación.
  init(_ estacion: Estacion) {
    self.estacion = estacion
    // TAREA 2: dibuja las flechas. Así, el panel no se libera nunca.
    reciboDelRetraso = estacion.$retraso.assign(to: \.retraso, on: self)
  }

  /// Empieza a enseñar los anuncios y las llegadas. Si ya estaba encendido, no cambia nada.
  func encender() {
    // TAREA 1: no se oye nada. Guarda los dos recibos; si ya estaba encendido, que no se oiga doble.
    // TAREA 2: y que escuchar no retenga el panel.
    _ = estacion.anuncios
      .sink { anuncio in self.lineas.append(anuncio) }
    _ = estacion.llegadas
      .sink { tren in self.lineas.append("llega el tren \(tren)") }
  }

  /// Deja de enseñar lo que suena, y olvida los avisos que esperaban.
  func apagar() {
    // TAREA 1: que deje de oírse.
    // TAREA 3: y que olvide los avisos que esperaban.
  }

  /// Ejecuta `accion` con el primer anuncio que contenga `palabra`, y con ninguno más.
  func avisarme(cuandoDiga palabra: String, _ accion: @escaping (String) -> Void) {
    // TAREA 3: todavía no espera nada.
  }
}
