/// Un fichero tal como estaba en el disco en el momento de leerlo.
package struct FicheroDeEntrega: Sendable, Equatable {
  /// El nombre, sin carpeta.
  package let nombre: String
  /// El contenido.
  package let bytes: [UInt8]

  /// Crea un fichero con su nombre y su contenido.
  package init(nombre: String, bytes: [UInt8]) {
    self.nombre = nombre
    self.bytes = bytes
  }
}

/// Lo que se comprueba: los ficheros de una versión, como bytes ya leídos.
///
/// Todo lo que sigue trabaja con esta copia: si guardas otra vez, no cambia a mitad de camino.
package struct Entrega: Sendable, Equatable {
  /// Los ficheros que la lección pide, en orden.
  package let ficheros: [FicheroDeEntrega]
  /// Otros ficheros `.swift` que hay en la carpeta y que no cuentan.
  package let deMas: [String]

  /// Crea una entrega con sus ficheros.
  package init(ficheros: [FicheroDeEntrega], deMas: [String] = []) {
    self.ficheros = ficheros
    self.deMas = deMas
  }

  /// La huella del contenido: dos entregas iguales tienen la misma.
  package var huella: Huella {
    Huella(partes: ficheros.flatMap { [$0.nombre, String(decoding: $0.bytes, as: UTF8.self)] })
  }

  /// El texto de un fichero, o vacío si no está.
  package func texto(de nombre: String) -> String {
    String(decoding: ficheros.first { $0.nombre == nombre }?.bytes ?? [], as: UTF8.self)
  }
}

/// Por qué una entrega no se puede ni compilar. No es un fallo del cuaderno: es un «no superada».
package enum ProblemaDeEntrega: Error, Equatable {
  case falta
  case esCarpeta
  case esEnlace(destino: String)
  case noEsFicheroNormal
  case ilegible
  case vacio
  case muyGrande(bytes: Int)
  case noEsUTF8(linea: Int)
  case tieneNulos(linea: Int)

  /// El tamaño máximo de un fichero, en bytes.
  package static let maximo = 1 << 20

  /// Mira el contenido de un fichero y dice qué impide compilarlo, si algo lo impide.
  package static func mirar(_ bytes: [UInt8]) -> ProblemaDeEntrega? {
    if bytes.count > maximo { return .muyGrande(bytes: bytes.count) }
    // Las marcas de UTF-16: sin mirarlas, se hablaría de sus caracteres nulos.
    if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) {
      return .noEsUTF8(linea: 1)
    }
    if let nulo = bytes.firstIndex(of: 0) { return .tieneNulos(linea: linea(de: nulo, en: bytes)) }
    if let malo = primerByteInvalido(bytes) { return .noEsUTF8(linea: linea(de: malo, en: bytes)) }
    let blancos: Set<UInt8> = [32, 9, 10, 13]
    let cuerpo = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes.dropFirst(3) : bytes[...]
    return cuerpo.allSatisfy(blancos.contains) ? .vacio : nil
  }

  private static func linea(de indice: Int, en bytes: [UInt8]) -> Int {
    bytes[..<indice].reduce(1) { $0 + ($1 == 10 ? 1 : 0) }
  }

  private static func primerByteInvalido(_ bytes: [UInt8]) -> Int? {
    var lector = UTF8.ForwardParser()
    var iterador = bytes.makeIterator()
    var leidos = 0
    while true {
      switch lector.parseScalar(from: &iterador) {
      case .valid(let escalar): leidos += escalar.count
      case .emptyInput: return nil
      case .error: return min(leidos, bytes.count - 1)
      }
    }
  }

  /// Lo que lee el estudiante sobre `fichero`, con lo que puede hacer.
  package func mensaje(fichero: String, leccion: Int) -> String {
    let volver = "Recupera el del principio con «swift run leccion reiniciar \(leccion)»."
    return switch self {
    case .falta: "Falta \(fichero). \(volver)"
    case .esCarpeta: "\(fichero) es una carpeta y debería ser un fichero. Muévela. \(volver)"
    case .esEnlace(let destino):
      "\(fichero) es un enlace a \(destino), fuera de la lección: no lo sigo. Pon ahí un fichero."
    case .noEsFicheroNormal: "\(fichero) no es un fichero normal. Bórralo. \(volver)"
    case .ilegible: "No tengo permiso para leer \(fichero). Cámbiale los permisos."
    case .vacio: "\(fichero) está vacío: no hay nada que comprobar. \(volver)"
    case .muyGrande(let bytes):
      "\(fichero) ocupa \(bytes / 1024) KiB y el máximo es \(Self.maximo / 1024). \(volver)"
    case .noEsUTF8(let linea):
      "\(fichero) no está guardado en UTF-8 (lo veo en la línea \(linea)). Guárdalo así en tu editor."
    case .tieneNulos(let linea):
      "\(fichero) tiene un carácter nulo en la línea \(linea): no es texto. Borra ese carácter o \(volver.minuscula)"
    }
  }
}

extension String {
  /// El texto con la primera letra en minúscula.
  package var minuscula: String { prefix(1).lowercased() + dropFirst() }
  /// El texto con la primera letra en mayúscula.
  package var mayuscula: String { prefix(1).uppercased() + dropFirst() }
}
