extension Catalogo {
  /// Junta las partes de una traducción en el catálogo que se publica, en el orden del inglés.
  ///
  /// Si un mensaje está en dos partes, vale el de la última. El formato que sale es siempre el mismo:
  /// así un cambio de una frase es una línea de diferencia.
  package static func fundir(
    _ partes: [Catalogo],
    ingles: Catalogo
  ) -> (catalogo: String, huellas: String) {
    var textos: [String: String] = [:]
    for parte in partes { textos.merge(parte.textos) { _, nuevo in nuevo } }
    var catalogo = ""
    var huellas = "# huella del texto inglés que traduce cada mensaje de es.strings\n"
    for entrada in ingles.entradas {
      guard let texto = textos[entrada.id] else { continue }
      catalogo += "\"\(entrada.id)\" = \"\(texto.replacing("\"", with: "\\\""))\";\n"
      huellas += "\(entrada.id)\t\(huella(entrada.texto))\n"
    }
    return (catalogo, huellas)
  }
}
