/// Un `#expect` o un `#require` tal como está escrito en una comprobación.
package struct ExpectativaEscrita: Sendable, Equatable {
  /// La macro, con su almohadilla.
  package var macro: String
  /// Su línea, desde 1.
  package var linea: Int
  /// Si lleva el texto que lee quien falla.
  package var conComentario: Bool

  /// Lee las de un código, sin mirar en cadenas ni comentarios.
  package static func leer(_ codigo: String) -> [ExpectativaEscrita] {
    var lector = LectorDeCodigo(codigo)
    var escritas: [ExpectativaEscrita] = []
    while !lector.acabado {
      if lector.saltarTexto() { continue }
      guard let macro = ["#expect", "#require"].first(where: lector.empieza) else {
        lector.avanzar()
        continue
      }
      lector.avanzar(macro.utf8.count)
      escritas.append(
        ExpectativaEscrita(
          macro: macro,
          linea: lector.linea,
          conComentario: conComentario(lector.argumentos())
        )
      )
    }
    return escritas
  }

  /// El comentario va tras la condición: tras el primer argumento, o tras `throws:`.
  private static func conComentario(_ argumentos: [String]) -> Bool {
    let utiles = argumentos.filter { !$0.isEmpty && !$0.hasPrefix("sourceLocation:") }
    return utiles.count > 1
  }
}

/// Recorre un código sabiendo qué es cadena y qué es comentario.
private struct LectorDeCodigo {
  private let bytes: [UInt8]
  private var i = 0
  private(set) var linea = 1

  init(_ codigo: String) { bytes = Array(codigo.utf8) }

  var acabado: Bool { i >= bytes.count }

  func empieza(_ texto: String) -> Bool {
    bytes[i] == texto.utf8.first && bytes[i...].starts(with: texto.utf8)
  }

  mutating func avanzar(_ cuantos: Int = 1) {
    for _ in 0..<cuantos where !acabado {
      if bytes[i] == 10 { linea += 1 }
      i += 1
    }
  }

  /// Salta el comentario o la cadena que empiece aquí; `false` si no empieza ninguno.
  mutating func saltarTexto() -> Bool {
    if empieza("//") {
      while !acabado, bytes[i] != 10 { avanzar() }
      return true
    }
    if empieza("/*") {
      saltarComentario()
      return true
    }
    guard bytes[i] == UInt8(ascii: "#") || bytes[i] == UInt8(ascii: "\"") else { return false }
    let almohadillas = bytes[i...].prefix { $0 == UInt8(ascii: "#") }.count
    guard bytes[(i + almohadillas)...].first == UInt8(ascii: "\"") else { return false }
    saltarCadena(String(repeating: "#", count: almohadillas))
    return true
  }

  private mutating func saltarComentario() {
    var niveles = 0
    repeat {
      let signo = empieza("/*") ? 1 : empieza("*/") ? -1 : 0
      niveles += signo
      avanzar(signo == 0 ? 1 : 2)
    } while niveles > 0 && !acabado
  }

  private mutating func saltarCadena(_ almohadillas: String) {
    avanzar(almohadillas.utf8.count)
    let comillas = empieza("\"\"\"") ? "\"\"\"" : "\""
    avanzar(comillas.utf8.count)
    while !acabado, !empieza(comillas + almohadillas) {
      if empieza("\\\(almohadillas)(") {
        avanzar(1 + almohadillas.utf8.count)
        _ = saltarArgumentos()
      } else {
        avanzar(empieza("\\\(almohadillas)") ? 2 + almohadillas.utf8.count : 1)
      }
    }
    avanzar(comillas.utf8.count + almohadillas.utf8.count)
  }

  /// Los argumentos del paréntesis que empieza aquí, sin espacios ni cadenas; ninguno si no empieza.
  func argumentos() -> [String] {
    var copia = self
    return copia.saltarArgumentos()
  }

  private mutating func saltarArgumentos() -> [String] {
    guard !acabado, bytes[i] == UInt8(ascii: "(") else { return [] }
    var argumentos = [[UInt8]()]
    var nivel = 0
    while !acabado {
      if saltarTexto() {
        argumentos[argumentos.count - 1].append(UInt8(ascii: "\""))
        continue
      }
      let byte = bytes[i]
      avanzar()
      if "([{".utf8.contains(byte) { nivel += 1 }
      if ")]}".utf8.contains(byte) { nivel -= 1 }
      if nivel == 0 { break }
      if byte == UInt8(ascii: ","), nivel == 1 {
        argumentos.append([])
      } else if byte > 32, nivel > 1 || byte != UInt8(ascii: "(") {
        argumentos[argumentos.count - 1].append(byte)
      }
    }
    return argumentos.map { String(decoding: $0, as: UTF8.self) }
  }
}
