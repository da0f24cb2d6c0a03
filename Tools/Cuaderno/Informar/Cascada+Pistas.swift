// Lo que se sabe mirando la línea escrita, y el compilador no dice.

extension Cascada {
  /// La llave que no se cierra, en la línea en que se abre, si es lo primero que hay que arreglar.
  static func llave(
    _ errores: [Diagnostico],
    _ fuentes: [String: [String]]
  ) -> (error: Diagnostico, pista: String?)? {
    let sinAcabar = errores.contains { $0.id?.hasPrefix("lex_unterminated") == true }
    guard !sinAcabar, var error = errores.first(where: \.esLlaveSinCerrar), let lugar = error.lugar,
      let lineas = fuentes[lugar.fichero]
    else { return nil }
    var pista: String?
    if let llave = Llaves(lineas).sinCerrar {
      error.lugar = Lugar(fichero: lugar.fichero, linea: llave.linea, columna: llave.columna)
      pista =
        llave.delanteDe.map { "Falta antes del `\($0)` de la línea \(llave.antesDe)." }
        ?? "Por la sangría de tus líneas, falta antes de la línea \(llave.antesDe)."
    }
    let linea = error.lugar?.linea ?? lugar.linea
    error.mensaje = "falta una llave '}': la que se abre en la línea \(linea) no se cierra"
    error.notas = []
    return (error, pista)
  }

  /// La línea que tenía que abrir una llave, si más abajo sobra la que la cierra.
  static func llaveSinAbrir(
    _ errores: [Diagnostico],
    _ fuentes: [String: [String]]
  ) -> (error: Diagnostico, pista: String?)? {
    guard var error = errores.first(where: { $0.id == "extra_rbrace" }), let lugar = error.lugar,
      let lineas = fuentes[lugar.fichero]
    else { return nil }
    let llaves = Llaves(lineas)
    error.id = nil
    error.notas = []
    error.arreglos = []
    func senalar(_ linea: Int, _ columna: Int, _ mensaje: String) {
      error.lugar = Lugar(fichero: lugar.fichero, linea: linea, columna: columna)
      error.mensaje = mensaje
    }
    if let sola = llaves.sinPareja, llaves.sinAbrir.map({ $0.linea > sola.linea }) ?? true {
      senalar(sola.linea, sola.columna, "esta llave '}' no tiene su '{' en esta línea")
      return (error, "Falta la `{` que la abre, o sobra la `}`.")
    }
    guard let falta = llaves.sinAbrir else { return nil }
    senalar(falta.linea, falta.columna, "falta una llave '{' al final de la línea \(falta.linea)")
    return (error, "Por eso sobra la '}' de la línea \(lugar.linea).")
  }

  /// Lo que la línea señalada dice a quien la lee.
  static func pista(
    _ primero: Diagnostico,
    _ errores: [Diagnostico],
    _ fuentes: [String: [String]]
  ) -> String? {
    guard let lugar = primero.lugar, let (lineas, linea) = lugar.leido(en: fuentes) else {
      return nil
    }
    switch primero.id {
    case "extra_rbrace":
      guard let otra = Llaves(lineas).deMas, otra != lugar.linea else { return nil }
      return "Por la sangría de tus líneas, la que sobra es la de la línea \(otra)."
    case "assignment_lhs_is_immutable_property":
      return asignaAUnaDuena(primero, fuentes)
    case "cannot_find_in_scope":
      // Un nombre parecido a otro es antes una errata que uno nuevo.
      return Parecidos.de(primero, fuentes) == nil
        ? sinDeclarar(primero.argumentos.first ?? "", linea) : nil
    case "computed_property_missing_type", "lazy_requires_initializer":
      return bloqueDePropiedad(linea)
    case "statement_same_line_without_semi"
    where linea.utf8.dropFirst(lugar.columna - 1).first == UInt8(ascii: ","):
      return "Sobra la coma: las líneas de un bloque no se separan con nada."
    case "cannot_convert_argument_value"
    where linea.contains("ForEach(") && primero.argumentos.last == "Binding<C>":
      return "Con `ForEach`, el compilador señala esto cuando algo falla dentro de sus llaves. "
        + "Busca ahí: un nombre, un modificador o un valor de otro tipo."
    case "cannot_convert_argument_value"
    where linea.contains("List(") && primero.argumentos.last == "Range<Int>"
      && primero.argumentos.first?.hasPrefix("[") == true
      && primero.argumentos.first?.hasSuffix("]") == true:
      return "Con `List`, el compilador señala esto cuando algo falla dentro de sus llaves. "
        + "Busca ahí: un nombre, un modificador o lo que no es una vista."
    case "failed_to_produce_diagnostic":
      return "Comenta líneas de este bloque hasta que compile: la última que quites es la que "
        + "falla."
    case "expected_decl":
      let palabra = linea.recortado.prefix { $0 != " " }
      return palabra.hasPrefix("@") && linea.contains("=")
        ? "Detrás de `\(palabra)` falta `var`." : nil
    case "repeated_identifier":
      let segundo = linea.utf8.dropFirst(lugar.columna - 1).first ?? 0
      return (65...90).contains(segundo)
        ? "Si lo segundo es su tipo, falta `:` entre los dos." : nil
    case "unknown_attr_name" where primero.argumentos.first == "Published":
      let todo = fuentes.values.joined()
      let esDeCombine = todo.contains { $0.contains("ObservableObject") }
      return !esDeCombine && todo.contains { $0.contains("@Observable") } ? sobraPublished : nil
    case _ where primero.esDeSintaxis && linea.contains("func "):
      let flechas = ["- >", "=>", "–>", "—>", "):", ") :"]
      return flechas.contains(where: linea.contains)
        ? "El tipo de lo que devuelve una función se escribe tras una flecha: `->`." : nil
    default:
      let conMacro = errores.contains { $0.macro?.hasPrefix("Observation") == true }
      return conMacro ? deObservable(primero, linea) : nil
    }
  }

  /// Lo que se escribe entre las llaves de una propiedad y no es lo que se quería.
  private static func bloqueDePropiedad(_ linea: String) -> String? {
    for (mal, bien) in [("didset", "didSet"), ("willset", "willSet")] where linea.contains(mal) {
      return "Se escribe `\(bien)`, con la `S` mayúscula."
    }
    guard linea.contains("lazy "), linea.contains("{"), !linea.contains("=") else { return nil }
    return "Con llaves es una propiedad calculada, que no guarda nada. Para guardarla, cambia las "
      + "llaves por `=` y el valor."
  }

  /// `modelo = …` donde `modelo` es un `@StateObject`.
  private static func asignaAUnaDuena(
    _ primero: Diagnostico,
    _ fuentes: [String: [String]]
  ) -> String? {
    let citados = primero.mensaje.split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }
    let duena = citados.map { String($0.element) }.first {
      declarada($0, con: "@StateObject", en: fuentes)
    }
    return duena.map {
      "El objeto de un `@StateObject` no se cambia por otro. En el `init` se le da el primero: "
        + "`_\($0) = StateObject(wrappedValue: …)`."
    }
  }

  /// Si una línea declara esa propiedad con ese atributo.
  private static func declarada(
    _ nombre: String,
    con atributo: String,
    en fuentes: [String: [String]]
  ) -> Bool {
    fuentes.values.joined().contains { linea in
      linea.contains(atributo)
        && linea.firstRange(of: "var \(nombre)").map { rango in
          !(linea[rango.upperBound...].first.map { $0.isLetter || $0.isNumber || $0 == "_" }
            ?? false)
        } ?? false
    }
  }

  private static let sobraPublished =
    "En una clase `@Observable` sobra `@Published`: ya se siguen todas sus propiedades `var`."

  /// `if nombre = …` o `nombre = …` sin `let`.
  private static func sinDeclarar(_ nombre: String, _ linea: String) -> String? {
    let palabras = linea.split { $0 == " " || $0 == "\t" }
    for sentencia in ["if", "guard", "while"] {
      for i in palabras.indices.dropLast(2)
      where palabras[i...].starts(with: [Substring(sentencia), Substring(nombre), "="]) {
        return "Para desenvolver un opcional, escribe `\(sentencia) let \(nombre) = …`."
      }
    }
    return palabras.starts(with: [Substring(nombre), "="])
      ? "Si es un nombre nuevo, decláralo: `let \(nombre) = …`." : nil
  }

  /// Lo que `@Observable` no admite: el compilador habla de lo generado.
  private static func deObservable(_ primero: Diagnostico, _ linea: String) -> String? {
    if primero.id == "lazy_not_on_computed" {
      return "Dentro de una clase `@Observable`, una propiedad `lazy` necesita delante "
        + "`@ObservationIgnored`."
    }
    // El que señala el error, o el que lleva la propiedad que la macro repite.
    let bytes: Substring.UTF8View
    switch (primero.id, primero.lugar) {
    case ("property_wrapper_computed", let lugar?): bytes = linea.utf8.dropFirst(lugar.columna - 1)
    case ("invalid_redecl_implicit", _?): bytes = linea.utf8.drop { $0 != UInt8(ascii: "@") }
    default: return nil
    }
    let atributo = String(decoding: bytes, as: UTF8.self).prefix {
      $0.isLetter || $0.isNumber || "@_".contains($0)
    }
    guard atributo.hasPrefix("@"), !atributo.hasPrefix("@Observation") else { return nil }
    if atributo == "@Published" { return sobraPublished }
    return "Dentro de una clase `@Observable` no cabe el property wrapper `\(atributo)`: "
      + "pon delante `@ObservationIgnored`, o quítalo."
  }
}
