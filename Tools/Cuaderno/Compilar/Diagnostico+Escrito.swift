extension Diagnostico {
  /// Una línea que escribió una macro y la columna señalada en ella, en bytes, desde 1.
  package struct Generado: Sendable, Equatable {
    package var linea: String
    package var columna: Int

    /// Crea la línea generada.
    package init(linea: String, columna: Int) {
      self.linea = linea
      self.columna = columna
    }
  }

  /// El mismo diagnóstico en la línea escrita, si estaba en la copia que una macro hizo de ella.
  ///
  /// Una macro copia lo que expande: un error de dentro de un `didSet` se señala en la copia. Aquí se
  /// busca el sitio escrito cuyo alrededor se parece más al de la copia.
  /// - Parameter fuentes: las líneas de los ficheros escritos.
  /// - Returns: el mismo si no está en lo escrito, o si no venía de una macro.
  package func enLoEscrito(_ fuentes: [String: [String]]) -> Diagnostico {
    var escrito = self
    escrito.notas = notas.map { $0.enLoEscrito(fuentes) }
    guard esDeMacro, let generado, let lugar, let lineas = fuentes[lugar.fichero],
      let nuevo = generado.buscar(en: lineas, cerca: lugar)
    else { return escrito }
    escrito.lugar = nuevo
    escrito.estaEnLoEscrito = true
    return escrito
  }
}

extension Diagnostico.Generado {
  /// Los bytes que tienen que coincidir alrededor de lo señalado: menos es casualidad.
  private static let minimo = 4

  /// El sitio de `lineas` que más se parece a este; entre iguales, el más cercano a `lugar`.
  func buscar(en lineas: [String], cerca lugar: Lugar) -> Lugar? {
    let bytes = Array(linea.utf8)
    // De `x`, una macro hace `_x`.
    let guion = bytes.dropFirst(columna - 1).first == UInt8(ascii: "_") ? 1 : 0
    return buscar(Alrededor(bytes, columna - 1), en: lineas, cerca: lugar)
      ?? (guion == 0
        ? nil : buscar(Alrededor(bytes, columna, sin: 1), en: lineas, cerca: lugar))
  }

  private func buscar(_ aqui: Alrededor, en lineas: [String], cerca lugar: Lugar) -> Lugar? {
    guard !aqui.palabra.isEmpty else { return nil }
    var mejor: (parecido: Int, lejos: Int, lugar: Lugar)?
    for (i, escrita) in lineas.enumerated() {
      let bytes = Array(escrita.utf8)
      for inicio in bytes.indices where bytes[inicio...].starts(with: aqui.palabra) {
        let parecido = aqui.parecido(Alrededor(bytes, inicio))
        let lejos = abs(i + 1 - lugar.linea)
        guard parecido >= Self.minimo, (-parecido, lejos) < mejor.map({ (-$0.0, $0.1) }) ?? (1, 0)
        else { continue }
        let sitio = Lugar(
          fichero: lugar.fichero,
          linea: i + 1,
          columna: inicio + 1,
          largo: aqui.palabra.count
        )
        mejor = (parecido, lejos, sitio)
      }
    }
    return mejor?.lugar
  }
}

/// Un punto de una línea: la palabra o el signo que hay en él y lo que lo rodea, sin espacios.
private struct Alrededor {
  let palabra: [UInt8]
  private let antes: [UInt8]
  private let despues: [UInt8]

  /// `sin` son los bytes de delante que no cuentan.
  init(_ bytes: [UInt8], _ inicio: Int, sin quitados: Int = 0) {
    let inicio = min(max(0, inicio), bytes.count)
    let resto = bytes[inicio...]
    let nombre = resto.prefix(while: Self.esDeNombre)
    palabra = Array(nombre.isEmpty ? resto.prefix(1) : nombre)
    antes = bytes[..<max(0, inicio - quitados)].filter { $0 != 32 && $0 != 9 }.reversed()
    despues = resto.dropFirst(palabra.count).filter { $0 != 32 && $0 != 9 }
  }

  /// Cuántos bytes seguidos coinciden a los dos lados de la misma palabra.
  func parecido(_ otro: Alrededor) -> Int {
    guard palabra == otro.palabra else { return 0 }
    return zip(antes, otro.antes).prefix { $0 == $1 }.count
      + zip(despues, otro.despues).prefix { $0 == $1 }.count
  }

  private static func esDeNombre(_ byte: UInt8) -> Bool {
    byte == 95 || byte >= 128 || (48...57).contains(byte) || (65...90).contains(byte)
      || (97...122).contains(byte)
  }
}
