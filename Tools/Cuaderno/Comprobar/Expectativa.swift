/// Lo que una comprobación esperaba y lo que el programa dio, leído de la frase de Swift Testing.
package struct Expectativa: Sendable, Equatable {
  /// El nombre del valor en la comprobación: `avisos`.
  package var nombre: String
  /// La comparación: `==`, `!=`, `<`…; vacía si solo se mira el valor.
  package var operador: String
  /// Lo que se esperaba, como código.
  package var esperado: String
  /// Lo que dio el programa, como código.
  package var obtenido: String

  private static let marca = "Expectation failed: "
  private static let operadores = ["==", "!=", ">=", "<=", ">", "<", "===", "!=="]

  /// Lee una frase como `Expectation failed: (avisos → 1) == 0`; `nil` si no tiene esa forma.
  package static func leer(_ texto: String) -> Expectativa? {
    guard texto.hasPrefix(marca) else { return nil }
    let cuerpo = texto.dropFirst(marca.count)
    guard cuerpo.hasPrefix("("), let flecha = cuerpo.firstRange(of: " → ") else {
      return simple(cuerpo)
    }
    let nombre = String(cuerpo[..<flecha.lowerBound].dropFirst())
    let resto = cuerpo[flecha.upperBound...]
    for operador in operadores {
      guard let corte = ultimo(") \(operador) ", en: resto) else { continue }
      return Expectativa(
        nombre: nombre, operador: operador, esperado: valor(resto[corte.upperBound...]),
        obtenido: String(resto[..<corte.lowerBound]))
    }
    return nil
  }

  /// Una condición suelta: `libre → false`, `!(vacia → true)` o un `#require` que dio nil.
  private static func simple(_ cuerpo: Substring) -> Expectativa? {
    let negada = cuerpo.hasPrefix("!(")
    let limpio = negada ? cuerpo.dropFirst(2).dropLast() : cuerpo
    guard let flecha = limpio.firstRange(of: " → ") else { return nil }
    let obtenido = String(limpio[flecha.upperBound...])
    let nombre = String(limpio[..<flecha.lowerBound])
    switch obtenido {
    case "true": return Expectativa(nombre: nombre, operador: "==", esperado: "false", obtenido: obtenido)
    case "false": return Expectativa(nombre: nombre, operador: "==", esperado: "true", obtenido: obtenido)
    case "nil": return Expectativa(nombre: nombre, operador: "!=", esperado: "nil", obtenido: obtenido)
    default: return nil
    }
  }

  /// El valor de un lado: en `(total → 3)` es lo que sigue a la flecha.
  private static func valor(_ lado: Substring) -> String {
    guard lado.hasPrefix("("), lado.hasSuffix(")"), let flecha = lado.firstRange(of: " → ") else {
      return String(lado)
    }
    return String(lado[flecha.upperBound...].dropLast())
  }

  private static func ultimo(_ aguja: String, en pajar: Substring) -> Range<Substring.Index>? {
    pajar.ranges(of: aguja).last
  }

  /// La frase para el estudiante, en español.
  package var frase: String {
    let pedido =
      switch operador {
      case "==", "===": "se esperaba \(esperado)"
      case "!=", "!==": "se esperaba algo distinto de \(esperado)"
      case ">": "se esperaba más de \(esperado)"
      case ">=": "se esperaba \(esperado) o más"
      case "<": "se esperaba menos de \(esperado)"
      default: "se esperaba \(esperado) o menos"
      }
    return "\(nombre): \(pedido) y tu programa dio \(obtenido)"
  }
}
