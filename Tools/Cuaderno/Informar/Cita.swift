/// Una línea de código citada, con un subrayado que cae bien con acentos y tabuladores.
package struct Cita: Sendable {
  private let linea: String
  private let lugar: Lugar

  /// Crea la cita de `linea`, que es la de `lugar`.
  package init(linea: String, lugar: Lugar) {
    let entera = linea.last == "\r" ? String(linea.dropLast()) : linea
    guard entera.utf8.count > Self.maximo else {
      self.linea = entera
      self.lugar = lugar
      return
    }
    // De una línea larguísima se cita lo que rodea al lugar.
    let bytes = Array(entera.utf8)
    let inicio = min(max(0, lugar.columna - 1 - Self.maximo / 3), max(0, bytes.count - Self.maximo))
    let fin = min(inicio + Self.maximo, bytes.count)
    self.linea = "…" + String(decoding: bytes[inicio..<fin], as: UTF8.self) + "…"
    var corrido = lugar
    corrido.columna = lugar.columna - inicio + "…".utf8.count
    corrido.largo = min(lugar.largo, max(0, fin - (lugar.columna - 1)))
    self.lugar = corrido
  }

  /// Los bytes de línea que se citan como mucho.
  private static let maximo = 300

  /// Las líneas de pantalla: la citada y el subrayado, si el lugar tiene largo.
  package func escribir(sangria: String, _ estilo: Estilo) -> [String] {
    let numero = String(lugar.linea)
    let hueco = String(repeating: " ", count: numero.count)
    let barra = estilo.pintar("│", .tenue)
    let citada = "\(sangria)\(estilo.pintar(numero, .tenue)) \(barra) \(expandida(linea))"
    guard lugar.largo > 0 else { return [citada] }
    let subrayado = espacios + estilo.pintar(acentos, .mal)
    return [citada, "\(sangria)\(hueco) \(barra) \(subrayado)"]
  }

  /// La columna del compilador cuenta bytes; la de la pantalla, caracteres y tabuladores.
  private var antes: Substring {
    let bytes = linea.utf8
    let fin = bytes.index(
      bytes.startIndex,
      offsetBy: max(1, lugar.columna) - 1,
      limitedBy: bytes.endIndex
    )
    return linea[..<(fin ?? linea.endIndex)]
  }

  private var espacios: String {
    String(repeating: " ", count: columnas(expandida(antes)))
  }

  private var acentos: String {
    let resto = linea.utf8.dropFirst(antes.utf8.count).prefix(min(lugar.largo, linea.utf8.count))
    let ancho = max(1, columnas(expandida(String(Substring(resto)))))
    return "^" + String(repeating: "~", count: ancho - 1)
  }

  /// El texto saneado; cada tabulador ocupa hasta el siguiente múltiplo de cuatro.
  private func expandida(_ texto: some StringProtocol) -> String {
    var expandido = ""
    for c in sanear(texto) {
      if c == "\t" {
        expandido += String(repeating: " ", count: 4 - columnas(expandido) % 4)
      } else {
        expandido.append(c)
      }
    }
    return expandido
  }
}
