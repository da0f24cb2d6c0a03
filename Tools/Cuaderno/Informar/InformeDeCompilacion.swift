/// Cómo se enseña un código que no compila: el primer error entero y los demás en una línea.
struct InformeDeCompilacion {
  let estilo: Estilo
  let ruta: (Lugar) -> String
  let cita: (Lugar) -> [String]
  /// Las líneas de los ficheros del estudiante, para decir qué cambia un arreglo.
  var fuentes: [String: [String]] = [:]
  /// La explicación que va debajo del primer error, si la hay.
  var explicar: (Diagnostico) -> String? = { _ in nil }

  /// Los errores que se enumeran tras el primero; los demás se cuentan.
  private let maximos = 4
  /// Las notas que se enseñan del primero.
  private let notasMaximas = 3

  func escribir(_ diagnosticos: [Diagnostico]) -> String {
    let cascada = Cascada(diagnosticos, fuentes)
    guard let primero = cascada.cabezas.first else { return "" }
    var partes = [entero(primero, cascada)]
    let demas = agrupar(cascada.cabezas.dropFirst())
    if !demas.isEmpty { partes.append(lista(demas, primero, cascada.cabezas)) }
    let sinLeer = cascada.sinLeer + demas.dropFirst(maximos).reduce(0) { $0 + $1.count }
    if let cuantos = sinDecir(sinLeer, cascada.deLoMismo) { partes.append(cuantos) }
    return partes.joined(separator: "\n\n")
  }

  /// Los errores que no se enumeran: los que vienen de los que sí, y los que no se sabe.
  private func sinDecir(_ sinLeer: Int, _ deLoMismo: Int) -> String? {
    let iguales = "\(deLoMismo == 1 ? "viene" : "vienen") de lo mismo"
    let cuantos = plural(sinLeer + deLoMismo, "error más", "errores más")
    return switch (sinLeer, deLoMismo) {
    case (0, 0): nil
    case (0, _): "Y \(cuantos), que \(iguales)."
    case (_, 0): "Y \(cuantos)."
    default: "Y \(cuantos); \(deLoMismo) de ellos \(iguales)."
    }
  }

  /// La ruta, el mensaje y la línea citada. Los editores leen la ruta y, debajo, el mensaje.
  func cabecera(_ d: Diagnostico) -> [String] {
    let etiqueta = estilo.pintar("\(d.gravedad.etiqueta):", d.gravedad == .error ? .mal : .fuerte)
    let mensaje = estilo.parrafo("\(etiqueta) \(sanear(d.mensaje))\(identificador(d))")
    guard let lugar = d.lugar else { return [mensaje] }
    return [estilo.pintar(ruta(lugar), .enlace), mensaje] + cita(entero(lugar))
  }

  private func entero(_ d: Diagnostico, _ cascada: Cascada) -> String {
    var lineas = cabecera(d)
    if let macro = d.macro, !macro.isEmpty, !d.estaEnLoEscrito {
      let que = d.argumentosDeMacro.first.map { ", al aplicarse a `\($0)`" } ?? ""
      lineas.append(estilo.parrafo("Lo dice la macro `\(macro)`\(que).", sangria: "  "))
    }
    let consejo = cascada.pista ?? parecido(d, cascada.cabezas)
    if let consejo { lineas.append(estilo.parrafo(consejo, sangria: "  ")) }
    let propuesta = consejo == nil ? Propuesta.de(d, fuentes) : nil
    if let propuesta, propuesta.nota == nil { lineas.append(prueba(propuesta)) }
    let conNotas = d.deVista == nil && !(cascada.pista != nil && cascada.bastaLaPista)
    for nota in conNotas ? utiles(d.notas) : [] { lineas += escribir(nota: nota, de: d, propuesta) }
    // Una errata en una palabra clave no es el error que el identificador explica.
    // Ni un atributo mal escrito, el que falta por importar.
    let sobra =
      cascada.pista != nil && cascada.bastaLaPista
      || consejo != nil && (d.id == "unknown_attr_name" || Parecidos.esDeLaBiblioteca(d, fuentes))
    if consejo == nil || !d.esDeSintaxis, !sobra, let texto = explicar(d) {
      lineas.append("\n" + texto)
    }
    return lineas.joined(separator: "\n")
  }

  /// «¿Querías decir…?», o el módulo que falta.
  private func parecido(_ d: Diagnostico, _ todos: [Diagnostico]) -> String? {
    Parecidos.modulo(d, fuentes, entre: todos).map { "Falta `import \($0)`, que es donde está." }
      ?? Parecidos.de(d, fuentes).map { "¿Querías decir `\($0)`?" }
  }

  /// El mismo lugar con el subrayado hasta el final de la palabra, si el compilador no dio tramo.
  private func entero(_ lugar: Lugar) -> Lugar {
    guard lugar.largo == 1, let (_, linea) = lugar.leido(en: fuentes) else { return lugar }
    let resto = linea.utf8.dropFirst(lugar.columna - 1)
    let palabra = String(decoding: resto, as: UTF8.self).prefix {
      $0.isLetter || $0.isNumber || $0 == "_"
    }
    var ancho = lugar
    ancho.largo = max(1, palabra.utf8.count)
    return ancho
  }

  /// Las notas que dicen algo de los ficheros del estudiante, sin repetir.
  private func utiles(_ notas: [Diagnostico]) -> [Diagnostico] {
    var vistas: Set<String> = []
    let suyas = notas.filter { nota in
      let suya = nota.lugar.map { fuentes.isEmpty || fuentes[$0.fichero] != nil } ?? true
      return suya && !nota.mensaje.isEmpty && vistas.insert(nota.mensaje).inserted
    }
    return Array(Propuesta.sinTrampas(suyas).prefix(notasMaximas))
  }

  private func escribir(
    nota: Diagnostico,
    de d: Diagnostico,
    _ propuesta: Propuesta?
  ) -> [String] {
    var lineas = [estilo.parrafo("nota: \(sanear(nota.mensaje))", sangria: "  ")]
    if let lugar = nota.lugar, lugar.linea != d.lugar?.linea { lineas += cita(entero(lugar)) }
    if let propuesta, let i = propuesta.nota, d.notas[i] == nota {
      lineas.append(prueba(propuesta))
    }
    return lineas
  }

  private func prueba(_ propuesta: Propuesta) -> String {
    let frase = "prueba: \(sanear(propuesta.frase))"
    guard let linea = propuesta.linea else { return estilo.parrafo(frase, sangria: "  ") }
    // Una línea de código no se parte: si no cabe detrás, va debajo.
    let junta = "  \(frase) `\(sanear(linea))`"
    return columnas(junta) <= estilo.ancho ? junta : "  \(frase)\n    \(sanear(linea))"
  }

  private func identificador(_ d: Diagnostico) -> String {
    d.id.map { estilo.pintar(" [\($0)]", .tenue) } ?? ""
  }

  /// Los que dicen lo mismo en otra línea, juntos.
  private func agrupar(_ errores: ArraySlice<Diagnostico>) -> [[Diagnostico]] {
    errores.reduce(into: []) { grupos, error in
      if let i = grupos.firstIndex(where: { $0[0].mensaje == error.mensaje }) {
        grupos[i].append(error)
      } else {
        grupos.append([error])
      }
    }
  }

  private func lista(
    _ grupos: [[Diagnostico]],
    _ primero: Diagnostico,
    _ todos: [Diagnostico]
  ) -> String {
    (["También:"]
      + grupos.prefix(maximos).map { grupo in
        let lineas = grupo.compactMap(\.lugar?.linea).sorted().map(String.init)
        let donde = lineas.isEmpty ? "" : (lineas.count == 1 ? "línea " : "líneas ")
        let dicho = grupo[0].mensaje == primero.mensaje ? "lo mismo" : sanear(grupo[0].mensaje)
        let querias =
          Parecidos.modulo(grupo[0], fuentes, entre: todos).map { "; falta `import \($0)`" }
          ?? Parecidos.de(grupo[0], fuentes).map { "; ¿querías decir `\($0)`?" } ?? ""
        let sitio = donde.isEmpty ? "" : "\(donde)\(enumerar(lineas)): "
        return estilo.parrafo("\(sitio)\(dicho)\(querias)", sangria: "  ")
      }).joined(separator: "\n")
  }
}
