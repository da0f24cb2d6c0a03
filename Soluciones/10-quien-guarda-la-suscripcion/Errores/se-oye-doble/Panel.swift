// falla: encenderDosVeces
// dice: se oye doble
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
  private var recibos: Set<AnyCancellable> = []
  private var avisos: [Int: AnyCancellable] = [:]
  private var siguiente = 0

  /// Instala un panel apagado, que ya enseña el retraso de la estación.
  init(_ estacion: Estacion) {
    self.estacion = estacion
    estacion.$retraso.assign(to: &$retraso)
  }

  /// Empieza a enseñar los anuncios y las llegadas. Si ya estaba encendido, no cambia nada.
  func encender() {
    estacion.anuncios
      .sink { [weak self] anuncio in self?.lineas.append(anuncio) }
      .store(in: &recibos)
    estacion.llegadas
      .sink { [weak self] tren in self?.lineas.append("llega el tren \(tren)") }
      .store(in: &recibos)
  }

  /// Deja de enseñar lo que suena, y olvida los avisos que esperaban.
  func apagar() {
    recibos.removeAll()
    avisos.removeAll()
  }

  /// Ejecuta `accion` con el primer anuncio que contenga `palabra`, y con ninguno más.
  func avisarme(cuandoDiga palabra: String, _ accion: @escaping (String) -> Void) {
    let numero = siguiente
    siguiente += 1
    avisos[numero] = estacion.anuncios
      .filter { $0.contains(palabra) }
      .sink { [weak self] anuncio in
        self?.avisos[numero] = nil  // antes de actuar: lo que anuncie la acción ya no se oye
        accion(anuncio)
      }
  }
}
