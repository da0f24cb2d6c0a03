// De dónde es lo que falta: del código del estudiante o de la biblioteca.

extension Parecidos {
  /// Si alguna línea declara ese tipo.
  static func declara(_ tipo: String, _ fuentes: [String: [String]]) -> Bool {
    let nombre = String(tipo.prefix { $0 != "<" })
    return fuentes.values.joined().contains { linea in
      ["struct ", "class ", "enum ", "actor ", "protocol "].contains {
        linea.nombre(tras: $0) == nombre
      }
    }
  }

  /// Si lo que falta se busca en un tipo que el estudiante no ha escrito: no se le dice que lo
  /// declare.
  static func esDeLaBiblioteca(_ d: Diagnostico, _ fuentes: [String: [String]]) -> Bool {
    d.id == "could_not_find_value_member"
      && !declara((d.argumentos.first ?? "").filter { $0 != "?" }, fuentes)
  }
}

extension Diagnostico {
  /// Si está dentro de un `set`, un `willSet` o un `didSet`, que son los que dan `newValue` u
  /// `oldValue`.
  func estaEnObservador(_ fuentes: [String: [String]]) -> Bool {
    // Sin sitio no se sabe: se ofrece.
    guard let lugar, let (lineas, _) = lugar.leido(en: fuentes) else { return true }
    var sangria = Int.max
    for linea in lineas.prefix(lugar.linea).reversed() where !linea.recortado.isEmpty {
      let suya = Llaves.sangria(linea)
      guard suya < sangria else { continue }
      sangria = suya
      let palabras = linea.split { !$0.isLetter }
      if ["set", "willSet", "didSet"].contains(where: { palabras.contains(Substring($0)) }) {
        return true
      }
    }
    return false
  }
}

extension Diagnostico {
  /// La palabra que empieza en lo señalado o, con `delante`, la que acaba justo antes.
  func palabra(en fuentes: [String: [String]], delante: Bool) -> String? {
    guard let lugar, let (_, linea) = lugar.leido(en: fuentes) else { return nil }
    let bytes = linea.utf8
    let palabra: String
    if delante {
      let antes = String(decoding: bytes.prefix(max(0, lugar.columna - 1)), as: UTF8.self)
      palabra = String(antes.recortado.reversed().prefix(while: \.esDeNombre).reversed())
    } else {
      let desde = String(decoding: bytes.dropFirst(lugar.columna - 1), as: UTF8.self)
      palabra = String(desde.prefix(while: \.esDeNombre))
    }
    return palabra.isEmpty ? nil : palabra
  }
}
