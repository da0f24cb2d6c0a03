/// Los nombres con los que se buscan las vistas previas dentro de un programa enlazado.
///
/// La macro `#Preview` pone a cada una un símbolo con su módulo, su fichero y su línea. Aquí basta
/// con las líneas que pueden tener una: un nombre que no esté enlazado se salta.
package enum SimbolosDeVistaPrevia {
  /// Los de las líneas de una entrega que nombran `Preview`, en orden.
  package static func posibles(en entrega: Entrega, modulo: String) -> [String] {
    entrega.ficheros.flatMap { fichero in
      entrega.texto(de: fichero.nombre).lineas.enumerated()
        .filter { $0.element.contains("Preview") }
        .map { simbolo(fichero: "\(modulo)/\(fichero.nombre)", linea: $0.offset + 1) }
    }
  }

  /// El símbolo de la vista previa que empieza en una línea de `Leccion07/BarraDeCafe.swift`.
  static func simbolo(fichero: String, linea: Int) -> String {
    let nombre = fichero.utf8.map { byte -> String in
      let c = Character(UnicodeScalar(byte))
      if c.isASCII, c.isLetter || c.isNumber { return String(c) }
      return "_" + String(byte, radix: 16)
    }
    return "vistaPrevia_\(nombre.joined())_\(linea)"
  }
}
