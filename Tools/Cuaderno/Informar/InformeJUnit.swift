/// El informe JUnit: una suite por lección, un caso por comprobación.
///
/// `failure` es una comprobación que no se cumple; `error`, una que no se pudo comprobar. El tiempo
/// es el de correr las comprobaciones, sin compilar.
///
/// El texto va en `message` y en el elemento: cada lector mira uno de los dos. Sin caracteres de
/// control, que XML 1.0 no admite.
package enum InformeJUnit {
  /// Escribe los informes de varias lecciones, y las que no se han podido comprobar.
  package static func escribir(_ informes: [Informe], rotas: [LeccionRota] = []) -> String {
    let suites = informes.map(suite) + rotas.map(suite)
    let todas = suites.reduce(Cuenta()) { $0 + $1.cuenta }
    let lineas =
      ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"Cuaderno\"\(todas)>"]
      + suites.flatMap(\.lineas) + ["</testsuites>"]
    return lineas.joined(separator: "\n") + "\n"
  }

  /// Cuántos casos hay, cuántos no se cumplen, cuántos no se pudieron comprobar y cuánto tardaron.
  private struct Cuenta: CustomStringConvertible {
    var casos = 0
    var fallidos = 0
    var errores = 0
    var segundos: Double?

    var description: String {
      " tests=\"\(casos)\" failures=\"\(fallidos)\" errors=\"\(errores)\"" + tiempo(segundos)
    }

    static func + (a: Cuenta, b: Cuenta) -> Cuenta {
      let tiempos = [a.segundos, b.segundos].compactMap { $0 }
      return Cuenta(
        casos: a.casos + b.casos,
        fallidos: a.fallidos + b.fallidos,
        errores: a.errores + b.errores,
        segundos: tiempos.isEmpty ? nil : tiempos.reduce(0, +)
      )
    }
  }

  private typealias Suite = (cuenta: Cuenta, lineas: [String])

  private static func suite(_ informe: Informe) -> Suite {
    let casos = informe.comprobaciones
    let fallidos = casos.count { $0.estado.esFallida }
    let tiempos = casos.compactMap { informe.segundos[$0.nombre] }
    let cuenta = Cuenta(
      casos: casos.count,
      fallidos: fallidos,
      errores: casos.count { $0.estado != .superada } - fallidos,
      segundos: tiempos.isEmpty ? nil : tiempos.reduce(0, +)
    )
    let nombre = escapar("\(informe.leccion.numero) · \(informe.leccion.titulo)")
    let lineas = casos.flatMap { escribir($0, informe) }
    return (cuenta, ["  <testsuite name=\"\(nombre)\"\(cuenta)>"] + lineas + ["  </testsuite>"])
  }

  private static func suite(_ rota: LeccionRota) -> Suite {
    let cuenta = Cuenta(casos: 1, errores: 1)
    let nombre = escapar(rota.carpeta)
    let caso = "    <testcase name=\"Se puede comprobar\" classname=\"\(nombre)\""
    return (
      cuenta,
      ["  <testsuite name=\"\(nombre)\"\(cuenta)>"]
        + escribir(caso, "error", "leccion-rota", rota.mensaje) + ["  </testsuite>"]
    )
  }

  private static func escribir(_ c: ComprobacionInformada, _ informe: Informe) -> [String] {
    let clase = "Leccion\(informe.leccion.etiqueta).\(informe.leccion.slug)"
    let abre =
      "    <testcase name=\"\(escapar(c.titulo))\" classname=\"\(escapar(clase))\""
      + tiempo(informe.segundos[c.nombre])
    guard c.estado != .superada else { return [abre + "/>"] }
    let elemento = c.estado.esFallida ? "failure" : "error"
    return escribir(abre, elemento, c.estado.tipo(informe), motivo(c, informe))
  }

  private static func escribir(
    _ abre: String,
    _ elemento: String,
    _ tipo: String,
    _ motivo: String
  ) -> [String] {
    let motivo = escapar(motivo)
    return [
      abre + ">",
      "      <\(elemento) type=\"\(tipo)\" message=\"\(motivo)\">\(motivo)</\(elemento)>",
      "    </testcase>",
    ]
  }

  /// El atributo del tiempo, en segundos. Si no se sabe, no se inventa.
  private static func tiempo(_ segundos: Double?) -> String {
    guard let segundos else { return "" }
    let milesimas = Int((max(0, min(segundos, 1e9)) * 1000).rounded())
    let decimales = String(milesimas % 1000 + 1000).dropFirst()
    return " time=\"\(milesimas / 1000).\(decimales)\""
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

extension EstadoDeComprobacion {
  /// Si corrió entera y algo no era lo esperado. Lo demás no se pudo comprobar.
  fileprivate var esFallida: Bool { if case .fallida = self { true } else { false } }

  /// Qué pasó, en una palabra: la misma que en el informe JSON.
  fileprivate func tipo(_ informe: Informe) -> String {
    switch self {
    case .superada, .fallida: "fallida"
    case .parada(let parada): parada.clase.rawValue
    case .sinCompilar: "sin-compilar"
    case .noAlcanzada:
      informe.resultado == .noSuperada ? "no-alcanzada" : informe.resultado.rawValue
    }
  }
}
