/// Una explicación escrita con los datos de un error.
package struct HojaDeExplicacion: Sendable, Equatable {
  private let explicacion: Explicacion
  /// Los datos como los da el compilador: deciden la rama.
  private let datos: [String]
  /// Los de las demás causas, por su título: los de `datos` no van con ellas.
  private let datosDeRamas: [String: [String]]

  /// Crea la hoja de una explicación para unos datos.
  package init(
    _ explicacion: Explicacion,
    datos: [String],
    deRamas datosDeRamas: [String: [String]] = [:]
  ) {
    self.explicacion = explicacion
    self.datos = datos
    self.datosDeRamas = datosDeRamas
  }

  /// Lo que va debajo de un error: qué pasa y cómo se arregla, con tus nombres.
  package func corta(_ estilo: Estilo) -> String {
    let parte = explicacion.parte(para: datos)
    return
      (frases(parte, datos).map { estilo.parrafo($0, sangria: "  ") }
      + [estilo.pintar("  Con ejemplos: swift run leccion explicar \(explicacion.id)", .tenue)])
      .joined(separator: "\n")
  }

  /// La explicación entera, con ejemplos y término.
  ///
  /// `conRamas` enseña también las demás causas: cuando no hay un error delante.
  package func entera(_ estilo: Estilo, conRamas: Bool) -> String {
    let parte = explicacion.parte(para: datos)
    var partes = [estilo.pintar(explicacion.id, .fuerte), bloque(parte, datos, estilo)]
    if let mal = parte.mal, let bien = parte.bien {
      let falla = explicacion.esAdvertencia ? "Así da la advertencia" : "Así no compila"
      partes += [codigo("\(falla):", mal, .mal, estilo), codigo("Así sí:", bien, .bien, estilo)]
    }
    if conRamas {
      partes += explicacion.ramas.map { rama in
        "\(estilo.pintar("Otra causa:", .fuerte))\n\(bloque(rama.parte, datosDeRamas[rama.titulo] ?? datos, estilo))"
      }
    }
    if let termino = explicacion.termino {
      partes.append(estilo.parrafo("\(estilo.pintar("Término:", .tenue)) \(termino)"))
    }
    return estilo.terminar(partes.joined(separator: "\n\n") + "\n")
  }

  private func bloque(
    _ parte: Explicacion.Parte,
    _ datos: [String],
    _ estilo: Estilo
  ) -> String {
    frases(parte, datos).map { estilo.parrafo($0) }.joined(separator: "\n")
  }

  private func frases(_ parte: Explicacion.Parte, _ datos: [String]) -> [String] {
    func con(_ texto: String) -> String { Self.rellenar(texto, datos) }
    return [con(parte.texto), "Arréglalo: \(con(parte.arregla).minuscula)"]
      + (parte.siNo.map { ["Si no: \(con($0).minuscula)"] } ?? [])
  }

  private func codigo(
    _ titulo: String,
    _ codigo: String,
    _ papel: Estilo.Papel,
    _ estilo: Estilo
  ) -> String {
    ([estilo.pintar(titulo, papel)] + codigo.lineas.map { "    \($0)" }).joined(separator: "\n")
  }

  /// Pone los datos en sus huecos, sin las comillas del compilador: el texto ya lleva las suyas.
  private static func rellenar(_ texto: String, _ datos: [String]) -> String {
    var relleno = texto
    for (n, dato) in datos.enumerated().reversed() {
      var limpio = dato
      if let aka = limpio.firstRange(of: " (aka ") { limpio = String(limpio[..<aka.lowerBound]) }
      relleno = relleno.replacing("%\(n)", with: sanear(limpio.filter { $0 != "'" }))
    }
    return relleno
  }
}
