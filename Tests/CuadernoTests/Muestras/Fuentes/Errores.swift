// swift-format-ignore-file
// Aquí se hace a propósito lo que el estilo prohíbe.

import Observation

@Observable
final class Conversor {
  var tasa = 0.9
  lazy var cartel = "Norte"
  private var secreto = 1

  func euros(_ dolares: Int) -> Double {
    let ñu = "hola" + 3
    return Dolares(dolares) * tasa
  }
}

func mirar(_ c: Conversor) -> Int {
  var sobra = 3
  return c.secreto + c.euros("cinco")
}
