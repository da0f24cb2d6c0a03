extension Diagnostico {
  /// El mismo diagnóstico con la línea que señala, y sus notas con la suya.
  package func citando(_ lineas: [String], de fichero: String) -> Diagnostico {
    var citado = self
    if let lugar, lugar.fichero == fichero, lineas.indices.contains(lugar.linea - 1) {
      citado.codigo = lineas[lugar.linea - 1]
    }
    citado.notas = notas.map { $0.citando(lineas, de: fichero) }
    return citado
  }

  private var bytes: [UInt8] { Array((codigo ?? "").utf8) }

  /// El índice del byte señalado en su línea.
  private var indice: Int? {
    guard let lugar, codigo != nil, lugar.columna >= 1, lugar.columna - 1 <= bytes.count else {
      return nil
    }
    return lugar.columna - 1
  }

  /// El nombre señalado: el último de `caja.total`; si lo señalado es un operador, el de su izquierda.
  var nombreSenalado: String? {
    guard let indice else { return nil }
    let bytes = bytes
    if indice < bytes.count, esDeNombre(bytes[indice]) {
      var fin = indice
      while fin < bytes.count, esDeNombre(bytes[fin]) || bytes[fin] == UInt8(ascii: ".") {
        fin += 1
      }
      return ultimoNombre(bytes[..<fin])
    }
    return ultimoNombre(bytes[..<indice])
  }

  /// La función en cuya llamada está lo señalado: el nombre delante del paréntesis que lo encierra.
  var nombreLlamado: String? {
    guard let indice else { return nil }
    let bytes = bytes
    // Lo señalado puede ser el propio paréntesis.
    var i = min(indice, bytes.count - 1)
    if i >= 0, bytes[i] == UInt8(ascii: "(") { return ultimoNombre(bytes[..<i]) }
    var cerrados = 0
    i -= 1
    while i >= 0 {
      if bytes[i] == UInt8(ascii: ")") { cerrados += 1 }
      if bytes[i] == UInt8(ascii: "(") {
        if cerrados == 0 { return ultimoNombre(bytes[..<i]) }
        cerrados -= 1
      }
      i -= 1
    }
    return nil
  }

  /// El nombre al que se asigna lo señalado.
  var nombreAsignado: String? {
    guard let indice, let igual = bytes[..<indice].lastIndex(of: UInt8(ascii: "=")) else {
      return nil
    }
    return ultimoNombre(bytes[..<igual])
  }

  private func ultimoNombre(_ bytes: ArraySlice<UInt8>) -> String? {
    var resto = bytes
    // Una llamada a la izquierda, `total()`, también se nombra.
    while let ultimo = resto.last, !esDeNombre(ultimo) { resto.removeLast() }
    let nombre = resto.suffix(
      from: (resto.lastIndex { !esDeNombre($0) } ?? resto.startIndex - 1) + 1
    )
    return nombre.isEmpty ? nil : String(decoding: nombre, as: UTF8.self)
  }

  private func esDeNombre(_ byte: UInt8) -> Bool {
    byte == 95 || byte >= 128 || (48...57).contains(byte) || (65...90).contains(byte)
      || (97...122).contains(byte)
  }
}

extension String {
  /// El tipo que crea una línea: `Caja` en `let caja = Caja(3)`.
  var ultimoTipoCreado: String? {
    guard let igual = firstIndex(of: "=") else { return nil }
    let detras = self[index(after: igual)...].recortado
    let nombre = detras.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return nombre.isEmpty ? nil : String(nombre)
  }
}
