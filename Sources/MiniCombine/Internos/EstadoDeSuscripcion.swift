/// Dónde está un suscriptor en su vida: espera, recibe o ha terminado.
enum EstadoDeSuscripcion {
  case esperando
  case suscrito(any Subscription)
  case terminado

  /// La suscripción en marcha, si la hay.
  var suscripcion: (any Subscription)? {
    if case .suscrito(let suscripcion) = self { suscripcion } else { nil }
  }

  /// `true` si todavía no llegó la suscripción.
  var espera: Bool {
    if case .esperando = self { true } else { false }
  }

  /// `true` si ya no puede llegar nada.
  var acabado: Bool {
    if case .terminado = self { true } else { false }
  }
}

extension EstadoDeSuscripcion: CustomStringConvertible {
  /// Lo que enseñan los espejos, con las palabras de Combine.
  var description: String {
    switch self {
    case .esperando: "awaitingSubscription"
    case .suscrito(let suscripcion): "subscribed(\(suscripcion))"
    case .terminado: "terminal"
    }
  }
}
