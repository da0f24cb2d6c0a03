/// Las pistas que se enseñan de una comprobación.
package struct HojaDePista: Sendable, Equatable {
  private let comprobacion: ComprobacionInformada
  private let pistas: [String]
  private let nivel: Int

  /// Crea la hoja con las pistas hasta `nivel`, de 1 en adelante.
  package init(comprobacion: ComprobacionInformada, pistas: [String], nivel: Int) {
    self.comprobacion = comprobacion
    self.pistas = pistas
    self.nivel = nivel
  }

  /// La hoja para la pantalla.
  package func texto(_ leccion: Leccion, _ estilo: Estilo) -> String {
    var lineas = [estilo.pintar(comprobacion.titulo, .fuerte), ""]
    if pistas.isEmpty { lineas.append("Esta comprobación no tiene pistas.") }
    for (i, pista) in pistas.prefix(nivel).enumerated() {
      let parrafo = estilo.parrafo(pista, sangria: "   ").dropFirst(3)
      lineas.append("\(i + 1). \(parrafo)")
    }
    if nivel < pistas.count {
      let mas = plural(pistas.count - nivel, "pista más", "pistas más")
      lineas += ["", "Hay \(mas): swift run leccion pista \(leccion.numero)"]
    }
    return estilo.terminar(lineas.joined(separator: "\n") + "\n")
  }

  /// La hoja en el esquema JSON del cuaderno.
  package func json(_ leccion: Leccion) -> some Encodable {
    JSON(
      leccion: leccion.numero,
      comprobacion: comprobacion.nombre,
      titulo: comprobacion.titulo,
      pistas: Array(pistas.prefix(nivel)),
      quedan: max(0, pistas.count - nivel)
    )
  }

  /// Lo que se responde en JSON cuando no queda nada por cumplir: ninguna comprobación ni pista.
  package static func superada(_ leccion: Leccion) -> some Encodable {
    JSON(leccion: leccion.numero, comprobacion: nil, titulo: nil, pistas: [], quedan: 0)
  }

  private struct JSON: Encodable {
    var version = InformeJSON.version
    var leccion: Int
    var comprobacion: String?
    var titulo: String?
    var pistas: [String]
    var quedan: Int
  }
}
