import Foundation

/// Cómo se escribe en la pantalla: con color o sin él, con UTF-8 o solo con ASCII.
package struct Estilo: Sendable, Equatable {
  package var color: Bool
  package var ascii: Bool
  /// Columnas a las que se parte el texto.
  package var ancho: Int

  /// Crea un estilo.
  package init(color: Bool, ascii: Bool = false, ancho: Int = 80) {
    self.color = color
    self.ascii = ascii
    self.ancho = ancho
  }

  /// El de las comparaciones: sin color y con UTF-8.
  package static let llano = Estilo(color: false)

  /// Los papeles que puede tener un texto.
  package enum Papel: String, Sendable {
    case bien = "32"
    case mal = "31"
    case aviso = "33"
    case tenue = "2"
    case fuerte = "1"
    case enlace = "36"
  }

  /// Pinta un texto según su papel, si hay color.
  package func pintar(_ texto: String, _ papel: Papel) -> String {
    color ? "\u{1b}[\(papel.rawValue)m\(texto)\u{1b}[0m" : texto
  }

  /// Deja el texto final listo para la pantalla.
  package func terminar(_ texto: String) -> String { ascii ? enASCII(texto) : texto }

  /// Parte un párrafo en líneas que caben, con sangría.
  ///
  /// Los saltos que ya tiene se respetan. El ancho se cuenta en columnas de terminal.
  package func parrafo(_ texto: String, sangria: String = "") -> String {
    texto.lineas.map { linea in
      var hechas: [String] = []
      var actual = ""
      for palabra in linea.split(separator: " ") {
        let candidata = actual.isEmpty ? String(palabra) : actual + " " + palabra
        if columnas(sangria + candidata) > ancho, !actual.isEmpty {
          hechas.append(sangria + actual)
          actual = String(palabra)
        } else {
          actual = candidata
        }
      }
      return (hechas + [actual.isEmpty ? "" : sangria + actual]).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

/// Las columnas que ocupa un texto en la terminal: dos por cada carácter ancho y ninguna por color.
package func columnas(_ texto: some StringProtocol) -> Int {
  var enColor = false
  return texto.reduce(0) { suma, c in
    if c == "\u{1b}" { enColor = true }
    if enColor {
      enColor = c != "m"
      return suma
    }
    guard let escalar = c.unicodeScalars.first else { return suma }
    let v = escalar.value
    let ancho =
      (0x1100...0x115f).contains(v) || (0x2e80...0xa4cf).contains(v)
      || (0xac00...0xd7a3).contains(v) || (0xf900...0xfaff).contains(v)
      || (0xfe30...0xfe6f).contains(v) || (0xff00...0xff60).contains(v) || v >= 0x1f300
    return suma + (ancho ? 2 : 1)
  }
}

/// Escribe un texto solo con ASCII: quita acentos y cambia los signos por otros parecidos.
package func enASCII(_ texto: String) -> String {
  var limpio = ""
  for c in texto {
    if c.isASCII {
      limpio.append(c)
    } else if let cambio = signosEnASCII[c] {
      limpio += cambio
    } else {
      let base = String(c).decomposedStringWithCanonicalMapping.unicodeScalars
        .first { $0.isASCII }
      limpio += base.map { String($0) } ?? "?"
    }
  }
  return limpio
}

private let signosEnASCII: [Character: String] = [
  "✓": "+", "✗": "x", "·": "-", "•": "*", "«": "\"", "»": "\"", "¿": "", "¡": "", "…": "...",
  "⋯": "...",
  "→": "->", "—": "-", "–": "-", "│": "|", "─": "-", "└": "`", "×": "x", "€": "EUR",
  "┌": "+", "┐": "+", "┘": "+", "├": "|", "┤": "|", "┬": "+", "┴": "+", "┼": "+",
  "▌": "[", "▐": "]", "█": "#", "░": ".", "▏": "|", "●": "o", "○": "o", "◌": "o", "‹": "<",
  "›": ">", "⌕": "?", "↻": "@", "★": "*", "☆": "*", "✕": "x", "▲": "^", "▼": "v", "↯": "!",
  "␛": "?", "“": "\"", "”": "\"", "‘": "'", "’": "'", "º": "o", "ª": "a", "▶": ">", "≤": "<=",
  "≥": ">=",
]
