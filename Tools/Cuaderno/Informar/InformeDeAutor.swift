/// Cuánto se ha demostrado.
package struct RecuentoDeAutor: Sendable, Equatable, Encodable {
  package var lecciones = 0
  package var comprobaciones = 0
  /// Soluciones, inicios y errores conocidos.
  package var versiones = 0
  /// Entregas sin código, que no deben pasar: el fichero vacío y el de todo comentado.
  package var vacias = 0
  package var bloques = 0
  package var pistas = 0
  /// Versiones, entregas vacías y bloques que ya se habían demostrado con el mismo contenido.
  package var deAntes = 0

  /// Crea un recuento a cero.
  package init() {}
}

/// Lo que se ha tardado en demostrarlo.
package struct TiempoDeAutor: Sendable, Equatable {
  /// Los segundos de reloj en total.
  package var total: Double
  /// Los de cada lección, por su número: de su primera demostración a la última.
  package var lecciones: [Int: Double]

  /// Crea un tiempo.
  package init(total: Double, lecciones: [Int: Double] = [:]) {
    self.total = total
    self.lecciones = lecciones
  }
}

/// El informe de `verificar`: una línea por fallo, otra de recuento y otra con el tiempo.
package struct InformeDeAutor: Sendable, Equatable {
  private let fallos: [FalloDeAutor]
  private let cuenta: RecuentoDeAutor
  private let tiempo: TiempoDeAutor

  /// Crea el informe.
  package init(fallos: [FalloDeAutor], cuenta: RecuentoDeAutor, tiempo: TiempoDeAutor) {
    self.fallos = fallos
    self.cuenta = cuenta
    self.tiempo = tiempo
  }

  /// El informe para la pantalla.
  package func texto(_ estilo: Estilo) -> String {
    let c = cuenta
    let recuento = enumerar([
      plural(c.lecciones, "lección", "lecciones"),
      plural(c.comprobaciones, "comprobación", "comprobaciones"),
      plural(c.versiones, "versión", "versiones"),
      plural(c.vacias, "entrega vacía", "entregas vacías"),
      plural(c.bloques, "bloque", "bloques"), plural(c.pistas, "pista", "pistas"),
    ])
    let final =
      fallos.isEmpty
      ? estilo.pintar("todo en orden", .bien)
      : estilo.pintar(plural(fallos.count, "fallo", "fallos"), .mal)
    return estilo.terminar(
      (fallos.map { "\(estilo.pintar("✗", .mal)) \($0.texto)" } + [
        "\(recuento): \(final).", enTiempo,
      ])
      .joined(separator: "\n") + "\n"
    )
  }

  /// Lo que se ha tardado, y cuánto se ha ahorrado por estar ya demostrado.
  private var enTiempo: String {
    let total = cuenta.versiones + cuenta.vacias + cuenta.bloques
    let deAntes =
      cuenta.deAntes == 0
      ? ""
      : " De las \(total) demostraciones, \(cuenta.deAntes) ya estaban hechas y nada ha cambiado."
    return "Tarda \(duracion(tiempo.total)).\(deAntes)"
  }

  /// El informe en el esquema JSON del cuaderno.
  package var json: some Encodable {
    JSON(
      cuenta: cuenta,
      fallos: fallos.map(Fallo.init),
      lecciones: tiempo.lecciones.sorted { $0.key < $1.key }.map {
        Leccion(leccion: $0.key, segundos: Self.redondear($0.value))
      },
      segundos: Self.redondear(tiempo.total)
    )
  }

  private static func redondear(_ segundos: Double) -> Double { (segundos * 100).rounded() / 100 }

  private struct Leccion: Encodable {
    var leccion: Int
    var segundos: Double
  }

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
    var lecciones: [Leccion]
    var segundos: Double
  }
}

/// Un tiempo como se lee: «3,2 s» o «4 min 5 s».
package func duracion(_ segundos: Double) -> String {
  let decimas = Int((max(0, segundos) * 10).rounded())
  if decimas < 600 { return "\(decimas / 10),\(decimas % 10) s" }
  let enteros = (decimas + 5) / 10
  return "\(enteros / 60) min \(enteros % 60) s"
}
