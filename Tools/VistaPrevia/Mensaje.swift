/// Lo que pide el compilador. Los nombres son los de su protocolo.
enum Mensaje: Decodable {
  case getCapability(capability: Capacidad?)
  case expandFreestandingMacro(
    macro: Macro,
    discriminator: String,
    syntax: Sintaxis,
    lexicalContext: [Sintaxis]?
  )
  case expandAttachedMacro(
    macro: Macro,
    macroRole: String,
    discriminator: String,
    declSyntax: Sintaxis,
    lexicalContext: [Sintaxis]?
  )

  /// Qué sabe hacer quien habla.
  struct Capacidad: Codable {
    var protocolVersion: Int
  }

  /// La macro usada.
  struct Macro: Decodable {
    var typeName: String
  }

  /// Un trozo de código y dónde está.
  struct Sintaxis: Decodable {
    var source: String
    var location: Lugar

    /// Un problema en el primer trozo de este código que no es un espacio ni un comentario.
    func problema(_ mensaje: String) -> Respuesta.Problema {
      let primero = Trozo.deCodigo(source).first { !$0.texto.allSatisfy(\.isWhitespace) }
      let delante = source.utf8[..<(primero?.texto.startIndex ?? source.startIndex)].count
      return Respuesta.Problema(
        message: mensaje,
        position: .init(fileName: location.fileName, offset: location.offset + delante)
      )
    }
  }

  /// El lugar de un trozo de código.
  struct Lugar: Decodable {
    var fileID: String
    var fileName: String
    /// Bytes desde el principio del fichero.
    var offset: Int
  }
}

/// Lo que se responde al compilador. Los nombres son los de su protocolo.
enum Respuesta: Encodable {
  case getCapabilityResult(capability: Mensaje.Capacidad)
  case expandMacroResult(expandedSource: String?, diagnostics: [Problema])

  /// Lo que está mal en el uso de una macro.
  struct Problema: Encodable {
    var message: String
    var severity = "error"
    var position: Posicion
    var highlights: [String] = []
    var notes: [String] = []
    var fixIts: [String] = []
  }

  /// El sitio de un problema.
  struct Posicion: Encodable {
    var fileName: String
    var offset: Int
  }
}

extension Respuesta {
  /// La respuesta a un mensaje, o `nil` si pide algo que no es de aquí.
  init?(a mensaje: Mensaje) {
    switch mensaje {
    case .getCapability:
      self = .getCapabilityResult(capability: .init(protocolVersion: 7))
    case .expandFreestandingMacro(let macro, let distintivo, let sintaxis, let contexto):
      guard macro.typeName == "MacroPreview" else { return nil }
      guard contexto?.isEmpty ?? true else {
        self = .rechazo(sintaxis.problema(MacroPreview.fueraDeSitio))
        return
      }
      self = .expandMacroResult(
        expandedSource: MacroPreview.seOmiten
          ? "" : MacroPreview.expandir(sintaxis, distintivo: distintivo),
        diagnostics: []
      )
    case .expandAttachedMacro(let macro, let papel, _, let sintaxis, let contexto):
      guard macro.typeName == "MacroEntry" else { return nil }
      guard contexto?.first?.source.contains("EnvironmentValues") ?? true else {
        self = .rechazo(sintaxis.problema(MacroEntry.fueraDeSitio))
        return
      }
      guard let entrada = MacroEntry(sintaxis.source) else {
        self = .rechazo(sintaxis.problema(MacroEntry.sinValor))
        return
      }
      self = .expandMacroResult(
        expandedSource: papel == "accessor" ? entrada.accesos : entrada.clave,
        diagnostics: []
      )
    }
  }

  private static func rechazo(_ problema: Problema) -> Respuesta {
    .expandMacroResult(expandedSource: nil, diagnostics: [problema])
  }
}
