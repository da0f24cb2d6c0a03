extension Lienzo {
  /// Las órdenes de terminal que convierten la pantalla anterior en esta.
  ///
  /// Solo escribe lo que cambia. Borra antes la pantalla si no había ninguna o medía otra cosa. La
  /// terminal enseña el resultado de una vez si conoce la salida sincronizada.
  package func cambios(desde anterior: Lienzo?, color: Bool, ascii: Bool = false) -> String {
    let nuevo = preparado(color: color, ascii: ascii)
    var cinta = Cinta(color: color)
    let viejo: Lienzo
    if let anterior, anterior.ancho == ancho, anterior.alto == alto {
      viejo = anterior.preparado(color: color, ascii: ascii)
    } else {
      viejo = Lienzo(ancho: ancho, alto: alto)
      cinta.borrarTodo()
    }
    for y in 0..<alto {
      for tramo in nuevo.tramos(desde: viejo, fila: y) { nuevo.escribir(tramo, y, en: &cinta) }
    }
    return cinta.terminada
  }

  /// Los tramos de una fila que cambian; los que están muy juntos se escriben de una vez.
  private func tramos(desde viejo: Lienzo, fila y: Int) -> [Range<Int>] {
    var tramos: [Range<Int>] = []
    for x in 0..<ancho where celdas[y * ancho + x] != viejo.celdas[y * ancho + x] {
      if let ultimo = tramos.last, x - ultimo.upperBound < 4 {
        tramos[tramos.count - 1] = ultimo.lowerBound..<x + 1
      } else {
        tramos.append(x..<x + 1)
      }
    }
    return tramos.map { tramo in
      let desde = esContinuacion(tramo.lowerBound, y) ? tramo.lowerBound - 1 : tramo.lowerBound
      return desde..<(esContinuacion(tramo.upperBound, y) ? tramo.upperBound + 1 : tramo.upperBound)
    }
  }

  private func esContinuacion(_ x: Int, _ y: Int) -> Bool {
    celda(x: x, y: y).caracter == Self.continuacion
  }

  private func escribir(_ tramo: Range<Int>, _ y: Int, en cinta: inout Cinta) {
    cinta.mover(x: tramo.lowerBound, y: y)
    for x in tramo {
      let celda = celdas[y * ancho + x]
      guard celda.caracter != Self.continuacion else { continue }
      cinta.escribir(celda)
      // Las terminales no se ponen de acuerdo en lo que ocupan estos: se coloca el cursor otra vez.
      if !celda.caracter.isASCII, x + 1 < tramo.upperBound, celda.caracter.esDeAnchoDudoso {
        cinta.mover(x: x + (esContinuacion(x + 1, y) ? 2 : 1), y: y)
      }
    }
  }
}

extension Character {
  fileprivate var esDeAnchoDudoso: Bool {
    anchoDe(self) == 2 || unicodeScalars.count > 1 || (unicodeScalars.first?.value ?? 0) >= 0x2600
  }
}

/// Los bytes que se van a mandar a la terminal, con el trazo que está puesto.
private struct Cinta {
  let color: Bool
  private var bytes = ""
  private var puesto: Trazo?

  init(color: Bool) { self.color = color }

  /// Todo lo escrito, entre las marcas de la salida sincronizada; nada si no hay nada.
  var terminada: String { bytes.isEmpty ? "" : "\u{1b}[?2026h\(bytes)\u{1b}[0m\u{1b}[?2026l" }

  mutating func borrarTodo() {
    bytes += "\u{1b}[0m\u{1b}[2J"
    puesto = .normal
  }

  mutating func mover(x: Int, y: Int) { bytes += "\u{1b}[\(y + 1);\(x + 1)H" }

  mutating func escribir(_ celda: Lienzo.Celda) {
    if celda.trazo != puesto {
      let codigos = [0] + celda.trazo.codigos(color: color)
      bytes += "\u{1b}[" + codigos.map { "\($0)" }.joined(separator: ";") + "m"
      puesto = celda.trazo
    }
    bytes.append(celda.caracter)
  }
}
