/// El lado del campo, y del marcador, en el que juega un equipo.
public enum Lado: String, CaseIterable, Sendable {
  /// Quien juega en su campo; va primero en el marcador.
  case local
  /// Quien viene de fuera; va segundo en el marcador.
  case visitante

  /// El lado de enfrente.
  public var contrario: Lado {
    switch self {
    case .local: .visitante
    case .visitante: .local
    }
  }
}
