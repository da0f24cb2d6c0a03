/// Los signos de agrupar de un código, sin los que van en cadenas y comentarios.
enum SignosDeCodigo {
  /// Un signo y su columna en bytes, desde 1.
  struct Signo: Equatable {
    var byte: UInt8
    var columna: Int
  }

  static let abren = Set("{([".utf8)
  static let cierran = Set("})]".utf8)

  /// Los signos de cada línea. Una línea con código y sin ninguno da el primero de sus otros bytes.
  static func leer(_ lineas: [String]) -> [[Signo]] {
    var lector = LectorDeSignos()
    return lineas.map { lector.leer(Array($0.utf8)) }
  }

  /// Si una línea tiene código: no está vacía, ni es comentario ni sigue una cadena de varias líneas.
  static func hayCodigo(_ signos: [Signo], _ linea: String) -> Bool {
    let primero = linea.utf8.prefix { $0 == 32 || $0 == 9 }.count + 1
    return signos.first?.columna == primero
  }
}

private struct LectorDeSignos {
  private enum Estado: Equatable {
    case codigo
    case comentario(niveles: Int)
    case cadena(almohadillas: Int, larga: Bool)
    /// Dentro de `\(…)`: cuántos paréntesis quedan por cerrar.
    case interpolacion(parentesis: Int)
  }

  private var pila: [Estado] = [.codigo]
  private var bytes: [UInt8] = []
  private var i = 0

  mutating func leer(_ linea: [UInt8]) -> [SignosDeCodigo.Signo] {
    bytes = linea
    i = 0
    // Una cadena corta sin cerrar acaba con su línea.
    while case .cadena(_, false)? = pila.last { salir() }
    while case .interpolacion? = pila.last, !enCadenaLarga { salir() }
    var signos: [SignosDeCodigo.Signo] = []
    while i < bytes.count {
      switch pila.last ?? .codigo {
      case .codigo, .interpolacion: codigo(&signos)
      case .comentario(let niveles): comentario(niveles)
      case .cadena(let almohadillas, let larga): cadena(almohadillas, larga)
      }
    }
    return signos
  }

  private var enCadenaLarga: Bool {
    pila.contains { if case .cadena(_, true) = $0 { true } else { false } }
  }

  private mutating func salir() { if pila.count > 1 { pila.removeLast() } }

  private func hay(_ texto: String, _ desde: Int) -> Bool {
    bytes.dropFirst(desde).starts(with: texto.utf8)
  }

  private mutating func codigo(_ signos: inout [SignosDeCodigo.Signo]) {
    if hay("//", i) {
      i = bytes.count
    } else if hay("/*", i) {
      pila.append(.comentario(niveles: 1))
      i += 2
    } else if let (almohadillas, larga) = abreCadena() {
      if signos.isEmpty { signos.append(.init(byte: bytes[i], columna: i + 1)) }
      i += almohadillas + (larga ? 3 : 1)
      pila.append(.cadena(almohadillas: almohadillas, larga: larga))
    } else {
      apuntar(bytes[i], &signos)
      i += 1
    }
  }

  private mutating func apuntar(_ byte: UInt8, _ signos: inout [SignosDeCodigo.Signo]) {
    if case .interpolacion(let parentesis)? = pila.last {
      let nuevo = parentesis + (byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0)
      pila[pila.count - 1] = .interpolacion(parentesis: nuevo)
      if nuevo == 0 { salir() }
    } else if SignosDeCodigo.abren.contains(byte) || SignosDeCodigo.cierran.contains(byte)
      || signos.isEmpty && byte != 32 && byte != 9
    {
      signos.append(.init(byte: byte, columna: i + 1))
    }
  }

  private func abreCadena() -> (almohadillas: Int, larga: Bool)? {
    let almohadillas = bytes.dropFirst(i).prefix { $0 == UInt8(ascii: "#") }.count
    guard hay("\"", i + almohadillas) else { return nil }
    return (almohadillas, hay("\"\"\"", i + almohadillas))
  }

  private mutating func comentario(_ niveles: Int) {
    if hay("/*", i) {
      pila[pila.count - 1] = .comentario(niveles: niveles + 1)
      i += 2
    } else if hay("*/", i) {
      if niveles == 1 { salir() } else { pila[pila.count - 1] = .comentario(niveles: niveles - 1) }
      i += 2
    } else {
      i += 1
    }
  }

  private mutating func cadena(_ almohadillas: Int, _ larga: Bool) {
    let marca = String(repeating: "#", count: almohadillas)
    let fin = (larga ? "\"\"\"" : "\"") + marca
    if hay(fin, i) {
      salir()
      i += fin.utf8.count
    } else if hay("\\\(marca)(", i) {
      pila.append(.interpolacion(parentesis: 1))
      i += 2 + almohadillas
    } else {
      i += hay("\\\(marca)", i) ? 2 + almohadillas : 1
    }
  }
}
