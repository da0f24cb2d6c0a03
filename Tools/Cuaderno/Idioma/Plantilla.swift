/// El texto de un mensaje del compilador, con sus huecos: `%0`, `%select{a|b}1`, `%s2`.
package struct Plantilla: Sendable, Equatable {
  /// Un trozo de la plantilla.
  package indirect enum Pieza: Sendable, Equatable {
    case texto(String)
    /// `%0`, `%kind0`…: lo que el compilador pone, y cómo. Sin nombre, el modificador es vacío.
    case hueco(modificador: String, numero: Int)
    /// `%select{a|b}0`: una de las opciones.
    case opciones([[Pieza]], numero: Int)
    /// `%error` y `%ERROR`: una opción que nunca se escribe.
    case nunca(String)
  }

  /// Por qué un texto no es una plantilla.
  package enum Defecto: Error, Sendable, Equatable {
    case sinCerrar
    case sinLlaves
    case sinNumero(String)
    case desconocido(String)
    case llaveSuelta

    /// Lo que lee quien traduce.
    package var mensaje: String {
      switch self {
      case .sinCerrar: "hay un %select sin cerrar"
      case .sinLlaves: "hay un %select sin llaves"
      case .sinNumero(let que): "«%\(que)» no lleva número"
      case .desconocido(let que): "no existe el modificador «%\(que)»"
      case .llaveSuelta: "hay una llave suelta dentro de un %select"
      }
    }
  }

  package let piezas: [Pieza]

  /// Los modificadores que escriben un nombre.
  package static let deNombre: Set<String> = [
    "", "kind", "kindonly", "kindbase", "kindbaseonly", "base", "baseonly", "noun", "noformat",
  ]
  /// Los que escriben en inglés la clase de la declaración: en español no se usan.
  package static let deClase: Set<String> = [
    "kind", "kindonly", "kindbase", "kindbaseonly", "base", "baseonly", "noun",
  ]

  /// Lee una plantilla con las reglas del compilador.
  ///
  /// - Throws: `Defecto` si el compilador no la entendería.
  package init(_ texto: String) throws(Defecto) {
    var lector = LectorDePlantilla(Array(texto.utf8))
    piezas = try lector.leer(dentro: false)
  }
}

/// Recorre los bytes de una plantilla. Con bytes, y no caracteres: son miles de textos.
private struct LectorDePlantilla {
  private let bytes: [UInt8]
  private var i = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static let porcentaje = UInt8(ascii: "%")
  private static let abre = UInt8(ascii: "{")
  private static let cierra = UInt8(ascii: "}")
  private static let barra = UInt8(ascii: "|")

  private var actual: UInt8? { i < bytes.count ? bytes[i] : nil }

  mutating func leer(dentro: Bool) throws(Plantilla.Defecto) -> [Plantilla.Pieza] {
    var piezas: [Plantilla.Pieza] = []
    var texto: [UInt8] = []
    var hondo = 0
    func cerrarTexto() {
      if !texto.isEmpty { piezas.append(.texto(String(decoding: texto, as: UTF8.self))) }
      texto = []
    }
    while let byte = actual {
      if dentro, hondo == 0, byte == Self.barra || byte == Self.cierra { break }
      if byte == Self.porcentaje {
        if i + 1 < bytes.count, bytes[i + 1] == Self.porcentaje {
          texto.append(byte)
          i += 2
          continue
        }
        cerrarTexto()
        piezas.append(try hueco())
        continue
      }
      if dentro, byte == Self.abre { hondo += 1 }
      if dentro, byte == Self.cierra { hondo -= 1 }
      texto.append(byte)
      i += 1
    }
    cerrarTexto()
    if dentro, hondo != 0 { throw .llaveSuelta }
    return piezas
  }

  private mutating func hueco() throws(Plantilla.Defecto) -> Plantilla.Pieza {
    i += 1
    let modificador = palabra { ($0 | 32) >= UInt8(ascii: "a") && ($0 | 32) <= UInt8(ascii: "z") }
    let hayCifra = actual.map(Self.esCifra) ?? false
    if modificador == "error" || modificador == "ERROR", !hayCifra { return .nunca(modificador) }
    var opciones: [[Plantilla.Pieza]]?
    if actual == Self.abre {
      guard modificador == "select" else { throw .desconocido("\(modificador){") }
      opciones = try leerOpciones()
    } else if modificador == "select" {
      throw .sinLlaves
    }
    let cifras = palabra(Self.esCifra)
    guard let numero = Int(cifras) else { throw .sinNumero(modificador) }
    if let opciones { return .opciones(opciones, numero: numero) }
    guard Plantilla.deNombre.contains(modificador) || modificador == "s" || modificador == "error"
    else { throw .desconocido(modificador) }
    return .hueco(modificador: modificador, numero: numero)
  }

  private mutating func leerOpciones() throws(Plantilla.Defecto) -> [[Plantilla.Pieza]] {
    var opciones: [[Plantilla.Pieza]] = []
    repeat {
      i += 1
      opciones.append(try leer(dentro: true))
      guard actual != nil else { throw .sinCerrar }
    } while actual == Self.barra
    i += 1
    return opciones
  }

  private mutating func palabra(_ vale: (UInt8) -> Bool) -> String {
    let inicio = i
    while let byte = actual, vale(byte) { i += 1 }
    return String(decoding: bytes[inicio..<i], as: UTF8.self)
  }

  private static func esCifra(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
