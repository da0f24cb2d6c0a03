/// La suscripción de arriba de quien no es un ``Operador``: se acepta una y se suelta una.
final class UnaSuscripcion {
  private let cerrojo = Cerrojo()
  private var estado = EstadoDeSuscripcion.esperando

  /// Guarda la primera; las demás, y las que lleguen al final, las cancela.
  ///
  /// - Returns: `true` si la guardó.
  func aceptar(_ suscripcion: any Subscription) -> Bool {
    let aceptada = cerrojo.cerrado {
      guard estado.espera else { return false }
      estado = .suscrito(suscripcion)
      return true
    }
    if !aceptada { suscripcion.cancel() }
    return aceptada
  }

  /// La suscripción guardada, mientras dure.
  var actual: (any Subscription)? { cerrojo.cerrado { estado.suscripcion } }

  /// Suelta la suscripción.
  ///
  /// - Returns: la que había.
  func soltar() -> (any Subscription)? {
    cerrojo.cerrado {
      defer { estado = .terminado }
      return estado.suscripcion
    }
  }
}
