/// El subconjunto de Markdown con el que se escriben las lecciones.
package enum Markdown {
  /// Un trozo de un texto.
  package enum Parte: Sendable, Equatable {
    case titulo(nivel: Int, String)
    case parrafo(String)
    case cita(String)
    /// Los elementos, con su marca: `1.` o `•`.
    case lista([(marca: String, texto: String)])
    case codigo(info: String, [String])
    /// Una respuesta escondida: su pregunta y lo que encierra.
    case escondido(resumen: String, [Parte])

    package static func == (a: Parte, b: Parte) -> Bool {
      switch (a, b) {
      case (.titulo(let n, let t), .titulo(let m, let u)): n == m && t == u
      case (.parrafo(let t), .parrafo(let u)), (.cita(let t), .cita(let u)): t == u
      case (.lista(let t), .lista(let u)):
        t.map(\.marca) == u.map(\.marca) && t.map(\.texto) == u.map(\.texto)
      case (.codigo(let i, let t), .codigo(let j, let u)): i == j && t == u
      case (.escondido(let r, let t), .escondido(let s, let u)): r == s && t == u
      default: false
      }
    }
  }

  /// Lee un texto, sin su portada.
  package static func leer(_ texto: String) -> [Parte] {
    var lineas = texto.lineas[...]
    if lineas.first == "---" {
      lineas = lineas.dropFirst().drop { $0 != "---" }.dropFirst()
    }
    return leer(&lineas, hasta: nil)
  }

  private static func leer(_ lineas: inout ArraySlice<Substring>, hasta fin: String?) -> [Parte] {
    var partes: [Parte] = []
    while let linea = lineas.first {
      if let fin, linea.hasPrefix(fin) {
        lineas = lineas.dropFirst()
        break
      }
      if linea.recortado.isEmpty {
        lineas = lineas.dropFirst()
      } else {
        partes.append(leerUna(&lineas, linea))
      }
    }
    return partes
  }

  private static func leerUna(_ lineas: inout ArraySlice<Substring>, _ linea: Substring) -> Parte {
    if linea.hasPrefix("#") {
      lineas = lineas.dropFirst()
      let nivel = linea.prefix { $0 == "#" }.count
      return .titulo(nivel: nivel, linea.dropFirst(nivel).recortado)
    }
    if linea.hasPrefix("```") { return leerCodigo(&lineas, linea) }
    if linea.hasPrefix("<details>") { return leerEscondido(&lineas, linea) }
    if linea.hasPrefix(">") {
      let propias = tomar(&lineas) { $0.hasPrefix(">") }
      return .cita(propias.map { $0.dropFirst().recortado }.joined(separator: " "))
    }
    if marca(linea) != nil { return leerLista(&lineas) }
    let propias = tomar(&lineas) {
      !$0.recortado.isEmpty && !$0.hasPrefix("#") && !$0.hasPrefix("```")
        && !$0.hasPrefix("<details>") && !$0.hasPrefix("</details>") && !$0.hasPrefix(">")
        && marca($0) == nil
    }
    if propias.isEmpty { lineas = lineas.dropFirst() }
    return .parrafo((propias.isEmpty ? [linea] : propias).map(\.recortado).joined(separator: " "))
  }

  private static func leerCodigo(
    _ lineas: inout ArraySlice<Substring>,
    _ abre: Substring
  ) -> Parte {
    lineas = lineas.dropFirst()
    let codigo = tomar(&lineas) { !$0.hasPrefix("```") }
    lineas = lineas.dropFirst()
    return .codigo(info: abre.dropFirst(3).recortado, codigo.map(String.init))
  }

  private static func leerEscondido(
    _ lineas: inout ArraySlice<Substring>,
    _ abre: Substring
  ) -> Parte {
    lineas = lineas.dropFirst()
    var resumen = abre.entre("<summary>", "</summary>").map(String.init)
    if resumen == nil, let siguiente = lineas.first?.entre("<summary>", "</summary>") {
      resumen = String(siguiente)
      lineas = lineas.dropFirst()
    }
    return .escondido(resumen: resumen ?? "Respuesta", leer(&lineas, hasta: "</details>"))
  }

  private static func leerLista(_ lineas: inout ArraySlice<Substring>) -> Parte {
    var elementos: [(marca: String, texto: String)] = []
    while let linea = lineas.first, !linea.recortado.isEmpty {
      if let (signo, resto) = marca(linea) {
        elementos.append((signo, resto))
      } else if linea.hasPrefix(" "), let ultimo = elementos.indices.last {
        elementos[ultimo].texto += " " + linea.recortado
      } else {
        break
      }
      lineas = lineas.dropFirst()
    }
    return .lista(elementos)
  }

  private static func marca(_ linea: Substring) -> (String, String)? {
    if linea.hasPrefix("- ") || linea.hasPrefix("* ") { return ("•", linea.dropFirst(2).recortado) }
    let cifras = linea.prefix { $0.isNumber }
    guard !cifras.isEmpty, linea.dropFirst(cifras.count).hasPrefix(". ") else { return nil }
    return ("\(cifras).", linea.dropFirst(cifras.count + 2).recortado)
  }

  private static func tomar(
    _ lineas: inout ArraySlice<Substring>,
    mientras: (Substring) -> Bool
  ) -> [Substring] {
    let propias = lineas.prefix(while: mientras)
    lineas = lineas.dropFirst(propias.count)
    return Array(propias)
  }
}
