// falla: cancelaAlLiberarse
// dice: su tarea sigue esperando minutos
import Observation
import Torneo

/// Dice si lo que crea `fabrica` se libera en cuanto se deja de usar.
func seLibera(_ fabrica: () -> AnyObject) -> Bool {
  weak var testigo: AnyObject?
  do {
    let objeto = fabrica()
    testigo = objeto
  }  // aquí acaba `objeto`: si era su único dueño, ya no existe
  return testigo == nil
}

/// El silbato del árbitro: pasa cada evento a quien lo escucha. Viene hecho.
final class Silbato {
  /// Lo que hay que hacer con cada evento.
  var alPitar: (Evento) -> Void = { _ in }
}

/// Un partido que se está jugando, lo mire alguna pantalla o no.
@Observable
final class PartidoEnVivo {
  /// El minuto que se juega; 0 antes de empezar.
  private(set) var minuto = 0
  /// Los goles de cada lado.
  private(set) var marcador = Marcador()

  private let partido: Partido
  private let silbato: Silbato
  private let registro: @Sendable (String) -> Void
  @ObservationIgnored private var tarea: Task<Void, Never>?

  /// Prepara el partido y se pone a escuchar el silbato.
  init(
    _ partido: Partido,
    silbato: Silbato,
    registro: @escaping @Sendable (String) -> Void = { print($0) }
  ) {
    self.partido = partido
    self.silbato = silbato
    self.registro = registro
    silbato.alPitar = { [weak self] evento in
      guard let self else { return }
      marcador = marcador.despuesDe(evento, en: partido)
    }
  }

  deinit {
    registro("se libera")
  }

  /// El botón de la pantalla: pita un gol de ese lado en el minuto que se juega.
  func gol(de lado: Lado) {
    silbato.alPitar(Evento(minuto: minuto, .gol, de: partido.equipo(lado)))
  }

  /// Juega los minutos que llegan: en cada uno, pita lo que dice el guion.
  @discardableResult
  func seguir(_ minutos: AsyncStream<Int>) -> Task<Void, Never> {
    let nueva = Task { [weak self] in
      for await minuto in minutos {
        self?.jugar(minuto)  // fuerte solo lo que dura esta línea
      }
    }
    tarea = nueva
    return nueva
  }

  private func jugar(_ minuto: Int) {
    self.minuto = minuto
    for evento in partido.eventos(enElMinuto: minuto) {
      silbato.alPitar(evento)
    }
  }

  /// Espera la firma y escribe el acta con el marcador de ese momento.
  @discardableResult
  func firmarActa(tras firma: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    Task {  // captura `self` fuerte, aunque no se vea: el acta no puede perderse
      await firma()
      registro("acta: \(marcador)")
    }
  }
}
