/// Un equipo del torneo.
public struct Equipo: Hashable, Sendable {
  /// El nombre completo, como sale en los carteles.
  public let nombre: String
  /// Las tres letras que caben en un marcador.
  public let siglas: String

  /// Crea un equipo.
  /// - Parameters:
  ///   - nombre: el nombre completo.
  ///   - siglas: tres letras; si no las das, las tres primeras del nombre, en mayúsculas.
  public init(_ nombre: String, siglas: String? = nil) {
    self.nombre = nombre
    self.siglas = siglas ?? nombre.prefix(3).uppercased()
  }
}

extension Equipo: CustomStringConvertible {
  /// El nombre del equipo.
  public var description: String { nombre }
}
