/// Lo que no se pudo hacer en un escenario, con lo que había en su lugar.
public enum EscenarioError: Error, Equatable, CustomStringConvertible {
  /// No se ve nada así.
  case noHay(que: String, cual: String, hay: [String])
  /// Hay de esos, pero no tantos como para el número pedido.
  case noHayTantos(que: String, cual: String, hay: Int, pedido: Int)
  /// Se ve, pero está apagado con `.disabled`.
  case estaApagado(que: String, cual: String)

  /// La frase que se lee.
  public var description: String {
    switch self {
    case .noHay(let que, let cual, let hay):
      Self.falta(que, cual) + Self.lista(hay)
    case .noHayTantos(let que, let cual, let hay, let pedido):
      "\(que) \"\(cual)\" sale \(hay == 1 ? "1 vez" : "\(hay) veces"), y se pidió el número \(pedido): "
        + "el primero es el 0"
    case .estaApagado(let que, let cual):
      "\(que) \"\(cual)\" está apagado (.disabled)"
    }
  }

  private static func falta(_ que: String, _ cual: String) -> String {
    if que.hasPrefix("la ") { return "no hay ninguna \(que.dropFirst(3)) \"\(cual)\"" }
    let nombre = que.hasPrefix("el ") ? String(que.dropFirst(3)) : que
    return cual.isEmpty ? "no hay ningún \(nombre)" : "no hay ningún \(nombre) \"\(cual)\""
  }

  private static func lista(_ hay: [String]) -> String {
    hay.isEmpty ? ", ni otro" : "; hay: " + hay.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
