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
  private static let flecha = " → "
  private static let operadores = ["==", "!=", ">=", "<=", ">", "<", "===", "!=="]

  /// Lee una frase como `Expectation failed: (avisos → 1) == 0`; `nil` si no tiene esa forma.
  package static func leer(_ texto: String) -> Expectativa? {
    guard texto.hasPrefix(marca) else { return nil }
    let cuerpo = texto.dropFirst(marca.count)
    return salida(cuerpo) ?? comparacion(cuerpo) ?? condicion(cuerpo)
  }

  /// Cómo tenía que acabar otro programa y cómo acabó: `.failure → .exitCode(0)`.
  private static func salida(_ cuerpo: Substring) -> Expectativa? {
    guard cuerpo.hasPrefix("."), let corte = cuerpo.firstRange(of: "\(flecha)."),
      let pedido = final(cuerpo[..<corte.lowerBound], acaba: "acabara", seDetiene: "se detuviera"),
      let dado = final(
        cuerpo[corte.lowerBound...].dropFirst(flecha.count),
        acaba: "acabó",
        seDetiene: "se detuvo"
      )
    else { return nil }
    return Expectativa(nombre: "", operador: deSalida, esperado: pedido, obtenido: dado)
  }

  /// El operador de las que miran cómo acaba otro programa.
  private static let deSalida = "acaba"

  /// Cómo acaba un programa, en español: `.failure`, `.exitCode(3)`, `.signal(SIGILL → 4)`.
  private static func final(_ codigo: Substring, acaba: String, seDetiene: String) -> String? {
    let dentro = codigo.drop { $0 != "(" }.dropFirst().dropLast()
    switch codigo.prefix(while: { $0 != "(" }) {
    case ".failure": return seDetiene
    case ".success": return "\(acaba) bien"
    case ".exitCode": return dentro == "0" ? "\(acaba) bien" : "\(acaba) con el código \(dentro)"
    case ".signal": return "\(seDetiene) (\(dentro.prefix { $0 != " " }))"
    default: return nil
    }
  }

  /// Dos lados y un operador: `(avisos → 1) == 0`.
  private static func comparacion(_ cuerpo: Substring) -> Expectativa? {
    guard cuerpo.hasPrefix("("), let primera = cuerpo.firstRange(of: flecha) else { return nil }
    let resto = cuerpo[primera.upperBound...]
    let cortes = operadores.flatMap { operador in
      resto.ranges(of: ") \(operador) ").map { (operador: operador, rango: $0) }
    }.sorted { $0.rango.lowerBound < $1.rango.lowerBound }
    // Un texto se escribe tal cual y puede llevar dentro un operador: sus comillas van por pares.
    let corte = cortes.first { resto[..<$0.rango.lowerBound].count { $0 == "\"" } % 2 == 0 }
    guard let corte = corte ?? cortes.last else { return nil }
    return Expectativa(
      nombre: String(cuerpo[..<primera.lowerBound].dropFirst()),
      operador: corte.operador,
      esperado: valor(resto[corte.rango.upperBound...]),
      obtenido: String(resto[..<corte.rango.lowerBound])
    )
  }

  /// Una condición suelta, que no se cumple: `libre`, `si(3)`, `(lista → [1]).isEmpty → false`,
  /// `(lista → [1]).contains(3)`, `!(si(3) → true)`; o un `#require` que dio nil.
  private static func condicion(_ cuerpo: Substring) -> Expectativa? {
    let negada = cuerpo.hasPrefix("!(") && cuerpo.hasSuffix(")")
    let limpio = negada ? cuerpo.dropFirst(2).dropLast() : cuerpo
    let flechas = limpio.ranges(of: flecha)
    guard let ultima = flechas.last else {
      guard limpio.first?.isLetter == true, !limpio.contains(" ") else { return nil }
      return falsa(String(limpio))
    }
    let nombre = sinValores(limpio[..<ultima.lowerBound])
    switch (negada, limpio[ultima.upperBound...]) {
    case (true, "true"), (true, "<not evaluated>"):
      return Expectativa(nombre: nombre, operador: "==", esperado: "false", obtenido: "true")
    case (false, "false"):
      return falsa(nombre)
    case (false, "nil"):
      return Expectativa(nombre: nombre, operador: "!=", esperado: "nil", obtenido: "nil")
    case (false, let resto) where flechas.count == 1 && limpio.first == "(" && resto.contains(")."):
      return falsa(sinValores(limpio))
    default: return nil
    }
  }

  private static func falsa(_ nombre: String) -> Expectativa {
    Expectativa(nombre: nombre, operador: "==", esperado: "true", obtenido: "false")
  }

  /// El código sin los valores intercalados: `(caja → Caja).vacia → true` es `caja.vacia`.
  private static func sinValores(_ codigo: Substring) -> String {
    guard codigo.hasPrefix("("), let miembro = codigo.ranges(of: ").").last else {
      return String(hastaLaFlecha(codigo))
    }
    let objeto = hastaLaFlecha(codigo.dropFirst())
    return "\(objeto).\(hastaLaFlecha(codigo[miembro.upperBound...]))"
  }

  private static func hastaLaFlecha(_ codigo: Substring) -> Substring {
    codigo[..<(codigo.firstRange(of: flecha)?.lowerBound ?? codigo.endIndex)]
  }

  /// El valor de un lado: en `(total → 3)` es lo que sigue a la flecha.
  private static func valor(_ lado: Substring) -> String {
    guard lado.hasPrefix("("), lado.hasSuffix(")"), let primera = lado.firstRange(of: flecha) else {
      return String(lado)
    }
    return String(lado[primera.upperBound...].dropLast())
  }

  /// La frase para el estudiante, en español.
  package var frase: String {
    if operador == Self.deSalida {
      return "se esperaba que el programa \(esperado), y \(obtenido)"
    }
    if operador == "===" {
      return "`\(nombre)`: se esperaba el mismo objeto y tu programa dio otro"
    }
    if operador == "!==" {
      return "`\(nombre)`: se esperaba otro objeto y tu programa dio el mismo"
    }
    let esperado = esperado.hasta(300)
    let pedido =
      switch operador {
      case "==": "se esperaba \(esperado)"
      case "!=": "se esperaba algo distinto de \(esperado)"
      case ">": "se esperaba más de \(esperado)"
      case ">=": "se esperaba \(esperado) o más"
      case "<": "se esperaba menos de \(esperado)"
      default: "se esperaba \(esperado) o menos"
      }
    return "`\(nombre)`: \(pedido) y tu programa dio \(obtenido.hasta(300))"
  }
}
