/// Revisa un catálogo en español contra el inglés antes de que nadie lo use.
///
/// Un valor vacío o un comentario hacen caer al compilador y al servidor del editor; una comilla sin
/// escapar estropea la entrada siguiente. Un catálogo con una falta grave no se instala nunca.
package struct RevisionDeCatalogo: Sendable {
  /// Algo que está mal, o que conviene mirar.
  package struct Falta: Sendable, Equatable {
    /// La línea del catálogo; 0 si es del fichero entero.
    package var linea: Int
    package var id: String?
    package var que: String
    /// Si es solo una sospecha: se enseña y no suspende.
    package var esSospecha = false

    /// La línea que se enseña.
    package var texto: String { (id.map { "\($0): " } ?? "") + que }
  }

  let ingles: Catalogo
  /// Los identificadores que el catálogo tiene que traer, o `nil` si vale cualquiera.
  let pedidos: Set<String>?

  /// Prepara la revisión.
  package init(ingles: Catalogo, pedidos: Set<String>? = nil) {
    self.ingles = ingles
    self.pedidos = pedidos
  }

  /// Las faltas de un catálogo, por orden de línea.
  package func faltas(_ bytes: [UInt8]) -> [Falta] {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) {
      return [Falta(linea: 1, que: "empieza con una marca de orden de bytes (BOM)")]
    }
    guard let texto = String(validating: bytes, as: UTF8.self) else {
      return [Falta(linea: 0, que: "no está en UTF-8")]
    }
    var faltas: [Falta] = []
    var vistos: [String: Int] = [:]
    for (i, linea) in texto.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if linea.isEmpty { continue }
      guard let (id, valor) = Self.separar(linea) else {
        faltas.append(Falta(linea: i + 1, que: Self.causa(linea)))
        continue
      }
      if let antes = vistos[id] {
        faltas.append(
          Falta(linea: i + 1, id: id, que: "está repetido: ya está en la línea \(antes)")
        )
        continue
      }
      vistos[id] = i + 1
      faltas += self.faltas(id: id, crudo: valor).map { falta in
        var falta = falta
        falta.linea = i + 1
        return falta
      }
    }
    for id in (pedidos ?? []).sorted() where vistos[id] == nil {
      faltas.append(Falta(linea: 0, id: id, que: "falta"))
    }
    return faltas
  }

  /// Separa `"id" = "valor";`; el valor se da con sus escapes.
  private static func separar(_ linea: Substring) -> (id: String, valor: String)? {
    guard linea.first == "\"", let medio = linea.firstRange(of: "\" = \""), linea.hasSuffix("\";")
    else { return nil }
    let id = linea[linea.index(after: linea.startIndex)..<medio.lowerBound]
    let valor = linea[medio.upperBound...].dropLast(2)
    guard !id.isEmpty, !id.contains("\""), !id.contains("\\") else { return nil }
    var escape = false
    for c in valor.unicodeScalars {
      if c == "\"", !escape { return nil }
      escape = c == "\\" && !escape
    }
    return escape ? nil : (String(id), String(valor))
  }

  private static func causa(_ linea: Substring) -> String {
    if linea.firstIndex(where: { !$0.isWhitespace }).map({ linea[$0...].hasPrefix("//") }) == true
      || linea.contains("/*")
    {
      return "hay un comentario: hace caer al compilador"
    }
    if linea.last?.isWhitespace == true { return "hay espacios al final" }
    if !linea.hasSuffix(";") { return "falta el «;» final" }
    return "hay una comilla sin escapar o la línea está mal formada"
  }

  /// Las faltas de una entrada, sin su línea; `crudo` es el valor tal como está en el fichero.
  package func faltas(id: String, crudo: String, conSospechas: Bool = true) -> [Falta] {
    guard let original = ingles.textos[id] else {
      return [Falta(linea: 0, id: id, que: "no existe en el catálogo inglés")]
    }
    if let pedidos, !pedidos.contains(id) {
      return [Falta(linea: 0, id: id, que: "no es de los mensajes que se traducen")]
    }
    if crudo.recortado.isEmpty {
      return [Falta(linea: 0, id: id, que: "el valor está vacío: hace caer al compilador")]
    }
    var entrada = RevisionDeEntrada(
      id: id,
      original: original,
      crudo: crudo,
      conSospechas: conSospechas
    )
    entrada.revisar(ingles.plantillaInglesa(id))
    return entrada.faltas
  }
}
