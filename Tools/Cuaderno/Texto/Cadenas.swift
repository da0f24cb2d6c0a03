extension StringProtocol {
  /// El texto sin espacios ni saltos al principio y al final.
  package var recortado: String {
    var trozo = self[...]
    while let c = trozo.first, c.isWhitespace { trozo = trozo.dropFirst() }
    while let c = trozo.last, c.isWhitespace { trozo = trozo.dropLast() }
    return String(trozo)
  }

  /// El texto, o sus primeros `maximo` caracteres y unos puntos suspensivos.
  package func hasta(_ maximo: Int) -> String {
    let principio = prefix(maximo)
    return principio.endIndex < endIndex ? "\(principio)…" : String(self)
  }

  /// Las líneas, sin su salto. Un salto final no añade una línea vacía.
  package var lineas: [SubSequence] {
    var todas = split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if todas.last?.isEmpty == true { todas.removeLast() }
    return todas
  }

  /// Lo que hay entre dos marcas, o `nil` si falta alguna.
  package func entre(_ abre: String, _ cierra: String) -> SubSequence? {
    guard let a = self.firstRange(of: abre),
      let b = self[a.upperBound...].firstRange(of: cierra)
    else { return nil }
    return self[a.upperBound..<b.lowerBound]
  }
}

/// Escribe un número con su nombre: `plural(1, "lección", "lecciones")` da «1 lección».
package func plural(_ n: Int, _ uno: String, _ varios: String) -> String {
  "\(n) \(n == 1 ? uno : varios)"
}

/// Une una lista en español: «a, b y c».
package func enumerar(_ piezas: [String], _ union: String = "y") -> String {
  guard let ultima = piezas.last else { return "" }
  guard piezas.count > 1 else { return ultima }
  return piezas.dropLast().joined(separator: ", ") + " \(union) " + ultima
}

/// La distancia de edición entre dos palabras (Damerau-Levenshtein restringida).
package func distancia(_ a: some StringProtocol, _ b: some StringProtocol) -> Int {
  let a = Array(a.lowercased())
  let b = Array(b.lowercased())
  var filas = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
  for i in 0...a.count { filas[i][0] = i }
  for j in 0...b.count { filas[0][j] = j }
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  for i in 1...a.count {
    for j in 1...b.count {
      let coste = a[i - 1] == b[j - 1] ? 0 : 1
      filas[i][j] = min(
        filas[i - 1][j] + 1,
        filas[i][j - 1] + 1,
        filas[i - 1][j - 1] + coste
      )
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        filas[i][j] = min(filas[i][j], filas[i - 2][j - 2] + 1)
      }
    }
  }
  return filas[a.count][b.count]
}

/// La palabra más parecida a `palabra`, si alguna lo es bastante.
package func masParecida(a palabra: String, entre todas: [String]) -> String? {
  let limite = max(1, palabra.count / 3 + (palabra.count > 3 ? 1 : 0))
  let porPrefijo = todas.first { palabra.count >= 3 && $0.hasPrefix(palabra) }
  return porPrefijo
    ?? todas.map { ($0, distancia(palabra, $0)) }
    .filter { $0.1 <= limite }
    .min { $0.1 < $1.1 }?.0
}
