/// La lista de lecciones para la pantalla o para otros programas.
package struct Lista: Sendable, Equatable {
  /// Una lección y si está superada.
  package struct Fila: Sendable, Equatable {
    package var leccion: Leccion
    package var superada: Bool
    /// Crea una fila.
    package init(leccion: Leccion, superada: Bool) {
      self.leccion = leccion
      self.superada = superada
    }
  }

  private let filas: [Fila]
  private let rotas: [LeccionRota]

  /// Crea una lista, con las lecciones que no se dejan leer.
  package init(filas: [Fila], rotas: [LeccionRota] = []) {
    self.filas = filas
    self.rotas = rotas
  }

  /// La lista por partes.
  package func texto(_ estilo: Estilo) -> String {
    var lineas: [String] = []
    var parte = ""
    let ancho = filas.map { columnas($0.leccion.titulo) }.max() ?? 0
    for fila in filas {
      let leccion = fila.leccion
      if leccion.portada.parte != parte {
        parte = leccion.portada.parte
        lineas += (lineas.isEmpty ? [] : [""]) + [estilo.pintar(parte, .fuerte)]
      }
      let signo = fila.superada ? estilo.pintar("✓", .bien) : estilo.pintar("·", .tenue)
      let relleno = String(repeating: " ", count: ancho - columnas(leccion.titulo))
      let numero = leccion.numero < 10 ? " \(leccion.numero)" : "\(leccion.numero)"
      let minutos =
        leccion.portada.minutos < 10 ? " \(leccion.portada.minutos)" : "\(leccion.portada.minutos)"
      lineas.append(
        "  \(signo) \(numero)  \(leccion.titulo)\(relleno)  \(estilo.pintar("\(minutos) min", .tenue))"
      )
    }
    let hechas = filas.count { $0.superada }
    let total = plural(filas.count + rotas.count, "lección", "lecciones")
    lineas += ["", "\(hechas) de \(total)."]
    return estilo.terminar(lineas.joined(separator: "\n") + "\n")
  }

  /// La lista en el esquema JSON del cuaderno.
  package var json: some Encodable { JSON(filas, rotas) }

  private struct JSON: Encodable {
    struct Una: Encodable {
      var leccion: Int
      var slug: String
      var titulo: String
      var parte: String
      var minutos: Int
      var superada: Bool
    }
    var version = InformeJSON.version
    var lecciones: [Una]
    var rotas: [LeccionRota]

    init(_ filas: [Fila], _ rotas: [LeccionRota]) {
      self.rotas = rotas
      lecciones = filas.map {
        Una(
          leccion: $0.leccion.numero,
          slug: $0.leccion.slug,
          titulo: $0.leccion.titulo,
          parte: $0.leccion.portada.parte,
          minutos: $0.leccion.portada.minutos,
          superada: $0.superada
        )
      }
    }
  }
}
