/// Los goles de cada lado. Es un valor: cada evento da un marcador nuevo.
public struct Marcador: Hashable, Sendable {
  /// Los goles del equipo local.
  public let local: Int
  /// Los goles del equipo visitante.
  public let visitante: Int

  /// Crea un marcador; sin nada que decir, 0-0.
  public init(local: Int = 0, visitante: Int = 0) {
    self.local = local
    self.visitante = visitante
  }

  /// Los goles de un lado.
  public func goles(_ lado: Lado) -> Int {
    switch lado {
    case .local: local
    case .visitante: visitante
    }
  }

  /// El lado que va ganando, o `nil` si hay empate.
  public var ganador: Lado? {
    if local == visitante { return nil }
    return local > visitante ? .local : .visitante
  }

  /// El marcador que queda después de un evento.
  ///
  /// Un gol suma al lado de su equipo; en propia puerta, al de enfrente. Lo demás no lo mueve,
  /// y tampoco lo que haga un equipo que no juega ese partido.
  /// - Parameters:
  ///   - evento: lo que acaba de ocurrir.
  ///   - partido: el partido en el que ocurre; dice en qué lado juega cada equipo.
  /// - Returns: el marcador nuevo; este no cambia.
  public func despuesDe(_ evento: Evento, en partido: Partido) -> Marcador {
    guard let lado = partido.lado(de: evento.equipo) else { return self }
    switch evento.tipo {
    case .gol: return conGol(de: lado)
    case .golEnPropia: return conGol(de: lado.contrario)
    case .tarjeta: return self
    }
  }

  private func conGol(de lado: Lado) -> Marcador {
    switch lado {
    case .local: Marcador(local: local + 1, visitante: visitante)
    case .visitante: Marcador(local: local, visitante: visitante + 1)
    }
  }
}

extension Marcador: CustomStringConvertible {
  /// Los goles como se leen: primero los del local, «2-1».
  public var description: String { "\(local)-\(visitante)" }
}
