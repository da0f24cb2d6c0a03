/// El único sitio de la biblioteca que detiene el programa.
///
/// Combine detiene el programa cuando alguien rompe el contrato entre publicador y suscriptor;
/// aquí están todas esas paradas, para poder leerlas y probarlas juntas.
enum Violaciones {
  /// Pedir `.none` en `request(_:)` no significa nada y detiene el programa.
  @inline(__always)
  static func exigirAlgo(_ demanda: Subscribers.Demand) {
    precondition(demanda > .none, "Violación del contrato: se pidió una demanda de cero")
  }

  /// `Demand.max(_:)` no admite números negativos.
  @inline(__always)
  static func exigirNoNegativo(_ cantidad: Int) {
    precondition(cantidad >= 0, "Violación del contrato: demanda negativa (\(cantidad))")
  }

  /// Las cuentas de elementos (`dropFirst`, `prefix`, `output`…) no admiten negativos.
  @inline(__always)
  static func exigirCuenta(_ cuenta: Int, en operador: StaticString) {
    precondition(cuenta >= 0, "Violación del contrato: \(operador) con un número negativo")
  }

  /// Un publicador entregó un valor antes de la suscripción.
  static func valorSinSuscripcion() -> Never {
    fatalError("Violación del contrato: llegó un valor antes que la suscripción")
  }

  /// Un publicador entregó el final antes de la suscripción.
  static func finSinSuscripcion() -> Never {
    fatalError("Violación del contrato: llegó el final antes que la suscripción")
  }

  /// `@Published` solo funciona como propiedad de una clase.
  static func publishedFueraDeClase() -> Never {
    fatalError("@Published solo está disponible en propiedades de clases")
  }

  /// Un `Future` que no puede fallar terminó sin valor.
  static func futuroSinValor() -> Never {
    fatalError("Un Future que no puede fallar terminó sin entregar su valor")
  }

  /// Un método que cada subclase interna tiene que escribir.
  static func sinImplementar() -> Never {
    fatalError("Falta escribir este método en la subclase")
  }

  /// `assertNoFailure` recibió un fallo.
  static func falloInesperado(
    _ prefijo: String,
    _ error: any Error,
    _ lugar: StaticString,
    _ linea: UInt
  ) -> Never {
    fatalError("\(prefijo.isEmpty ? "" : prefijo + ": ")\(error)", file: lugar, line: linea)
  }
}
