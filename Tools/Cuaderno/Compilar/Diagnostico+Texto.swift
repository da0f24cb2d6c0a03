extension Diagnostico {
  /// Lee lo que imprime el compilador con `-diagnostic-style llvm -debug-diagnostic-names`.
  ///
  /// Es el camino de reserva: lo normal es `leer(binario:)`, que trae los arreglos y los tramos.
  /// Las notas se agrupan con su error. Lo que no es una cabecera (la línea citada, el subrayado)
  /// se descarta, salvo el largo del subrayado.
  package static func leer(_ salida: String) -> [Diagnostico] {
    var todos: [Diagnostico] = []
    for linea in salida.lineas {
      if let nuevo = cabecera(linea) {
        if nuevo.gravedad == .nota, !todos.isEmpty {
          todos[todos.count - 1].anadir(nota: nuevo)
        } else {
          todos.append(nuevo)
        }
      } else if let largo = subrayado(linea), !todos.isEmpty {
        todos[todos.count - 1].ponerLargo(largo)
      }
    }
    return todos
  }

  /// Añade una nota; la que dice en qué macro está se convierte en dato.
  mutating func anadir(nota: Diagnostico) {
    guard nota.id == "in_macro_expansion" else {
      notas.append(nota)
      return
    }
    if macro == nil || macro == "" { macro = nota.argumentos.first ?? "" }
    argumentosDeMacro += nota.argumentos.dropFirst().filter { !$0.isEmpty }
    // La macro de más afuera está en una línea escrita: ahí hay que mirar.
    if let suyo = lugar, suyo.fichero.hasPrefix(Self.marcaDeMacro), let donde = nota.lugar,
      !donde.fichero.hasPrefix(Self.marcaDeMacro)
    {
      lugar = donde
    }
  }

  /// Con lo que empieza el nombre de un fichero generado por una macro.
  static let marcaDeMacro = "@__swiftmacro_"

  private mutating func ponerLargo(_ largo: Int) {
    if notas.isEmpty {
      lugar?.largo = largo
    } else {
      notas[notas.count - 1].lugar?.largo = largo
    }
  }

  private static func cabecera(_ linea: Substring) -> Diagnostico? {
    for gravedad in [Gravedad.error, .advertencia, .nota, .observacion] {
      guard let marca = linea.firstRange(of: ": \(gravedad.rawValue): ") else { continue }
      guard let (lugar, deMacro) = leerLugar(linea[..<marca.lowerBound]) else { continue }
      var nuevo = Diagnostico(
        gravedad: gravedad,
        id: nil,
        mensaje: "",
        lugar: lugar,
        macro: deMacro ? "" : nil
      )
      nuevo.entender(String(linea[marca.upperBound...]))
      return nuevo
    }
    return nil
  }

  /// Lee `ruta:línea:columna`. Da `nil` si no lo es; el lugar es `nil` si el compilador no lo sabe.
  private static func leerLugar(_ texto: Substring) -> (Lugar?, deMacro: Bool)? {
    if texto == "<unknown>:0" { return (nil, false) }
    let piezas = texto.split(separator: ":", omittingEmptySubsequences: false)
    guard piezas.count >= 3, let columna = Int(piezas[piezas.count - 1]),
      let linea = Int(piezas[piezas.count - 2])
    else { return nil }
    let ruta = piezas.dropLast(2).joined(separator: ":")
    let nombre = ruta.split(separator: "/").last.map(String.init) ?? ruta
    return (
      Lugar(fichero: nombre, linea: linea, columna: columna), nombre.hasPrefix(marcaDeMacro)
    )
  }

  private static func subrayado(_ linea: Substring) -> Int? {
    guard let acento = linea.firstIndex(of: "^"),
      linea.allSatisfy({ $0 == " " || $0 == "~" || $0 == "^" || $0 == "\t" })
    else { return nil }
    return linea[acento...].prefix { $0 == "^" || $0 == "~" }.count
  }
}
