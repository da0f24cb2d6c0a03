/// Un texto inglés con huecos y su traducción: `'{}' is immutable` → `'{1}' no se puede modificar`.
///
/// En la traducción, `{1}` es el primer hueco tal cual y `{*1}`, ese hueco también traducido.
struct Patron: Sendable {
  private let trozos: [[UInt8]]
  private let espanol: String

  init(_ ingles: String, _ espanol: String) {
    var trozos: [[UInt8]] = [[]]
    var bytes = Array(ingles.utf8)[...]
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "{"), bytes.first == UInt8(ascii: "}") {
        bytes.removeFirst()
        trozos.append([])
      } else {
        trozos[trozos.count - 1].append(byte)
      }
    }
    self.trozos = trozos
    self.espanol = espanol
  }

  /// La traducción de `texto`, si es de esta forma entero.
  func traducir(_ texto: String, _ hueco: (String) -> String) -> String? {
    guard let huecos = casar(Array(texto.utf8)) else { return nil }
    var salida = espanol
    for (i, valor) in huecos.enumerated() {
      if salida.contains("{*\(i + 1)}") {
        salida = salida.replacing("{*\(i + 1)}", with: hueco(valor))
      }
      salida = salida.replacing("{\(i + 1)}", with: valor)
    }
    return salida
  }

  /// Lo que cae en cada hueco, o `nil`. Un hueco nunca queda vacío.
  private func casar(_ texto: [UInt8]) -> [String]? {
    guard let primero = trozos.first, let ultimo = trozos.last else { return nil }
    guard trozos.count > 1 else { return texto == primero ? [] : nil }
    guard texto.count >= primero.count + ultimo.count, texto.starts(with: primero),
      texto.suffix(ultimo.count).elementsEqual(ultimo)
    else { return nil }
    var i = primero.count
    let fin = texto.count - ultimo.count
    var huecos: [String] = []
    for trozo in trozos.dropFirst().dropLast() {
      guard let j = Self.buscar(trozo, en: texto, de: i + 1, hasta: fin) else { return nil }
      huecos.append(String(decoding: texto[i..<j], as: UTF8.self))
      i = j + trozo.count
    }
    guard i < fin else { return nil }
    huecos.append(String(decoding: texto[i..<fin], as: UTF8.self))
    return huecos
  }

  private static func buscar(
    _ trozo: [UInt8],
    en texto: [UInt8],
    de inicio: Int,
    hasta fin: Int
  ) -> Int? {
    guard !trozo.isEmpty, inicio + trozo.count <= fin else { return nil }
    return (inicio...(fin - trozo.count)).first { texto[$0...].starts(with: trozo) }
  }
}
