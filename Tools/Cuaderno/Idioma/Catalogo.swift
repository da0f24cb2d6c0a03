/// Un catálogo de mensajes: `"id" = "texto";`, uno por línea.
package struct Catalogo: Sendable, Equatable {
  /// Un mensaje y su línea en el fichero, desde 1.
  package struct Entrada: Sendable, Equatable {
    package var id: String
    package var texto: String
    package var linea: Int
  }

  /// Los mensajes, en el orden del fichero.
  package private(set) var entradas: [Entrada] = []
  /// Los textos por su identificador.
  package private(set) var textos: [String: String] = [:]

  /// Crea un catálogo con unos mensajes.
  package init(_ entradas: [Entrada] = []) {
    self.entradas = entradas
    for entrada in entradas { textos[entrada.id] = entrada.texto }
  }

  /// Lee un catálogo como el del compilador, que también parte valores en varias líneas.
  ///
  /// Los comentarios y lo que no se entiende se saltan: para juzgar está `RevisionDeCatalogo`.
  package static func leer(_ bytes: [UInt8]) -> Catalogo {
    var lector = LectorDeCatalogo(bytes)
    var entradas: [Entrada] = []
    while let entrada = lector.siguiente() { entradas.append(entrada) }
    return Catalogo(entradas)
  }

  /// La huella del texto inglés que traduce una entrada: si el inglés cambia, deja de valer.
  ///
  /// Es FNV-1a de 64 bits: detecta cambios, y con miles de textos tiene que ser rápida.
  package static func huella(_ texto: String) -> String {
    var h: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in texto.utf8 { h = (h ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let cifras = String(h, radix: 16)
    return String(repeating: "0", count: 16 - cifras.count) + cifras
  }
}

extension Catalogo {
  /// Las palabras que usa, fuera de lo que va entre comillas.
  package var vocabulario: Set<String> {
    entradas.reduce(into: []) {
      $0.formUnion(ReglasDeTexto.vocabulario(ReglasDeTexto.fueraDeCodigo($1.texto)))
    }
  }

  /// Dos mensajes ingleses que vienen mal escritos en el catálogo del compilador 6.3: cómo leerlos.
  package static let inglesEnmendado = [
    "expr_unsupported_objc_key_path_component":
      "an Objective-C key path cannot contain that kind of component",
    "invalid_macro_role_for_macro_syntax":
      "invalid macro role for %select{a freestanding|an attached}0 macro",
  ]

  /// La plantilla inglesa de un mensaje, o `nil` si no está o no se entiende.
  package func plantillaInglesa(_ id: String) -> Plantilla? {
    guard let texto = textos[id] else { return nil }
    return try? Plantilla(Self.inglesEnmendado[id] ?? texto)
  }
}

private struct LectorDeCatalogo {
  private let bytes: [UInt8]
  private var i = 0
  private var linea = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static let comilla = UInt8(ascii: "\"")
  private static let escape = UInt8(ascii: "\\")

  mutating func siguiente() -> Catalogo.Entrada? {
    while i < bytes.count {
      switch bytes[i] {
      case 10:
        linea += 1
        i += 1
      case UInt8(ascii: "/"): saltarComentario()
      case Self.comilla:
        let empieza = linea
        guard let id = cadena() else { return nil }
        saltarEspacios()
        guard i < bytes.count, bytes[i] == UInt8(ascii: "=") else { continue }
        i += 1
        saltarEspacios()
        guard i < bytes.count, bytes[i] == Self.comilla, let texto = cadena() else { continue }
        if i < bytes.count, bytes[i] == UInt8(ascii: ";") { i += 1 }
        return Catalogo.Entrada(id: id, texto: texto, linea: empieza)
      default: i += 1
      }
    }
    return nil
  }

  /// La cadena que empieza aquí, con `\"` ya resuelto; los demás escapes se dejan.
  private mutating func cadena() -> String? {
    i += 1
    var texto: [UInt8] = []
    while i < bytes.count {
      let byte = bytes[i]
      if byte == Self.comilla {
        i += 1
        return String(decoding: texto, as: UTF8.self)
      }
      if byte == Self.escape, i + 1 < bytes.count, bytes[i + 1] == Self.comilla {
        i += 1
        texto.append(Self.comilla)
      } else {
        if byte == 10 { linea += 1 }
        texto.append(byte)
      }
      i += 1
    }
    return nil
  }

  private mutating func saltarEspacios() {
    while i < bytes.count, bytes[i] == 32 || bytes[i] == 9 { i += 1 }
  }

  private mutating func saltarComentario() {
    let doble = i + 1 < bytes.count ? bytes[i + 1] : 0
    if doble == UInt8(ascii: "*") {
      i += 2
      while i + 1 < bytes.count,
        !(bytes[i] == UInt8(ascii: "*") && bytes[i + 1] == UInt8(ascii: "/"))
      {
        if bytes[i] == 10 { linea += 1 }
        i += 1
      }
      i += 2
    } else {
      while i < bytes.count, bytes[i] != 10 { i += 1 }
    }
  }
}
