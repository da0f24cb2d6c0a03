extension Lienzo {
  /// Lo escrito, sin trazos ni blancos al final de las líneas.
  package var texto: String { lineas().joined(separator: "\n") }

  /// Las líneas escritas, sin trazos ni blancos al final.
  package func lineas(ascii: Bool = false) -> [String] {
    (0..<alto).map { y in
      var linea = ""
      var blancos = 0
      for celda in celdas[y * ancho..<(y + 1) * ancho] where celda.caracter != Self.continuacion {
        if celda.caracter == " " {
          blancos += 1
          continue
        }
        linea += String(repeating: " ", count: blancos)
        blancos = 0
        linea.append(ascii ? unSignoASCII(celda.caracter) : celda.caracter)
        if ascii, anchoDe(celda.caracter) == 2 { blancos += 1 }
      }
      return linea
    }
  }

  /// Copia en este lienzo las filas de otro, sin salir de la zona.
  package mutating func pegar(_ otro: Lienzo, en zona: Rectangulo, desde fila: Int = 0) {
    let corte = zona.cortado(por: self.zona)
    for y in corte.y..<max(corte.y, corte.abajo) {
      for x in corte.x..<max(corte.x, corte.derecha) {
        let celda = otro.celda(x: x - zona.x, y: y - zona.y + fila)
        guard celda != .vacia, celda.caracter != Self.continuacion else { continue }
        escribir(String(celda.caracter), x: x, y: y, celda.trazo, en: corte)
      }
    }
  }

  /// El mismo lienzo sin lo que la terminal no puede enseñar.
  func preparado(color: Bool, ascii: Bool) -> Lienzo {
    guard !color || ascii else { return self }
    var copia = self
    for indice in copia.celdas.indices {
      if ascii {
        copia.celdas[indice].caracter = unSignoASCII(copia.celdas[indice].caracter)
      }
      if !color {
        copia.celdas[indice].trazo.color = .normal
        copia.celdas[indice].trazo.fondo = .normal
      }
    }
    return copia
  }
}

/// El signo ASCII más parecido a un carácter, de una sola columna.
func unSignoASCII(_ caracter: Character) -> Character {
  if caracter.isASCII { return caracter == Lienzo.continuacion ? " " : caracter }
  if let signo = signosDeUnaColumna[caracter] { return signo }
  return enASCII(String(caracter)).first { $0.isASCII } ?? "?"
}

private let signosDeUnaColumna: [Character: Character] = [
  "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+", "─": "-",
  "│": "|", "▏": "|", "▕": "|", "▌": "[", "▐": "]", "‹": "<", "›": ">", "●": "o", "○": "o",
  "◌": "o", "◉": "*", "█": "#", "░": ".", "▒": ":", "…": ".", "→": ">", "←": "<", "↑": "^",
  "↓": "v", "↻": "@", "★": "*", "☆": "*", "♥": "v", "♡": "v", "✎": "/", "⌕": "/", "¿": " ",
  "¡": " ", "€": "E", "✕": "x", "▲": "^", "▼": "v", "⚙": "*", "☰": "=", "⚑": "P", "☀": "*",
  "☾": "c", "☁": "c", "✉": "@", "☎": "t", "⌂": "^", "ⓘ": "i", "↯": "!", "♪": "d",
]
