/// Qué significa un error del compilador, cómo se arregla, y un ejemplo malo y otro bueno.
///
/// Se lee de `Tools/Idioma/Explicaciones/<id>.md`. Un mismo identificador puede tener varias causas:
/// cada rama dice con qué datos vale.
package struct Explicacion: Sendable, Equatable {
  /// Lo que se dice de una causa.
  package struct Parte: Sendable, Equatable {
    package var texto = ""
    package var arregla = ""
    package var siNo: String?
    package var mal: String?
    package var bien: String?
  }

  /// Cuándo vale una rama, según los datos originales del compilador.
  package enum Condicion: Sendable, Equatable {
    case es(Int, String)
    case contiene(Int, String)
    case iguales(Int, Int)
  }

  /// Una rama y cuándo vale.
  package struct Rama: Sendable, Equatable {
    package var titulo: String
    package var condicion: Condicion
    package var parte: Parte
  }

  package var id: String
  package var general: Parte
  package var ramas: [Rama]
  package var termino: String?
  /// Si explica una advertencia y no un error.
  package var esAdvertencia: Bool

  /// La parte que vale para unos datos: la de la primera rama que se cumple, o la general.
  ///
  /// Una rama sin ejemplos enseña los generales.
  package func parte(para datos: [String]) -> Parte {
    guard let rama = ramas.first(where: { $0.condicion.vale(datos) }) else { return general }
    var parte = rama.parte
    parte.mal = parte.mal ?? general.mal
    parte.bien = parte.bien ?? general.bien
    return parte
  }
}

extension Explicacion.Condicion {
  func vale(_ datos: [String]) -> Bool {
    func dato(_ n: Int) -> String? { datos.indices.contains(n) ? datos[n] : nil }
    return switch self {
    case .es(let n, let valor): dato(n) == valor
    case .contiene(let n, let trozo): dato(n)?.contains(trozo) ?? false
    case .iguales(let n, let m): dato(n) != nil && dato(n) == dato(m)
    }
  }

  /// Lee `si %0 es «'String'»`, `si %1 contiene «let»` o `si %0 es igual a %1`.
  init?(_ titulo: String) {
    guard titulo.hasPrefix("si %"), let n = Int(titulo.dropFirst(4).prefix { $0.isNumber }) else {
      return nil
    }
    let resto = titulo.dropFirst(4 + "\(n)".count)
    if resto.hasPrefix(" es igual a %"), let m = Int(resto.dropFirst(13)) {
      self = .iguales(n, m)
    } else if resto.hasPrefix(" es «"), resto.hasSuffix("»") {
      self = .es(n, String(resto.dropFirst(5).dropLast()))
    } else if resto.hasPrefix(" contiene «"), resto.hasSuffix("»") {
      self = .contiene(n, String(resto.dropFirst(11).dropLast()))
    } else {
      return nil
    }
  }
}

extension Explicacion {
  /// Lee una explicación. Los fallos de escritura salen aparte, una frase cada uno.
  package static func leer(_ texto: String) -> (Explicacion, fallos: [String]) {
    var explicacion = Explicacion(
      id: "",
      general: Parte(),
      ramas: [],
      termino: nil,
      esAdvertencia: false
    )
    var fallos: [String] = []
    for parte in Markdown.leer(texto) {
      switch parte {
      case .titulo(1, let id): explicacion.id = id
      case .titulo(_, let titulo):
        guard let condicion = Condicion(titulo) else {
          fallos.append("no entiendo la rama «\(titulo)»")
          continue
        }
        explicacion.ramas.append(Rama(titulo: titulo, condicion: condicion, parte: Parte()))
      case .parrafo(let parrafo): explicacion.anadir(parrafo)
      case .codigo(let info, let lineas): explicacion.anadir(info, lineas, &fallos)
      case .cita, .lista, .escondido: fallos.append("sobra un trozo que no es texto ni código")
      }
    }
    return (explicacion, fallos + explicacion.loQueFalta)
  }

  private var loQueFalta: [String] {
    var fallos: [String] = []
    if id.isEmpty { fallos.append("no empieza por «# id»") }
    for (nombre, parte) in [("", general)] + ramas.map({ (" en «\($0.titulo)»", $0.parte) }) {
      if parte.texto.isEmpty { fallos.append("falta el texto\(nombre)") }
      if parte.arregla.isEmpty { fallos.append("falta «Arregla: »\(nombre)") }
      let palabras = parte.texto.split(separator: " ").count
      if palabras > 40 { fallos.append("el texto\(nombre) tiene \(palabras) palabras: máximo, 40") }
      if (parte.mal == nil) != (parte.bien == nil) { fallos.append("falta un ejemplo\(nombre)") }
    }
    if general.mal == nil { fallos.append("faltan los ejemplos") }
    return fallos
  }

  /// Cambia la parte que se está leyendo: la general, o la de la última rama.
  private mutating func enCurso(_ cambiar: (inout Parte) -> Void) {
    if ramas.isEmpty { cambiar(&general) } else { cambiar(&ramas[ramas.count - 1].parte) }
  }

  private mutating func anadir(_ parrafo: String) {
    if parrafo.hasPrefix("Término: ") {
      termino = String(parrafo.dropFirst(9))
    } else if parrafo.hasPrefix("Arregla: ") {
      // Las dos líneas de arreglos van juntas en un párrafo.
      let piezas = parrafo.dropFirst(9).split(separator: " Si no: ", maxSplits: 1)
      enCurso {
        $0.arregla = piezas.first.map(String.init) ?? ""
        $0.siNo = piezas.count > 1 ? String(piezas[1]) : nil
      }
    } else {
      enCurso { $0.texto += $0.texto.isEmpty ? parrafo : " " + parrafo }
    }
  }

  private mutating func anadir(_ info: String, _ lineas: [String], _ fallos: inout [String]) {
    let codigo = lineas.joined(separator: "\n")
    switch info {
    case "swift error=\(id)": enCurso { $0.mal = codigo }
    case "swift advertencia=\(id)":
      esAdvertencia = true
      enCurso { $0.mal = codigo }
    case "swift compila": enCurso { $0.bien = codigo }
    default: fallos.append("no conozco el bloque «\(info)»")
    }
  }
}
