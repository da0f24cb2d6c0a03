/// Las diferencias entre dos textos, línea a línea.
package enum Diferencias {
  /// Una línea de la comparación.
  package enum Linea: Sendable, Equatable {
    case igual(String)
    case tuya(String)
    case solucion(String)
  }

  /// Compara dos textos por su subsecuencia común más larga.
  package static func comparar(_ tuyo: [String], _ solucion: [String]) -> [Linea] {
    var cambios: [Linea] = []
    let diferencia = solucion.difference(from: tuyo)
    var quitadas: Set<Int> = []
    var puestas: Set<Int> = []
    for cambio in diferencia {
      switch cambio {
      case .remove(let i, _, _): quitadas.insert(i)
      case .insert(let i, _, _): puestas.insert(i)
      }
    }
    var (i, j) = (0, 0)
    while i < tuyo.count || j < solucion.count {
      if i < tuyo.count, quitadas.contains(i) {
        cambios.append(.tuya(tuyo[i]))
        i += 1
      } else if j < solucion.count, puestas.contains(j) {
        cambios.append(.solucion(solucion[j]))
        j += 1
      } else {
        cambios.append(.igual(i < tuyo.count ? tuyo[i] : solucion[j]))
        i += 1
        j += 1
      }
    }
    return cambios
  }

  /// Las enseña: en dos columnas si caben, y si no, una debajo de otra.
  ///
  /// De lo que es igual solo se ve lo que rodea a cada cambio.
  package static func texto(_ lineas: [Linea], ancho: Int, _ estilo: Estilo) -> String {
    let visibles = cercanas(lineas, contexto: 2)
    guard !visibles.isEmpty else { return estilo.terminar("Son iguales.\n") }
    let larga =
      visibles.compactMap { $0 }.map { linea in
        switch linea {
        case .igual(let t), .tuya(let t), .solucion(let t): columnas(t)
        }
      }.max() ?? 0
    let enDos = 2 * larga + 5 <= ancho
    let leyenda =
      enDos ? "A la izquierda, la tuya; a la derecha, la solución." : "- la tuya   + la solución"
    let texto = enDos ? enColumnas(visibles, larga, estilo) : seguidas(visibles, estilo)
    return estilo.terminar(
      ([estilo.pintar(leyenda, .tenue), ""] + texto).joined(separator: "\n") + "\n"
    )
  }

  /// Las líneas a menos de `contexto` de un cambio; `nil` marca lo que se salta.
  private static func cercanas(_ lineas: [Linea], contexto: Int) -> [Linea?] {
    let cambios = lineas.indices.filter { if case .igual = lineas[$0] { false } else { true } }
    var visibles: [Linea?] = []
    var ultima = -1
    for (i, linea) in lineas.enumerated()
    where cambios.contains(where: { abs($0 - i) <= contexto }) {
      if i > ultima + 1 { visibles.append(nil) }
      visibles.append(linea)
      ultima = i
    }
    if !visibles.isEmpty, ultima < lineas.count - 1 { visibles.append(nil) }
    return visibles
  }

  private static func seguidas(_ lineas: [Linea?], _ estilo: Estilo) -> [String] {
    lineas.map { linea in
      switch linea {
      case nil: estilo.pintar("  ⋯", .tenue)
      case .igual(let t): "  \(sanear(t))"
      case .tuya(let t): estilo.pintar("- \(sanear(t))", .mal)
      case .solucion(let t): estilo.pintar("+ \(sanear(t))", .bien)
      }
    }
  }

  private static func enColumnas(_ lineas: [Linea?], _ ancho: Int, _ estilo: Estilo) -> [String] {
    var filas: [(String?, String?)] = []
    var pendientes: [String] = []
    func soltar() {
      filas += pendientes.map { ($0, nil) }
      pendientes = []
    }
    for linea in lineas {
      switch linea {
      case nil:
        soltar()
        filas.append(("⋯", "⋯"))
      case .igual(let t):
        soltar()
        filas.append((t, t))
      case .tuya(let t): pendientes.append(t)
      case .solucion(let t):
        filas.append((pendientes.isEmpty ? nil : pendientes.removeFirst(), t))
      }
    }
    soltar()
    return filas.map { izquierda, derecha in
      let a = sanear(izquierda ?? "")
      let b = sanear(derecha ?? "")
      let relleno = String(repeating: " ", count: max(0, ancho - columnas(a)))
      let igual = izquierda == derecha
      return (igual ? a : estilo.pintar(a, .mal)) + relleno + " \(igual ? "│" : "▶") "
        + (igual ? b : estilo.pintar(b, .bien))
    }
  }
}
