/// El signo más parecido a un símbolo de SF Symbols.
enum Simbolos {
  /// Un signo de una columna, o el nombre del símbolo si no hay ninguno parecido.
  static func signo(_ nombre: String) -> String {
    if let signo = signos[nombre] { return signo }
    // `star.circle.fill` se parece a `star`.
    let corto = nombre.split(separator: ".").filter { !adornos.contains($0) }
    return signos[corto.joined(separator: ".")] ?? "‹\(nombre)›"
  }

  private static let adornos: Set<Substring> = ["fill", "circle", "square", "slash", "rectangle"]

  private static let signos: [String: String] = [
    "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥", "plus": "+", "minus": "-",
    "checkmark": "✓", "xmark": "✕", "multiply": "✕", "circle": "○", "circle.fill": "●",
    "square": "□", "square.fill": "■", "checkmark.square": "☑", "checkmark.square.fill": "☑",
    "checkmark.circle": "✓", "checkmark.circle.fill": "✓", "trash": "✕", "trash.fill": "✕",
    "pencil": "✎", "magnifyingglass": "⌕", "arrow.up": "↑", "arrow.down": "↓",
    "arrow.left": "←", "arrow.right": "→", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
    "chevron.left": "‹", "chevron.right": "›", "chevron.up": "▲", "chevron.down": "▼",
    "gear": "⚙", "gearshape": "⚙", "house": "⌂", "flag": "⚑", "sun.max": "☀", "moon": "☾",
    "cloud": "☁", "envelope": "✉", "phone": "☎", "info": "ⓘ", "info.circle": "ⓘ", "bolt": "↯",
    "music.note": "♪", "list.bullet": "☰", "line.3.horizontal": "☰", "ellipsis": "…",
    "exclamationmark": "!", "exclamationmark.triangle": "!", "questionmark": "?", "play": "▶",
    "play.fill": "▶", "pause": "‖", "pause.fill": "‖", "stop": "■", "stop.fill": "■",
  ]
}
