/// El cambio que se propone bajo un error: uno, y entero.
///
/// El compilador da sus arreglos en piezas («pon `(` aquí y `)?` allí») y a veces da varios. Aquí las
/// piezas se juntan en una frase, y de los varios se elige el primero que no sea una trampa.
struct Propuesta: Equatable {
  /// «cambia `let` por `var`», o «deja la línea así:» si va con la línea.
  var frase: String
  /// La línea como queda, si la frase no basta.
  var linea: String?
  /// La nota que lo propone, por su sitio entre las del error; `nil` si es el propio error.
  var nota: Int?

  /// La propuesta de un error, o `nil` si no hay ninguna que ayude o el mensaje ya la dice.
  static func de(_ d: Diagnostico, _ fuentes: [String: [String]]) -> Propuesta? {
    if let id = d.id, enganosas.contains(id) { return nil }
    let todas = [(d, nil)] + d.notas.enumerated().map { ($0.element, Optional($0.offset)) }
    for (dicho, nota) in todas where !dicho.arreglos.isEmpty && !esTrampa(dicho) {
      if dicho.yaLoDice { return nil }
      if var propuesta = Propuesta(dicho.arreglos, en: dicho.lugar?.linea, fuentes) {
        propuesta.nota = nota
        return propuesta
      }
    }
    return nil
  }

  /// Las notas que solo proponen una trampa, si hay otra cosa que leer.
  static func sinTrampas(_ notas: [Diagnostico]) -> [Diagnostico] {
    let utiles = notas.filter { !deMas.contains($0.id ?? "") }
    let limpias = utiles.filter { !trampas.contains($0.id ?? "") && !esTrampa($0) }
    return limpias.isEmpty ? utiles : limpias
  }

  /// Las notas que nunca ayudan.
  private static let deMas: Set<String> = [
    "note_capture_self_explicitly", "join_identifiers", "join_identifiers_camel_case",
  ]

  /// Errores cuyo arreglo cambia lo que se quería decir.
  private static let enganosas: Set<String> = [
    "value_of_metatype_type", "parameter_unnamed", "repeated_identifier", "function_type_no_parens",
    "tuple_type_multiple_labels", "lazy_not_on_let", "lazy_requires_initializer",
    "lazy_not_on_computed",
  ]

  /// Callan el error sin arreglarlo: retienen el objeto o detienen el programa.
  private static let trampas: Set<String> = [
    "note_disable_error_propagation", "unwrap_with_force_value", "init_force_unwrap",
  ]

  private static func esTrampa(_ d: Diagnostico) -> Bool {
    d.arreglos.contains { arreglo in
      let texto = arreglo.texto.recortado
      return ["!", "!)", "try!", "!."].contains(texto)
        || ["[self", "as!", "<Any", "try!", "unsafe", "`", "~Copyable"].contains {
          texto.contains($0)
        }
    }
  }
}

extension Propuesta {
  /// El cambio de unas piezas, que se dice bajo la línea `citada`.
  fileprivate init?(_ arreglos: [Arreglo], en citada: Int?, _ fuentes: [String: [String]]) {
    guard let primero = arreglos.first, let lineas = fuentes[primero.lugar.fichero] else {
      return nil
    }
    let n = primero.lugar.linea
    guard lineas.indices.contains(n - 1),
      arreglos.allSatisfy({
        $0.lugar.fichero == primero.lugar.fichero && $0.lugar.linea == n && $0.ultimaLinea == n
          && !$0.texto.contains("<#") && !$0.texto.contains("\n")
      })
    else { return nil }
    if arreglos.count == 1, n == citada, let corta = primero.frase(lineas[n - 1]) {
      self.init(frase: corta)
      return
    }
    guard let nueva = lineaArreglada(lineas[n - 1], arreglos) else { return nil }
    self.init(
      frase: n == citada ? "deja la línea así:" : "deja la línea \(n) así:",
      linea: nueva
    )
  }
}

extension Diagnostico {
  /// Si el mensaje ya nombra lo que el arreglo pone.
  fileprivate var yaLoDice: Bool {
    guard arreglos.count == 1, let nuevo = arreglos.first?.texto.recortado else { return false }
    // Una etiqueta, además, hay que ver dónde va.
    return !nuevo.isEmpty && !nuevo.hasSuffix(":") && mensaje.contains("'\(nuevo)'")
  }
}

extension Arreglo {
  /// «cambia `let` por `var`»: solo si lo que cambia es una palabra que no se repite en la línea.
  package func frase(_ linea: String) -> String? {
    let bytes = linea.utf8.dropFirst(lugar.columna - 1).prefix(lugar.largo)
    let viejo = String(decoding: bytes, as: UTF8.self).recortado
    let nuevo = texto.recortado
    func esPalabra(_ texto: String) -> Bool {
      texto.count > 1 && texto.allSatisfy { $0.isLetter || $0.isNumber || "_@".contains($0) }
    }
    guard esPalabra(viejo), nuevo.isEmpty || esPalabra(nuevo), linea.ranges(of: viejo).count == 1
    else { return nil }
    return nuevo.isEmpty ? "quita `\(viejo)`" : "cambia `\(viejo)` por `\(nuevo)`"
  }
}

/// Una línea después de un arreglo de varias piezas, o `nil` si no cambia.
private func lineaArreglada(_ linea: String, _ arreglos: [Arreglo]) -> String? {
  let bytes = Array(linea.utf8)
  let piezas = PiezaDeArreglo.sinParentesis(arreglos, bytes).sorted { $0.desde < $1.desde }
  guard let ultima = piezas.last, ultima.hasta <= bytes.count,
    zip(piezas, piezas.dropFirst()).allSatisfy({ $0.hasta <= $1.desde })
  else { return nil }
  var nuevos: [UInt8] = []
  var leido = 0
  for pieza in piezas {
    nuevos += bytes[leido..<pieza.desde] + Array(pieza.texto.utf8)
    leido = pieza.hasta
  }
  nuevos += bytes[leido...]
  let nueva = String(decoding: nuevos, as: UTF8.self).recortado
  return nueva == linea.recortado ? nil : nueva
}

private struct PiezaDeArreglo {
  var desde: Int
  var hasta: Int
  var texto: String

  /// `(Tipo)?` es lo mismo que `Tipo?`, que es como se escribe.
  static func sinParentesis(_ arreglos: [Arreglo], _ bytes: [UInt8]) -> [PiezaDeArreglo] {
    var piezas = arreglos.map {
      PiezaDeArreglo(
        desde: $0.lugar.columna - 1,
        hasta: $0.lugar.columna - 1 + $0.lugar.largo,
        texto: $0.texto
      )
    }
    guard piezas.count == 2, piezas[0].texto == "(", piezas[1].texto.hasPrefix(")"),
      piezas[0].hasta <= piezas[1].desde, piezas[1].desde <= bytes.count
    else { return piezas }
    let dentro = String(decoding: bytes[piezas[0].hasta..<piezas[1].desde], as: UTF8.self)
    guard dentro.allSatisfy({ $0.isLetter || $0.isNumber || "_.".contains($0) }) else {
      return piezas
    }
    piezas[0].texto = ""
    piezas[1].texto.removeFirst()
    return piezas
  }
}
