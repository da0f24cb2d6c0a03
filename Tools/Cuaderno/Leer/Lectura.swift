/// Un texto listo para leerlo en la terminal, con sus pausas.
package struct Lectura: Sendable, Equatable {
  /// Un trozo seguido: se enseña de una vez, salvo que no quepa en la pantalla.
  package struct Trozo: Sendable, Equatable {
    package var lineas: [String]
    /// La pregunta que hay que pensar antes de seguir, si este trozo es una respuesta.
    package var antes: String?
  }

  /// Los trozos, en orden.
  package let trozos: [Trozo]
  let estilo: Estilo

  /// Prepara las partes de un texto.
  package init(_ partes: [Markdown.Parte], estilo: Estilo) {
    self.estilo = estilo
    var trozos = [Trozo(lineas: [])]
    for parte in partes {
      if case .escondido(let resumen, let dentro) = parte {
        let respuesta = dentro.flatMap { Self.lineas($0, estilo) }
        trozos.append(Trozo(lineas: respuesta, antes: resumen))
        trozos.append(Trozo(lineas: []))
      } else {
        trozos[trozos.count - 1].lineas += Self.lineas(parte, estilo)
      }
    }
    self.trozos = trozos.filter { !$0.lineas.isEmpty }
  }

  /// Todo seguido, para quien no tiene teclado: las respuestas llevan su pregunta delante.
  package var seguida: String {
    let texto = trozos.flatMap { trozo in
      (trozo.antes.map(pregunta) ?? []) + trozo.lineas
    }.joined(separator: "\n")
    return estilo.terminar(texto + "\n")
  }

  /// Una pregunta que hay que pensar, con su línea en blanco.
  func pregunta(_ texto: String) -> [String] {
    estilo.parrafo("▶ \(texto)").lineas.map { estilo.pintar(String($0), .aviso) } + [""]
  }

  private static func lineas(_ parte: Markdown.Parte, _ estilo: Estilo) -> [String] {
    switch parte {
    case .titulo(let nivel, let texto):
      let titulo = estilo.pintar(enLinea(texto, estilo), .fuerte)
      guard nivel == 1 else { return [titulo, ""] }
      return [titulo, String(repeating: "─", count: min(columnas(titulo), estilo.ancho)), ""]
    case .parrafo(let texto):
      return partir(texto, "", estilo) + [""]
    case .cita(let texto):
      return partir(texto, "│ ", estilo) + [""]
    case .lista(let elementos):
      return elementos.flatMap { marca, texto -> [String] in
        let sangria = String(repeating: " ", count: columnas(marca) + 3)
        var propias = partir(texto, sangria, estilo)
        propias[0] = "  \(marca) " + propias[0].dropFirst(sangria.count)
        return propias
      } + [""]
    case .codigo(_, let codigo):
      return codigo.map { "    " + estilo.pintar($0, .enlace) } + [""]
    case .escondido(let resumen, let dentro):
      return ["▶ \(resumen)", ""] + dentro.flatMap { lineas($0, estilo) }
    }
  }

  /// Parte un párrafo y luego pinta sus marcas: una marca puede cruzar de línea.
  private static func partir(_ texto: String, _ sangria: String, _ estilo: Estilo) -> [String] {
    var llano = estilo
    llano.color = false
    let partido = llano.parrafo(enLinea(texto, estilo), sangria: sangria)
    return partido.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Traduce las marcas dentro de una línea: negrita, cursiva, código y enlaces.
  private static func enLinea(_ texto: String, _ estilo: Estilo) -> String {
    var salida = ""
    var resto = texto[...]
    while let c = resto.first {
      if c == "`", let fin = resto.dropFirst().firstIndex(of: "`") {
        let codigo = resto[resto.index(after: resto.startIndex)..<fin]
        salida += palabras(codigo) { estilo.color ? estilo.pintar($0, .enlace) : "`\($0)`" }
        resto = resto[resto.index(after: fin)...]
      } else if resto.hasPrefix("**"), let fin = resto.dropFirst(2).firstRange(of: "**") {
        salida += palabras(resto.dropFirst(2)[..<fin.lowerBound]) { estilo.pintar($0, .fuerte) }
        resto = resto[fin.upperBound...]
      } else if c == "[", let medio = resto.firstRange(of: "]("),
        let fin = resto[medio.upperBound...].firstIndex(of: ")")
      {
        salida += String(resto[resto.index(after: resto.startIndex)..<medio.lowerBound])
        resto = resto[resto.index(after: fin)...]
      } else if c == "*", let sigue = resto.dropFirst().first, sigue != "*", !sigue.isWhitespace,
        let fin = resto.dropFirst().firstIndex(of: "*")
      {
        // Un asterisco suelto, como el de 2 * 3, no abre nada.
        salida += String(resto[resto.index(after: resto.startIndex)..<fin])
        resto = resto[resto.index(after: fin)...]
      } else {
        salida.append(c)
        resto = resto.dropFirst()
      }
    }
    return salida
  }

  /// Sin color, el código va entero; con color se pinta palabra a palabra, para poder partir.
  private static func palabras(_ texto: Substring, _ pintar: (String) -> String) -> String {
    let pintada = pintar("x")
    guard pintada.hasPrefix("\u{1b}") else { return pintar(String(texto)) }
    return texto.split(separator: " ", omittingEmptySubsequences: false)
      .map { pintar(String($0)) }.joined(separator: " ")
  }
}
