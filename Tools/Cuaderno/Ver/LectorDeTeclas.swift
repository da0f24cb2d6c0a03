/// Convierte los bytes de la terminal en teclas.
///
/// Guarda lo que llega a medias: un carácter UTF-8, una secuencia de escape o un texto pegado. Lo
/// que no conoce lo tira, y nada de lo que llegue lo hace crecer sin fin.
package struct LectorDeTeclas: Sendable {
  /// Lo más que se guarda de un texto pegado, en bytes; el resto se tira.
  static let maximoPegado = 65_536
  /// Lo más que mide una secuencia de escape que se entienda.
  private static let maximaSecuencia = 32

  /// Los bytes de una secuencia o de un carácter a medias.
  private var medias: [UInt8] = []
  /// Lo pegado hasta ahora, si se está pegando.
  private var pegado: [UInt8]?

  /// Crea un lector sin nada a medias.
  package init() {}

  /// Si espera el resto de una secuencia: tras un plazo corto sin más bytes, llama a `vaciar`.
  package var hayMedias: Bool { !medias.isEmpty && pegado == nil }

  /// Las teclas que completan esos bytes.
  package mutating func leer(_ bytes: [UInt8]) -> [Tecla] {
    var teclas: [Tecla] = []
    for byte in bytes {
      if pegado != nil {
        pegar(byte, en: &teclas)
      } else {
        seguir(byte, en: &teclas)
      }
    }
    return teclas
  }

  /// Da por terminado lo que estaba a medias: un escape suelto es la tecla Esc.
  package mutating func vaciar() -> [Tecla] {
    guard hayMedias else { return [] }
    defer { medias = [] }
    return medias == [27] ? [.escape] : []
  }

  // MARK: - Secuencias y caracteres

  private mutating func seguir(_ byte: UInt8, en teclas: inout [Tecla]) {
    if byte == 27 {
      // Otro escape a medias: el anterior era la tecla Esc, o una secuencia rota.
      if medias == [27] { teclas.append(.escape) }
      medias = [27]
    } else if medias.first == 27 {
      seguirSecuencia(byte, en: &teclas)
    } else if byte >= 128 {
      seguirUTF8(byte, en: &teclas)
    } else {
      medias = []
      if let tecla = Self.suelta(byte) { teclas.append(tecla) }
    }
  }

  private mutating func seguirSecuencia(_ byte: UInt8, en teclas: inout [Tecla]) {
    if byte < 32 || byte == 127 {
      // Un control nunca está dentro de una secuencia: la que había está rota, o era la tecla Esc.
      if medias == [27] { teclas.append(.escape) }
      medias = []
      return seguir(byte, en: &teclas)
    }
    medias.append(byte)
    if medias.count == 2 {
      // Esc y una letra a la vez es Alt con esa letra, que aquí no hace nada.
      if byte != 0x5b, byte != 0x4f { medias = [] }
      return
    }
    guard medias[1] == 0x4f || (0x40...0x7e).contains(byte) else {
      if byte >= 128 || medias.count > Self.maximaSecuencia { medias = [] }
      return
    }
    let secuencia = String(decoding: medias.dropFirst(2), as: UTF8.self)
    medias = []
    if secuencia == "200~" {
      pegado = []
    } else if let tecla = Tecla(secuencia: secuencia) {
      teclas.append(tecla)
    }
  }

  private mutating func seguirUTF8(_ byte: UInt8, en teclas: inout [Tecla]) {
    if byte & 0xc0 != 0x80 { medias = [] }
    medias.append(byte)
    guard let primero = medias.first, let largo = Self.largo(primero) else {
      medias = []
      return
    }
    guard medias.count == largo else { return }
    if let texto = String(validating: medias, as: UTF8.self), let caracter = texto.first {
      teclas.append(.caracter(caracter))
    }
    medias = []
  }

  private static func largo(_ primero: UInt8) -> Int? {
    switch primero {
    case 0xc2...0xdf: 2
    case 0xe0...0xef: 3
    case 0xf0...0xf4: 4
    default: nil
    }
  }

  private static func suelta(_ byte: UInt8) -> Tecla? {
    switch byte {
    case 9: .tab
    case 10, 13: .intro
    case 8, 127: .retroceso
    case 1...26: .control(Character(Unicode.Scalar(byte + 96)))
    case 32..<127: .caracter(Character(Unicode.Scalar(byte)))
    default: nil
    }
  }

  // MARK: - Lo pegado

  /// Guarda un byte pegado, o termina: con la marca del final o con Ctrl-C, que siempre funciona.
  private mutating func pegar(_ byte: UInt8, en teclas: inout [Tecla]) {
    let final: [UInt8] = [27, 0x5b, 0x32, 0x30, 0x31, 0x7e]
    if byte == 3 {
      terminarDePegar(en: &teclas)
      return teclas.append(.control("c"))
    }
    if byte == final[medias.count] {
      medias.append(byte)
      if medias.count == final.count { terminarDePegar(en: &teclas) }
      return
    }
    guardar(medias)
    medias = []
    if byte == 27 { medias = [27] } else { guardar([byte]) }
  }

  private mutating func guardar(_ bytes: [UInt8]) {
    guard let llevamos = pegado?.count, llevamos + bytes.count <= Self.maximoPegado else { return }
    pegado?.append(contentsOf: bytes)
  }

  private mutating func terminarDePegar(en teclas: inout [Tecla]) {
    let texto = String(decoding: pegado ?? [], as: UTF8.self)
    pegado = nil
    medias = []
    let unidas = texto.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    let limpio = unidas.unicodeScalars.filter { escalar in
      escalar == "\n" || escalar == "\t" || escalar.properties.generalCategory != .control
    }
    if !limpio.isEmpty { teclas.append(.pegado(String(limpio))) }
  }
}
