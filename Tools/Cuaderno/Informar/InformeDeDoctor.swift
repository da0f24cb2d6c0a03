/// Lo que `doctor` encuentra en una máquina.
package struct InformeDeDoctor: Sendable, Equatable {
  /// Cómo está un punto.
  package enum Estado: String, Sendable {
    case bien
    case aviso
    case mal
  }

  /// Algo que se mira.
  package struct Punto: Sendable, Equatable {
    package var nombre: String
    package var estado: Estado
    package var dice: String
    /// Crea un punto.
    package init(_ nombre: String, _ estado: Estado, _ dice: String) {
      self.nombre = nombre
      self.estado = estado
      self.dice = dice
    }
  }

  private let puntos: [Punto]

  /// Crea el informe.
  package init(puntos: [Punto]) { self.puntos = puntos }

  /// Si se puede trabajar: un aviso no lo impide.
  package var sano: Bool { puntos.allSatisfy { $0.estado != .mal } }

  /// El informe para la pantalla.
  package func texto(_ estilo: Estilo) -> String {
    let lineas = puntos.map { punto in
      let signo =
        switch punto.estado {
        case .bien: estilo.pintar("✓", .bien)
        case .aviso: estilo.pintar("·", .aviso)
        case .mal: estilo.pintar("✗", .mal)
        }
      let cuerpo = estilo.parrafo("\(punto.nombre): \(punto.dice)", sangria: "  ")
      return "\(signo) \(cuerpo.dropFirst(2))"
    }
    return estilo.terminar(lineas.joined(separator: "\n") + "\n")
  }

  /// El informe en el esquema JSON del cuaderno.
  package var json: some Encodable {
    JSON(
      sano: sano,
      puntos: puntos.map { Uno(nombre: $0.nombre, estado: $0.estado.rawValue, dice: $0.dice) }
    )
  }

  private struct Uno: Encodable {
    var nombre: String
    var estado: String
    var dice: String
  }

  private struct JSON: Encodable {
    var version = InformeJSON.version
    var sano: Bool
    var puntos: [Uno]
  }
}
