/// La línea de una lección en Package.swift.
package struct LineaDelPaquete: Sendable, Equatable {
  package var usa: [String]
  package var aislamiento: String

  /// Crea una línea.
  package init(usa: [String] = [], aislamiento: String = "ninguno") {
    self.usa = usa
    self.aislamiento = aislamiento
  }

  /// Lee las líneas `Leccion(3, "slug", usa: […], aislamiento: "…")`, por su carpeta.
  package static func leer(_ manifiesto: String) -> [String: LineaDelPaquete] {
    var lineas: [String: LineaDelPaquete] = [:]
    for linea in manifiesto.lineas {
      let limpia = linea.recortado
      guard limpia.hasPrefix("Leccion("), let slug = limpia.entre("\"", "\""),
        let numero = Int(limpia.dropFirst(8).prefix { $0.isNumber })
      else { continue }
      let usa = limpia.entre("usa: [", "]")?.split(separator: ",").map {
        $0.recortado.filter { $0 != "\"" }
      }
      let aislamiento = limpia.entre("aislamiento: \"", "\"").map(String.init)
      lineas["\(Leccion.etiqueta(numero))-\(slug)"] = LineaDelPaquete(
        usa: usa ?? [],
        aislamiento: aislamiento ?? "ninguno"
      )
    }
    return lineas
  }

  /// El manifiesto con esta línea, de una lección más, en su sitio; `nil` si no hay lista.
  package func anadir(_ numero: Int, _ slug: String, a manifiesto: String) -> String? {
    var lineas = manifiesto.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    guard let lista = lineas.firstIndex(where: { $0.hasPrefix("let lecciones: [Leccion] = [") }),
      let fin = lineas[lista...].firstIndex(where: { $0.hasPrefix("]") })
    else { return nil }
    let sitio = lineas[lista..<fin].lastIndex { linea in
      let limpia = linea.recortado
      guard limpia.hasPrefix("Leccion("), let n = Int(limpia.dropFirst(8).prefix { $0.isNumber })
      else { return false }
      return n < numero
    }
    lineas.insert("  \(escrita(numero, slug))", at: (sitio ?? lista) + 1)
    return lineas.joined(separator: "\n")
  }

  private func escrita(_ numero: Int, _ slug: String) -> String {
    let modulos = usa.map { "\"\($0)\"" }.joined(separator: ", ")
    return "Leccion(\(numero), \"\(slug)\""
      + (usa.isEmpty ? "" : ", usa: [\(modulos)]")
      + (aislamiento == "ninguno" ? "" : ", aislamiento: \"\(aislamiento)\"") + "),"
  }
}
