/// Un partido: quién juega, cuánto dura y lo que va a ocurrir según su guion.
public struct Partido: Hashable, Sendable {
  /// El equipo que juega en casa.
  public let local: Equipo
  /// El equipo de fuera.
  public let visitante: Equipo
  /// Los minutos que dura.
  public let duracion: Int
  /// Lo que va a ocurrir, ordenado por minuto; dentro de un minuto, en el orden dado.
  public let guion: [Evento]

  /// Crea un partido.
  /// - Parameters:
  ///   - local: el equipo que juega en casa.
  ///   - visitante: el equipo de fuera.
  ///   - duracion: los minutos que dura.
  ///   - guion: lo que va a ocurrir, en cualquier orden.
  public init(_ local: Equipo, contra visitante: Equipo, duracion: Int = 90, guion: [Evento] = []) {
    self.local = local
    self.visitante = visitante
    self.duracion = duracion
    self.guion = guion.enumerated()
      .sorted { ($0.element.minuto, $0.offset) < ($1.element.minuto, $1.offset) }
      .map(\.element)
  }

  /// El equipo que juega en un lado.
  public func equipo(_ lado: Lado) -> Equipo {
    switch lado {
    case .local: local
    case .visitante: visitante
    }
  }

  /// El lado en el que juega un equipo, o `nil` si no juega este partido.
  public func lado(de equipo: Equipo) -> Lado? {
    Lado.allCases.first { self.equipo($0) == equipo }
  }

  /// Lo que el guion dice que ocurre en un minuto.
  public func eventos(enElMinuto minuto: Int) -> [Evento] {
    guion.filter { $0.minuto == minuto }
  }

  /// El marcador al acabar un minuto, si solo ocurre lo que dice el guion.
  public func marcador(alMinuto minuto: Int) -> Marcador {
    guion.prefix { $0.minuto <= minuto }
      .reduce(Marcador()) { $0.despuesDe($1, en: self) }
  }
}

extension Partido: CustomStringConvertible {
  /// Los dos equipos, primero el local: «Rayo - Toros».
  public var description: String { "\(local) - \(visitante)" }
}
