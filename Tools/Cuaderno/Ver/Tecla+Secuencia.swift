extension Tecla {
  /// La tecla de una secuencia de escape, sin su principio: `A`, `3~`, `1;5C`, `<0;10;4M`.
  ///
  /// Las que no se conocen no son ninguna tecla.
  init?(secuencia: String) {
    guard let final = secuencia.last else { return nil }
    if secuencia.first == "<" {
      guard let raton = Raton(secuencia: secuencia.dropFirst()) else { return nil }
      self = .raton(raton)
      return
    }
    let tecla: Tecla?
    if final == "~" {
      tecla = Self.porNumero[secuencia.prefix { $0 != ";" && $0 != "~" }]
    } else {
      tecla = secuencia.hasPrefix("1;2") ? Self.conMayus(final) : Self.porLetra[final]
    }
    guard let tecla else { return nil }
    self = tecla
  }

  private static let porLetra: [Character: Tecla] = [
    "A": .arriba, "B": .abajo, "C": .derecha, "D": .izquierda, "H": .inicio, "F": .fin,
    "Z": .tabAtras, "M": .intro,
  ]

  private static func conMayus(_ final: Character) -> Tecla? {
    switch final {
    case "A": .mayusArriba
    case "B": .mayusAbajo
    default: porLetra[final]
    }
  }

  private static let porNumero: [Substring: Tecla] = [
    "1": .inicio, "7": .inicio, "4": .fin, "8": .fin, "3": .suprimir, "5": .paginaArriba,
    "6": .paginaAbajo,
  ]
}

extension Tecla.Raton {
  /// El gesto de `botón;columna;fila` y una `M` si baja o una `m` si sube.
  fileprivate init?(secuencia: Substring) {
    let partes = secuencia.dropLast().split(separator: ";", omittingEmptySubsequences: false)
    let numeros = partes.compactMap { $0.count <= 5 ? Int($0) : nil }
    guard numeros.count == 3, partes.count == 3, numeros.allSatisfy({ $0 >= 0 }) else { return nil }
    let gesto: Tecla.Gesto
    switch (numeros[0] & ~28, secuencia.last) {
    case (64, "M"): gesto = .ruedaArriba
    case (65, "M"): gesto = .ruedaAbajo
    case (32..<64, _): gesto = .mueve
    case (0, "M"): gesto = .pulsa
    case (1..<4, "M"): gesto = .pulsaOtro
    case (0..<4, "m"): gesto = .suelta
    default: return nil
    }
    self.init(gesto, x: max(0, numeros[1] - 1), y: max(0, numeros[2] - 1))
  }
}
