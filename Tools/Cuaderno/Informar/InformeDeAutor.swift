/// Cuánto se ha demostrado.
package struct RecuentoDeAutor: Sendable, Equatable, Encodable {
  package var lecciones = 0
  package var comprobaciones = 0
  package var versiones = 0
  package var bloques = 0
  package var pistas = 0

  /// Crea un recuento a cero.
  package init() {}
}

/// El informe de `verificar`: una línea por fallo y otra de recuento.
package struct InformeDeAutor: Sendable, Equatable {
  private let fallos: [FalloDeAutor]
  private let cuenta: RecuentoDeAutor

  /// Crea el informe.
  package init(fallos: [FalloDeAutor], cuenta: RecuentoDeAutor) {
    self.fallos = fallos
    self.cuenta = cuenta
  }

  /// El informe para la pantalla.
  package func texto(_ estilo: Estilo) -> String {
    let c = cuenta
    let recuento = enumerar([
      plural(c.lecciones, "lección", "lecciones"),
      plural(c.comprobaciones, "comprobación", "comprobaciones"),
      plural(c.versiones, "versión", "versiones"), plural(c.bloques, "bloque", "bloques"),
      plural(c.pistas, "pista", "pistas"),
    ])
    let final =
      fallos.isEmpty
      ? estilo.pintar("todo en orden", .bien)
      : estilo.pintar(plural(fallos.count, "fallo", "fallos"), .mal)
    return estilo.terminar(
      (fallos.map { "\(estilo.pintar("✗", .mal)) \($0.texto)" } + ["\(recuento): \(final)."])
        .joined(separator: "\n") + "\n"
    )
  }

  /// El informe en el esquema JSON del cuaderno.
  package var json: some Encodable { JSON(cuenta: cuenta, fallos: fallos.map(Fallo.init)) }

  private struct Fallo: Encodable {
    var donde: String
    var que: String
    init(_ fallo: FalloDeAutor) {
      donde = fallo.donde
      que = fallo.que
    }
  }

  private struct JSON: Encodable {
    var version = InformeJSON.version
    var cuenta: RecuentoDeAutor
    var fallos: [Fallo]
  }
}
