/// Un mensaje del compilador sobre un lugar del código.
package struct Diagnostico: Sendable, Equatable {
  /// Lo grave que es.
  package enum Gravedad: String, Sendable {
    case error
    case advertencia = "warning"
    case nota = "note"
    case observacion = "remark"
  }

  package var gravedad: Gravedad
  /// El identificador del compilador: `cannot_find_in_scope`. Sirve para buscar y para explicar.
  package var id: String?
  /// El texto, sin el identificador.
  package var mensaje: String
  /// Lo que el mensaje nombra, en orden: tipos, propiedades, funciones.
  package var argumentos: [String] = []
  /// El lugar, si lo tiene.
  package var lugar: Lugar?
  /// Las notas que lo acompañan.
  package var notas: [Diagnostico] = []
  /// La macro en cuya expansión está, si está en una.
  package var macro: String?
  /// Lo que la macro expandía: la propiedad o el tipo. Lleva de vuelta a la línea escrita.
  package var argumentosDeMacro: [String] = []
}

/// Un punto de un fichero.
package struct Lugar: Sendable, Hashable {
  /// El nombre del fichero, sin carpeta.
  package var fichero: String
  /// La línea, desde 1.
  package var linea: Int
  /// La columna en bytes UTF-8, desde 1.
  package var columna: Int
  /// Los bytes subrayados, al menos 1.
  package var largo: Int

  /// Crea un lugar.
  package init(fichero: String, linea: Int, columna: Int, largo: Int = 1) {
    self.fichero = fichero
    self.linea = linea
    self.columna = columna
    self.largo = largo
  }
}

extension Diagnostico {
  /// Lee lo que imprime el compilador con `-diagnostic-style llvm -debug-diagnostic-names`.
  ///
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

  /// Si el mensaje viene de código generado por una macro, no de una línea escrita.
  package var esDeMacro: Bool { macro != nil }

  private mutating func anadir(nota: Diagnostico) {
    if nota.id == "in_macro_expansion" {
      if macro == nil || macro == "" { macro = nota.argumentos.first ?? "" }
      argumentosDeMacro += nota.argumentos.dropFirst()
      return
    }
    notas.append(nota)
  }

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
      let antes = linea[..<marca.lowerBound]
      guard let (lugar, deMacro) = leerLugar(antes) else { continue }
      var texto = String(linea[marca.upperBound...])
      // Detrás van el identificador y, a veces, el grupo al que pertenece: `[id] [#Grupo]`.
      var id: String?
      while id == nil, texto.hasSuffix("]"), let abre = texto.lastIndex(of: "[") {
        let etiqueta = texto[texto.index(after: abre)...].dropLast()
        id = etiqueta.hasPrefix("#") ? nil : String(etiqueta)
        texto = texto[..<abre].recortado
      }
      return Diagnostico(
        gravedad: gravedad, id: id, mensaje: texto, argumentos: entreComillas(texto),
        lugar: lugar, macro: deMacro ? "" : nil)
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
    let deMacro = nombre.hasPrefix("@__swiftmacro_")
    return (Lugar(fichero: nombre, linea: linea, columna: columna), deMacro)
  }

  private static func subrayado(_ linea: Substring) -> Int? {
    guard let acento = linea.firstIndex(of: "^"),
      linea.allSatisfy({ $0 == " " || $0 == "~" || $0 == "^" || $0 == "\t" })
    else { return nil }
    return linea[acento...].prefix { $0 == "^" || $0 == "~" }.count
  }

  private static func entreComillas(_ texto: String) -> [String] {
    texto.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

extension Diagnostico {
  /// El compilador no terminó a tiempo.
  package static let demasiadoLento = Diagnostico(
    gravedad: .error, id: nil,
    mensaje: "el compilador no ha terminado a tiempo: hay una expresión demasiado enredada. "
      + "Pártela en varias y da tipo a las constantes.")
  /// El compilador se cayó.
  package static let compiladorCaido = Diagnostico(
    gravedad: .error, id: nil,
    mensaje: "el compilador de Swift se ha caído con este código. Deshaz el último cambio.")
}
