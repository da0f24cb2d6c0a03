/// El resumen de varias lecciones comprobadas de una vez.
package struct ResumenDeLecciones: Sendable, Equatable {
  private let informes: [Informe]
  private let rotas: [LeccionRota]

  /// Crea el resumen, con las lecciones que no se han podido comprobar.
  package init(informes: [Informe], rotas: [LeccionRota] = []) {
    self.informes = informes
    self.rotas = rotas
  }

  /// La línea de una lección, según se va comprobando.
  package static func linea(_ informe: Informe, _ estilo: Estilo) -> String {
    let superada = informe.resultado == .superada
    let signo = superada ? estilo.pintar("✓", .bien) : estilo.pintar("✗", .mal)
    let nota =
      switch informe.resultado {
      case .superada, .noSuperada: "\(informe.superadas) de \(informe.comprobaciones.count)"
      case .noCompila: "no compila"
      case .noLegible: "no se puede leer"
      }
    let numero =
      informe.leccion.numero < 10 ? " \(informe.leccion.numero)" : "\(informe.leccion.numero)"
    var linea = "\(signo) \(numero)  \(informe.leccion.titulo)  \(estilo.pintar(nota, .tenue))\n"
    if let pendiente = informe.primeraPendiente, informe.resultado == .noSuperada {
      linea += "      \(pendiente.titulo)\n"
    }
    return estilo.terminar(linea)
  }

  /// El recuento final.
  package func texto(_ estilo: Estilo) -> String {
    let hechas = informes.count { $0.resultado == .superada }
    let total = plural(informes.count + rotas.count, "lección superada", "lecciones superadas")
    return estilo.terminar("\n\(hechas) de \(total).\n")
  }

  /// El resumen en el esquema JSON del cuaderno.
  package var json: some Encodable {
    JSON(
      superadas: informes.count { $0.resultado == .superada },
      lecciones: informes.map(InformeJSON.init),
      rotas: rotas
    )
  }

  private struct JSON: Encodable {
    var version = InformeJSON.version
    var superadas: Int
    var lecciones: [InformeJSON]
    var rotas: [LeccionRota]
  }
}
