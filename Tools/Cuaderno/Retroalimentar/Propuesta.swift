/// El cambio que se propone bajo un error: uno, y entero.
///
/// El compilador da sus arreglos en piezas («pon `(` aquí y `)?` allí») y a veces da varios. Aquí las
/// piezas se juntan en una frase, y de los varios se elige el primero que no sea una trampa.
struct Propuesta: Equatable {
  /// «cambia `let` por `var`».
  var frase: String
  /// La nota que lo propone, por su sitio entre las del error; `nil` si es el propio error.
  var nota: Int?

  /// La propuesta de un error, o `nil` si no hay ninguna que ayude o el mensaje ya la dice.
  static func de(_ d: Diagnostico, _ fuentes: [String: [String]]) -> Propuesta? {
    if let id = d.id, enganosas.contains(id) { return nil }
    let todas = [(d, nil)] + d.notas.enumerated().map { ($0.element, Optional($0.offset)) }
    for (dicho, nota) in todas where !dicho.arreglos.isEmpty && !esTrampa(dicho) {
      if dicho.yaLoDice { return nil }
      if let frase = frase(dicho.arreglos, fuentes) { return Propuesta(frase: frase, nota: nota) }
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
    "tuple_type_multiple_labels",
  ]

  /// Callan el error sin arreglarlo: retienen el objeto o detienen el programa.
  private static let trampas: Set<String> = [
    "note_disable_error_propagation", "unwrap_with_force_value", "init_force_unwrap",
  ]

  private static func esTrampa(_ d: Diagnostico) -> Bool {
    d.arreglos.contains { arreglo in
      let texto = arreglo.texto.recortado
      return ["!", "!)", "try!", "!."].contains(texto)
        || ["[self", "as!", "<Any", "try!", "unsafe", "`"].contains { texto.contains($0) }
    }
  }

  // MARK: - Las piezas en una frase

  private static func frase(_ arreglos: [Arreglo], _ fuentes: [String: [String]]) -> String? {
    guard let primero = arreglos.first, let lineas = fuentes[primero.lugar.fichero] else {
      return nil
    }
    if arreglos.count == 1, let corta = primero.frase(lineas), primero.tienePalabra(lineas) {
      return corta
    }
    let n = primero.lugar.linea
    guard lineas.indices.contains(n - 1),
      arreglos.allSatisfy({
        $0.lugar.fichero == primero.lugar.fichero && $0.lugar.linea == n && $0.ultimaLinea == n
          && !$0.texto.contains("<#") && !$0.texto.contains("\n")
      })
    else { return nil }
    return LineaArreglada(lineas[n - 1], arreglos)?.frase
  }
}

extension Diagnostico {
  /// Si el mensaje ya nombra lo que el arreglo pone.
  fileprivate var yaLoDice: Bool {
    guard arreglos.count == 1, let nuevo = arreglos.first?.texto.recortado else { return false }
    return !nuevo.isEmpty && mensaje.contains("'\(nuevo)'")
  }
}

extension Arreglo {
  /// Si lo que se quita o se pone se entiende solo: una palabra, no un signo.
  fileprivate func tienePalabra(_ lineas: [String]) -> Bool {
    guard lineas.indices.contains(lugar.linea - 1) else { return false }
    let bytes = lineas[lugar.linea - 1].utf8.dropFirst(lugar.columna - 1).prefix(lugar.largo)
    let viejo = String(decoding: bytes, as: UTF8.self)
    func esPalabra(_ texto: String) -> Bool { texto.count { $0.isLetter } > 1 }
    return esPalabra(texto) && !texto.contains("(") || texto.isEmpty && esPalabra(viejo)
  }
}

/// Una línea antes y después de un arreglo de varias piezas.
private struct LineaArreglada {
  /// Lo que cabe en una frase.
  private static let maximo = 60

  private let vieja: String
  private let nueva: String
  /// El tramo que cambia, hasta los espacios de los lados, antes y después.
  private let trozoViejo: String
  private let trozoNuevo: String

  init?(_ linea: String, _ arreglos: [Arreglo]) {
    let bytes = Array(linea.utf8)
    let piezas = Self.sinParentesis(arreglos, bytes).sorted { $0.desde < $1.desde }
    guard let primera = piezas.first, let ultima = piezas.last, ultima.hasta <= bytes.count,
      zip(piezas, piezas.dropFirst()).allSatisfy({ $0.hasta <= $1.desde })
    else { return nil }
    var nuevos: [UInt8] = []
    var desde = primera.desde
    while desde > 0, bytes[desde - 1] != 32, bytes[desde - 1] != 9 { desde -= 1 }
    var hasta = ultima.hasta
    while hasta < bytes.count, bytes[hasta] != 32, bytes[hasta] != 9 { hasta += 1 }
    var leido = desde
    for pieza in piezas {
      nuevos += bytes[leido..<pieza.desde] + Array(pieza.texto.utf8)
      leido = pieza.hasta
    }
    nuevos += bytes[leido..<hasta]
    trozoViejo = String(decoding: bytes[desde..<hasta], as: UTF8.self).recortado
    trozoNuevo = String(decoding: nuevos, as: UTF8.self).recortado
    vieja = linea.recortado
    nueva =
      String(decoding: bytes[..<desde] + nuevos[...] + bytes[hasta...], as: UTF8.self).recortado
  }

  var frase: String? {
    guard vieja != nueva else { return nil }
    if nueva.count <= Self.maximo { return "deja la línea así: `\(nueva)`" }
    guard !trozoViejo.isEmpty, !trozoNuevo.isEmpty,
      trozoViejo.count + trozoNuevo.count <= Self.maximo
    else { return nil }
    return "cambia `\(trozoViejo)` por `\(trozoNuevo)`"
  }

  private struct Pieza {
    var desde: Int
    var hasta: Int
    var texto: String
  }

  /// `(Tipo)?` es lo mismo que `Tipo?`, que es como se escribe.
  private static func sinParentesis(_ arreglos: [Arreglo], _ bytes: [UInt8]) -> [Pieza] {
    var piezas = arreglos.map {
      Pieza(
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
