/// Los nombres con los que se buscan las vistas previas dentro de un programa enlazado.
///
/// La macro `#Preview` pone a cada una un símbolo con su módulo, su fichero y en qué byte está. Aquí
/// basta con los sitios que pueden tener una: un nombre que no esté enlazado se salta.
package enum SimbolosDeVistaPrevia {
  /// Los de los sitios de una entrega en que pone `Preview`, en orden.
  package static func posibles(en entrega: Entrega, modulo: String) -> [String] {
    entrega.ficheros.flatMap { fichero in
      bytes(de: Array("Preview".utf8), en: fichero.bytes).map {
        simbolo(fichero: "\(modulo)/\(fichero.nombre)", byte: $0)
      }
    }
  }

  private static func bytes(de palabra: [UInt8], en bytes: [UInt8]) -> [Int] {
    guard bytes.count >= palabra.count else { return [] }
    return (0...(bytes.count - palabra.count)).filter { i in
      bytes[i] == palabra[0] && bytes[i..<(i + palabra.count)].elementsEqual(palabra)
    }
  }

  /// El símbolo de la vista previa con su nombre en ese byte de `Leccion07/BarraDeCafe.swift`.
  static func simbolo(fichero: String, byte: Int) -> String {
    let nombre = fichero.utf8.map { byte -> String in
      let c = Character(UnicodeScalar(byte))
      if c.isASCII, c.isLetter || c.isNumber { return String(c) }
      return "_" + String(byte, radix: 16)
    }
    return "vistaPrevia_\(nombre.joined())_\(byte)"
  }
}
