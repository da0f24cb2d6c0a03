extension Informe {
  /// Por dónde se empieza a arreglar lo que no se cumple.
  enum Comienzo: Equatable {
    /// El sitio de un error.
    case lugar(Lugar)
    /// La línea en que se detuvo el programa, o la única TAREA del paso.
    case linea(fichero: String, Int)
    /// Las TAREAS del paso, cuando son varias: no se sabe cuál es.
    case tareas(fichero: String, paso: Int, [Int])
    case fichero(String)
    case carpeta
  }

  /// Lo más preciso que se sabe con certeza: antes nada que una línea que no es.
  var comienzo: Comienzo {
    if resultado == .noCompila {
      // Un error dentro de una macro no está en ningún fichero que se pueda abrir.
      let lugares = Cascada(diagnosticos, fuentes).cabezas.compactMap(\.lugar)
      if let lugar = lugares.first(where: { fuentes[$0.fichero] != nil }) { return .lugar(lugar) }
    } else if case .parada(let parada)? = primeraPendiente?.estado {
      // Donde se detuvo, y no la TAREA: puede ser otra línea.
      if let lugar = parada.lugar, !mueveLineas {
        return .linea(fichero: lugar.fichero, lugar.linea)
      }
    } else if let linea = deTarea {
      return linea
    }
    guard let unico = fuentes.keys.first, fuentes.count == 1 else { return .carpeta }
    return .fichero(unico)
  }

  /// Las TAREAS, aún escritas, del paso que no se cumple.
  private var deTarea: Comienzo? {
    guard let pendiente = primeraPendiente,
      let titulo = pasos.first(where: { $0.comprobaciones.contains(pendiente) })?.titulo,
      titulo.hasPrefix("Paso "), let paso = Int(titulo.dropFirst(5).prefix { $0.isNumber })
    else { return nil }
    let halladas = fuentes.mapValues { Self.lineas(conTarea: paso, $0) }.filter {
      !$0.value.isEmpty
    }
    guard halladas.count == 1, let (fichero, lineas) = halladas.first else { return nil }
    return lineas.count == 1
      ? .linea(fichero: fichero, lineas[0]) : .tareas(fichero: fichero, paso: paso, lineas)
  }

  /// Las líneas con `// TAREA 1`, `// TAREA 1b`… y no con `// TAREA 10`.
  private static func lineas(conTarea paso: Int, _ lineas: [String]) -> [Int] {
    lineas.indices.filter { i in
      guard let marca = lineas[i].firstRange(of: "// TAREA \(paso)") else { return false }
      return lineas[i][marca.upperBound...].first?.isNumber != true
    }.map { $0 + 1 }
  }
}
