/// El informe JUnit: una suite por lección, un caso por comprobación.
///
/// El texto va en `message` y en el elemento: cada lector mira uno de los dos. Sin caracteres de
/// control, que XML 1.0 no admite.
package enum InformeJUnit {
  /// Escribe los informes de varias lecciones.
  package static func escribir(_ informes: [Informe]) -> String {
    let casos = informes.flatMap(\.comprobaciones)
    var lineas = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lineas.append(
      "<testsuites name=\"Cuaderno\" tests=\"\(casos.count)\" failures=\"\(casos.fallidas)\">"
    )
    for informe in informes {
      let suyos = informe.comprobaciones
      let nombre = escapar("\(informe.leccion.numero) · \(informe.leccion.titulo)")
      lineas.append(
        "  <testsuite name=\"\(nombre)\" tests=\"\(suyos.count)\" failures=\"\(suyos.fallidas)\">"
      )
      for caso in suyos { lineas += escribir(caso, informe) }
      lineas.append("  </testsuite>")
    }
    return (lineas + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private static func escribir(_ c: ComprobacionInformada, _ informe: Informe) -> [String] {
    let clase = "Leccion\(informe.leccion.etiqueta).\(informe.leccion.slug)"
    let abre = "    <testcase name=\"\(escapar(c.titulo))\" classname=\"\(escapar(clase))\""
    guard c.estado != .superada else { return [abre + "/>"] }
    let motivo = escapar(motivo(c, informe))
    return [
      abre + ">", "      <failure message=\"\(motivo)\">\(motivo)</failure>", "    </testcase>",
    ]
  }

  private static func motivo(_ c: ComprobacionInformada, _ informe: Informe) -> String {
    switch c.estado {
    case .superada: return ""
    case .fallida(let incidencias):
      return incidencias.map { i in
        let dicho = Expectativa.leer(i.texto)?.frase ?? i.error.map { "Lanzó un error: \($0)" }
        return [dicho?.mayuscula, i.comentario].compactMap { $0 }
          .filter { !$0.isEmpty }.joined(separator: ". ")
      }.joined(separator: " ")
    case .parada(let parada): return "\(parada.motivo.mayuscula). \(parada.consejo)"
    case .sinCompilar:
      return informe.pasos.first { $0.comprobaciones.contains(c) }?.motivos
        .joined(separator: " ") ?? ""
    case .noAlcanzada:
      if let d = informe.diagnosticos.first(where: { $0.gravedad == .error }) {
        return "No compila: \(d.mensaje)"
      }
      return informe.problemas.first.map {
        $0.problema.mensaje(fichero: $0.fichero, leccion: informe.leccion.numero)
      } ?? "No ha llegado a comprobarse."
    }
  }

  private static func escapar(_ texto: String) -> String {
    var limpio = ""
    for escalar in sanear(texto).unicodeScalars {
      switch escalar {
      case "&": limpio += "&amp;"
      case "<": limpio += "&lt;"
      case ">": limpio += "&gt;"
      case "\"": limpio += "&quot;"
      case "\n": limpio += "&#10;"
      case "\u{fffe}", "\u{ffff}": limpio += "\u{fffd}"
      default: limpio.unicodeScalars.append(escalar)
      }
    }
    return limpio
  }
}

extension [ComprobacionInformada] {
  fileprivate var fallidas: Int { count { $0.estado != .superada } }
}
