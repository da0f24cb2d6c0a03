/// Lo que un error conocido promete en las primeras líneas de su fichero.
package struct ErrorConocido: Sendable, Equatable {
  /// Qué tiene que ocurrir.
  package enum Promesa: Sendable, Equatable {
    /// Fallan exactamente estas comprobaciones.
    case falla([String])
    /// No compila, y uno de sus errores tiene este identificador.
    case noCompila(id: String)
  }

  package var promesa: Promesa
  /// Las palabras que tiene que leer el estudiante.
  package var dice: [String]

  /// Lee la promesa de los ficheros de un error conocido.
  package static func leer(_ entrega: Entrega) -> Result<ErrorConocido, PromesaIlegible> {
    var promesa: Promesa?
    var dice: [String] = []
    for fichero in entrega.ficheros {
      for linea in entrega.texto(de: fichero.nombre).lineas.prefix(8) {
        if linea.hasPrefix("// falla: ") {
          let nombres = linea.dropFirst(10).split(separator: ",").map(\.recortado)
          promesa = .falla(nombres.filter { !$0.isEmpty })
        } else if linea.hasPrefix("// no compila: ") {
          promesa = .noCompila(id: linea.dropFirst(15).recortado)
        } else if linea.hasPrefix("// dice: ") {
          dice.append(linea.dropFirst(9).recortado)
        }
      }
    }
    guard let promesa else { return .failure(.sinPromesa) }
    guard !dice.isEmpty, !dice.contains("") else { return .failure(.sinPalabras) }
    return .success(ErrorConocido(promesa: promesa, dice: dice))
  }

  /// Por qué no se entiende.
  package enum PromesaIlegible: String, Error {
    case sinPromesa = "no dice «// falla: …» ni «// no compila: …» en sus primeras líneas"
    case sinPalabras = "no dice «// dice: …» en sus primeras líneas"
  }

  /// Los fallos de un error conocido: lo que ocurrió frente a lo prometido.
  ///
  /// - Parameters:
  ///   - informe: lo que ocurrió.
  ///   - pantalla: lo que lee el estudiante.
  ///   - ruta: la carpeta del error.
  /// - Returns: un fallo por cada cosa que no es la prometida.
  package func contrastar(_ informe: Informe, pantalla: String, ruta: String) -> [FalloDeAutor] {
    var fallos: [FalloDeAutor] = []
    func fallo(_ que: String) { fallos.append(FalloDeAutor(ruta, que)) }
    let fallidas = Set(informe.comprobaciones.filter { $0.estado != .superada }.map(\.nombre))
    switch (promesa, informe.resultado) {
    case (.noCompila(let id), .noCompila):
      let ids = informe.diagnosticos.filter { $0.gravedad == .error }.compactMap(\.id)
      if !ids.contains(id) { fallo("no compila, pero por \(enumerar(ids)) y no por \(id)") }
    case (_, .noLegible): fallo("no se puede leer")
    case (.noCompila, _): fallo("debía no compilar y compila")
    case (.falla, .superada): fallo("pasa: las comprobaciones no lo distinguen de la solución")
    case (.falla, .noCompila):
      let dicho = informe.diagnosticos.first { $0.gravedad == .error }?.mensaje ?? ""
      fallo("debía compilar y no compila: \(dicho)")
    case (.falla(let debidas), .noSuperada):
      let deMas = fallidas.subtracting(debidas).sorted()
      let deMenos = Set(debidas).subtracting(fallidas).sorted()
      if !deMas.isEmpty { fallo("falla además \(enumerar(deMas))") }
      if !deMenos.isEmpty { fallo("no falla \(enumerar(deMenos))") }
    }
    let leido = sinEspacios(pantalla)
    for palabras in dice where !leido.contains(sinEspacios(palabras)) {
      fallo("el estudiante no lee «\(palabras)»")
    }
    return fallos + informe.ilegibles(ruta: ruta)
  }
}

extension Informe {
  /// Las frases de Swift Testing que el cuaderno no sabe leer: nadie debe verlas en inglés.
  package func ilegibles(ruta: String) -> [FalloDeAutor] {
    comprobaciones.flatMap { c -> [FalloDeAutor] in
      guard case .fallida(let incidencias) = c.estado else { return [] }
      return incidencias.filter { i in
        i.error == nil && i.texto.hasPrefix("Expectation failed")
          && Expectativa.leer(i.texto) == nil
      }.map { FalloDeAutor(ruta, "\(c.nombre): no se lee «\($0.texto)»") }
    }
  }

  /// Todo lo que el estudiante puede llegar a leer de sus fallos, no solo el primero.
  package var explicaciones: String {
    comprobaciones.map { c in
      switch c.estado {
      case .fallida(let incidencias): incidencias.map(\.comentario).joined(separator: "\n")
      case .parada(let p): "\(p.motivo)\n\(p.consejo)"
      default: ""
      }
    }.joined(separator: "\n")
  }
}

/// El texto con cada tira de espacios y saltos reducida a un espacio.
package func sinEspacios(_ texto: String) -> String {
  texto.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
