/// Lo medido sobre el español del compilador.
package struct RecuentoDeIdioma: Sendable, Equatable {
  /// Cuántos mensajes de una clase, y cuántos en español.
  package struct Parte: Sendable, Equatable {
    package var todos = 0
    package var enEspanol = 0

    mutating func contar(_ d: Diagnostico) {
      todos += 1
      if d.estaTraducido { enEspanol += 1 }
    }

    /// «12 de 12 (100 %)».
    package var texto: String {
      let porcentaje = todos == 0 ? 100 : enEspanol * 100 / todos
      return "\(enEspanol) de \(todos) (\(porcentaje) %)"
    }
  }

  /// Los mensajes del catálogo español.
  package var traducidos = 0
  /// Los del catálogo inglés de este compilador.
  package var deTodos = 0
  /// Los que no se traducen a propósito.
  package var fuera = 0
  /// Los que en este compilador dicen otra cosa, y se quedan en inglés.
  package var cambiados = 0
  /// Los programas compilados en los dos idiomas.
  package var programas = 0
  /// Los que no acaban igual en los dos idiomas, o señalan otro sitio.
  package var distintos = 0
  package var errores = Parte()
  package var advertencias = Parte()
  package var notas = Parte()
  /// Los mensajes en español en los que queda alguna palabra inglesa.
  package var conIngles: [String] = []
  /// Los que convendría mirar del catálogo.
  package var sospechas: [String] = []

  /// Crea un recuento vacío.
  package init() {}

  /// Las líneas de texto que se han medido.
  package var lineas: Int { errores.todos + advertencias.todos + notas.todos }

  /// Cuenta un mensaje de una muestra y sus notas; `soloIngles` son palabras que delatan el inglés.
  package mutating func contar(_ d: Diagnostico, en muestra: String, soloIngles: Set<String>) {
    switch d.gravedad {
    case .error: errores.contar(d)
    case .advertencia: advertencias.contar(d)
    case .nota: notas.contar(d)
    case .observacion: break
    }
    let fuera = ReglasDeTexto.fueraDeCodigo(d.mensaje)
    let ajenas =
      ReglasDeTexto.palabrasInglesas(fuera)
      + ReglasDeTexto.vocabulario(fuera).filter(soloIngles.contains)
    if !d.estaTraducido || !ajenas.isEmpty {
      conIngles.append("\(muestra): \(d.id ?? "?"): \(d.mensaje)")
    }
    for nota in d.notas { contar(nota, en: muestra, soloIngles: soloIngles) }
  }

  /// Lo que se enseña.
  package var texto: String {
    let fraccion = lineas == 0 ? 0 : conIngles.count * 1000 / lineas
    var todo = [
      "Mensajes traducidos: \(traducidos) de \(deTodos); \(fuera) no se traducen a propósito"
        + (cambiados == 0 ? "." : "; \(cambiados) han cambiado en este compilador."),
      "Programas de muestra: \(programas); acaban distinto en español: \(distintos).",
      "Errores en español: \(errores.texto). Advertencias: \(advertencias.texto). "
        + "Notas: \(notas.texto).",
      "Líneas con palabras inglesas: \(conIngles.count) de \(lineas) "
        + "(\(fraccion / 10),\(fraccion % 10) %).",
    ]
    todo += conIngles.map { "  \($0)" }
    if !sospechas.isEmpty {
      todo.append("Del catálogo conviene mirar \(plural(sospechas.count, "frase", "frases")).")
    }
    return todo.joined(separator: "\n") + "\n"
  }
}
