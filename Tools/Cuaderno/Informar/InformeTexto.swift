/// El informe para la pantalla de quien hace la lección.
package struct InformeTexto: Sendable {
  private let estilo: Estilo
  /// La carpeta de la versión tal como quien lee puede abrirla; vacía, si no hace falta decirla.
  private let carpeta: String
  /// Cómo se escribe una orden del cuaderno: `swift run leccion`.
  private let programa: String
  /// La explicación que va bajo el primer error, si la hay.
  private let explicar: @Sendable (Diagnostico) -> String?

  /// Crea un escritor de informes.
  package init(
    estilo: Estilo,
    carpeta: String,
    programa: String = "swift run leccion",
    explicar: @escaping @Sendable (Diagnostico) -> String? = { _ in nil }
  ) {
    self.estilo = estilo
    self.carpeta = carpeta
    self.programa = programa
    self.explicar = explicar
  }

  /// Escribe el informe entero.
  ///
  /// - Parameters:
  ///   - informe: el de la comprobación.
  ///   - pista: la siguiente pista que se ofrece, si toca ofrecerla.
  ///   - siguiente: la lección que sigue, si hay.
  /// - Returns: la pantalla entera, acabada en un salto.
  package func escribir(
    _ informe: Informe,
    pista: String? = nil,
    siguiente: Leccion? = nil
  ) -> String {
    var partes = [cabecera(informe)]
    switch informe.resultado {
    case .noLegible: partes += [problemas(informe)]
    case .noCompila: partes += [compilacion(informe)]
    case .superada, .noSuperada: partes += [pasos(informe), detalle(informe)]
    }
    partes += [lineasMovidas(informe), advertencias(informe), original(informe)]
    partes += [salida(informe), deMas(informe)]
    partes += [pista.map(ofrecida) ?? "", siguientePaso(informe, siguiente)]
    let texto = partes.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    return estilo.terminar(texto)
  }

  /// Solo lo que impide poner en marcha el código: los errores, o por qué no se puede leer.
  package func errores(_ informe: Informe) -> String {
    let texto = informe.resultado == .noLegible ? problemas(informe) : compilacion(informe)
    return estilo.terminar(texto)
  }

  /// Solo por qué se paró el código.
  package func parada(_ parada: Parada, _ informe: Informe) -> String {
    estilo.terminar(explicar(parada, informe).joined(separator: "\n"))
  }

  // MARK: - Partes

  private func cabecera(_ informe: Informe) -> String {
    let l = informe.leccion
    let nombre = "Lección \(l.numero) · \(l.titulo)"
    let version = informe.version == .alumno ? "" : " (\(informe.version.nombre))"
    let total = informe.comprobaciones.count
    let nota: (String, Estilo.Papel) =
      switch informe.resultado {
      case .superada: ("\(total) de \(total) · superada", .bien)
      case .noSuperada: ("\(informe.superadas) de \(total)", .mal)
      case .noCompila: ("no compila", .mal)
      case .noLegible: ("no se puede leer", .mal)
      }
    let titulo = estilo.pintar(nombre, .fuerte) + version
    return "\(titulo)  \(estilo.pintar(nota.0, nota.1))"
  }

  private func pasos(_ informe: Informe) -> String {
    var lineas = informe.pasos.flatMap { paso in
      [estilo.pintar(paso.titulo, .fuerte)]
        + paso.comprobaciones.map { "  \(signo($0.estado)) \($0.titulo)" }
    }
    // Debajo se cuenta la primera pendiente: si es otra, el punto se explica aquí.
    let puntos = informe.comprobaciones.filter {
      $0.estado == .noAlcanzada || $0.estado == .sinCompilar
    }
    let explicada = informe.primeraPendiente.map(puntos.contains) ?? true
    if !explicada, puntos.allSatisfy({ $0.estado == .noAlcanzada }), !puntos.isEmpty {
      lineas.append("  " + estilo.pintar("(· no ha llegado a comprobarse)", .tenue))
    }
    return lineas.joined(separator: "\n")
  }

  private func signo(_ estado: EstadoDeComprobacion) -> String {
    switch estado {
    case .superada: estilo.pintar("✓", .bien)
    case .fallida, .parada: estilo.pintar("✗", .mal)
    case .sinCompilar, .noAlcanzada: estilo.pintar("·", .tenue)
    }
  }

  /// La primera comprobación que no se cumple, entera.
  private func detalle(_ informe: Informe) -> String {
    guard let c = informe.primeraPendiente else { return "" }
    var lineas = ["\(signo(c.estado)) \(estilo.pintar(c.titulo, .fuerte))"]
    switch c.estado {
    case .superada: return ""
    case .fallida(let incidencias): lineas += incidencias.prefix(2).flatMap(explicar)
    case .parada(let parada): lineas += explicar(parada, informe)
    case .sinCompilar:
      let motivos = informe.pasos.first { $0.comprobaciones.contains(c) }?.motivos ?? []
      lineas += motivos.prefix(3).map { estilo.parrafo($0, sangria: "  ") }
    case .noAlcanzada:
      lineas.append(estilo.parrafo("No ha llegado a comprobarse.", sangria: "  "))
    }
    return lineas.joined(separator: "\n")
  }

  private func explicar(_ incidencia: Incidencia) -> [String] {
    var lineas: [String] = []
    if let expectativa = Expectativa.leer(incidencia.texto) {
      lineas.append(estilo.parrafo(sanear(expectativa.frase).mayuscula + ".", sangria: "  "))
    } else if let error = incidencia.error {
      // Lo que lanza un escenario lo pidió la comprobación, no el código.
      let deEscenario = error.hasPrefix("no hay ning") || error.hasSuffix("el primero es el 0")
      let quien =
        deEscenario || error.hasSuffix("(.disabled)")
        ? "La comprobación no pudo seguir" : "Tu código lanzó un error"
      lineas.append(
        estilo.parrafo("\(quien): \(sanear(error).hasta(300)).", sangria: "  ")
      )
    }
    if !incidencia.comentario.isEmpty {
      lineas.append(estilo.parrafo(sanear(incidencia.comentario), sangria: "  "))
    }
    return lineas
  }

  private func explicar(_ parada: Parada, _ informe: Informe) -> [String] {
    var lineas = [estilo.parrafo(sanear(parada.motivo).mayuscula + ".", sangria: "  ")]
    if let lugar = parada.lugar, !informe.mueveLineas {
      lineas.append("  " + estilo.pintar(ruta(lugar), .enlace))
      lineas += cita(lugar, informe, sangria: "  ")
    } else if let funcion = parada.funcion {
      lineas.append("  Ocurrió en `\(sanear(funcion))`.")
    }
    lineas.append(estilo.parrafo(parada.consejo, sangria: "  "))
    return lineas
  }

  private func problemas(_ informe: Informe) -> String {
    informe.problemas.map {
      estilo.parrafo($0.problema.mensaje(fichero: $0.fichero, leccion: informe.leccion.numero))
    }.joined(separator: "\n")
  }

  private func lineasMovidas(_ informe: Informe) -> String {
    guard informe.mueveLineas, informe.resultado != .superada else { return "" }
    return estilo.parrafo(
      "Tu código usa `#sourceLocation`, que cambia los números de línea. Quítalo y te diré en cuál "
        + "está lo que falla."
    )
  }

  private func compilacion(_ informe: Informe) -> String {
    deCompilacion(informe).escribir(informe.diagnosticos)
  }

  private func deCompilacion(_ informe: Informe) -> InformeDeCompilacion {
    InformeDeCompilacion(
      estilo: estilo,
      ruta: ruta,
      cita: { cita($0, informe, sangria: "  ") },
      fuentes: informe.fuentes,
      explicar: explicar
    )
  }

  private func advertencias(_ informe: Informe) -> String {
    guard informe.resultado != .noCompila else { return "" }
    let suyas = informe.diagnosticos.filter { $0.gravedad == .advertencia && !$0.esDeMacro }
    let de = deCompilacion(informe)
    return suyas.prefix(3).map { de.cabecera($0).joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  /// El texto original del compilador: para buscarlo.
  private func original(_ informe: Informe) -> String {
    let suyos = informe.original.filter { $0.gravedad != .nota && !$0.esDeMacro }
    guard !suyos.isEmpty else { return "" }
    let lineas = suyos.prefix(5).map { d in
      let id = d.id.map { " [\($0)]" } ?? ""
      return estilo.parrafo("\(d.gravedad.rawValue): \(d.mensaje)\(id)", sangria: "  ")
    }
    return ([estilo.pintar("En inglés, para buscarlo:", .tenue)] + lineas).joined(separator: "\n")
  }

  private func salida(_ informe: Informe) -> String {
    guard !informe.salida.isEmpty else { return "" }
    let lineas = informe.salida.lineas
    var texto = [estilo.pintar("Tu programa escribió:", .tenue)]
    texto += lineas.prefix(20).map { "  │ \(sanear($0.hasta(400)))" }
    let cortada = informe.salidaRecortada ? ["y la he cortado: era demasiado"] : []
    let mas = lineas.count > 20 ? [plural(lineas.count - 20, "línea más", "líneas más")] : []
    let notas = (mas + cortada).joined(separator: ", ")
    if !notas.isEmpty { texto.append("  … (\(notas))") }
    return texto.joined(separator: "\n")
  }

  private func deMas(_ informe: Informe) -> String {
    guard !informe.deMas.isEmpty else { return "" }
    let nombres = enumerar(informe.deMas.map { "«\(sanear($0))»" })
    let verbo = informe.deMas.count == 1 ? "no cuenta" : "no cuentan"
    let ficheros = Set(informe.fuentes.keys).union(informe.problemas.map(\.fichero)).sorted()
    return estilo.parrafo(
      "En la carpeta hay \(nombres), que \(verbo): la lección usa \(enumerar(ficheros))."
    )
  }

  private func ofrecida(_ pista: String) -> String {
    estilo.parrafo("Llevas tres intentos con lo mismo. Una pista: \(pista)")
  }

  private func siguientePaso(_ informe: Informe, _ siguiente: Leccion?) -> String {
    let n = informe.leccion.numero
    guard informe.version == .alumno else { return "" }
    if informe.resultado == .superada {
      let sabes = informe.leccion.portada.objetivos.first.map { "Ya sabes \($0)." } ?? ""
      let despues = siguiente.map {
        "Sigue con la lección \($0.numero), \($0.titulo): \(programa) leer \($0.numero)"
      }
      return [
        estilo.parrafo(sabes), "Compara con la solución: \(programa) comparar \(n)", despues ?? "",
      ].filter { !$0.isEmpty }.joined(separator: "\n")
    }
    let otraVez = "comprueba otra vez:\n  \(programa) \(n)"
    if informe.resultado == .noLegible { return "Arréglalo y \(otraVez)" }
    let abre = "Abre \(porDonde(informe)) y \(otraVez)"
    // Sin compilar no hay comprobaciones, y por tanto tampoco pistas.
    if informe.resultado == .noCompila { return abre }
    let llevas = "Llevas \(informe.superadas) de \(informe.comprobaciones.count)."
    return "\(llevas)\n\(abre)\n¿Te atascas? \(programa) pista \(n)"
  }

  /// Lo que hay que abrir: la línea, si se sabe cuál; si no, el fichero.
  private func porDonde(_ informe: Informe) -> String {
    func enlace(_ resto: String) -> String { estilo.pintar("\(carpeta)/\(resto)", .enlace) }
    switch informe.comienzo {
    case .lugar(let lugar): return estilo.pintar(ruta(lugar), .enlace)
    case .linea(let fichero, let linea): return enlace("\(fichero):\(linea)")
    case .tareas(let fichero, let paso, let lineas):
      return "\(enlace(fichero)) (TAREA \(paso): líneas \(enumerar(lineas.map { "\($0)" })))"
    case .fichero(let fichero): return enlace(fichero)
    case .carpeta: return estilo.pintar(carpeta, .enlace)
    }
  }

  // MARK: - Lugares

  private func ruta(_ lugar: Lugar) -> String {
    "\(carpeta.isEmpty ? "" : carpeta + "/")\(lugar.fichero):\(lugar.linea):\(lugar.columna)"
  }

  /// La línea citada y, debajo, el subrayado.
  private func cita(_ lugar: Lugar, _ informe: Informe, sangria: String) -> [String] {
    guard let (_, linea) = lugar.leido(en: informe.fuentes) else { return [] }
    return Cita(linea: linea, lugar: lugar).escribir(sangria: sangria, estilo)
  }
}
