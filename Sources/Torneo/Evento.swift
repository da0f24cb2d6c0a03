/// Algo que ocurre en un partido: quién lo hace y en qué minuto.
public struct Evento: Hashable, Sendable {
  /// Lo que puede ocurrir.
  public enum Tipo: String, CaseIterable, Sendable {
    /// Un gol en la portería contraria: suma quien lo marca.
    case gol
    /// Un gol en la portería propia: suma el equipo de enfrente.
    case golEnPropia
    /// Una tarjeta: se apunta, pero no mueve el marcador.
    case tarjeta
  }

  /// El minuto en el que ocurre; el primero es el 1.
  public let minuto: Int
  /// Lo que ocurre.
  public let tipo: Tipo
  /// El equipo que lo hace, aunque el gol lo sume el de enfrente.
  public let equipo: Equipo

  /// Crea un evento.
  public init(minuto: Int, _ tipo: Tipo, de equipo: Equipo) {
    self.minuto = minuto
    self.tipo = tipo
    self.equipo = equipo
  }
}
