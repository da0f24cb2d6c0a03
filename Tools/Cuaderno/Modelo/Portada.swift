/// La portada de una lección: lo que su README.md declara entre las dos líneas `---`.
package struct Portada: Sendable, Equatable {
  /// El actor en el que vive el código de la lección si nada dice otra cosa.
  package enum Aislamiento: String, Sendable {
    case ninguno
    case mainActor = "MainActor"
  }

  /// La parte del curso a la que pertenece.
  package var parte: String
  /// Los minutos que suele llevar.
  package var minutos: Int
  /// Los números de las lecciones que hay que haber hecho antes.
  package var requiere: [Int]
  /// Los módulos que la lección importa, además de los de la biblioteca estándar.
  package var usa: [String]
  /// Si la lección tiene vistas: las que se pueden mirar con `leccion ver`.
  package var conVistas: Bool { usa.contains("SwiftUI") }
  /// El aislamiento por defecto con el que se compila.
  package var aislamiento: Aislamiento
  /// Lo que sabrás hacer al terminar.
  package var objetivos: [String]

  /// Crea una portada a partir de sus campos.
  package init(
    parte: String,
    minutos: Int,
    requiere: [Int],
    usa: [String],
    aislamiento: Aislamiento,
    objetivos: [String]
  ) {
    self.parte = parte
    self.minutos = minutos
    self.requiere = requiere
    self.usa = usa
    self.aislamiento = aislamiento
    self.objetivos = objetivos
  }

  /// Los módulos que una lección puede declarar en `usa`.
  package static let modulosPosibles = ["Combine", "SwiftUI", "Torneo", "Foundation"]
  private static let claves = ["parte", "minutos", "requiere", "usa", "aislamiento", "objetivos"]
}

extension Portada {
  /// Lee la portada y el título de las primeras líneas de un README.md.
  ///
  /// - Returns: la portada, el título (el primer `# `) y los fallos encontrados, uno por frase.
  package static func leer(_ texto: some StringProtocol) -> (Portada, titulo: String, [String]) {
    var portada = Portada(
      parte: "",
      minutos: 0,
      requiere: [],
      usa: [],
      aislamiento: .ninguno,
      objetivos: []
    )
    var fallos: [String] = []
    var vistas: Set<String> = []
    var titulo = ""
    var lineas = texto.lineas[...]
    guard lineas.first == "---" else {
      return (portada, "", ["el README no empieza por una portada entre dos líneas ---"])
    }
    lineas = lineas.dropFirst()
    while let linea = lineas.popFirst(), linea != "---" {
      guard let dos = linea.firstIndex(of: ":") else {
        fallos.append("la portada tiene una línea sin dos puntos: «\(linea)»")
        continue
      }
      let clave = String(linea[..<dos])
      if !vistas.insert(clave).inserted { fallos.append("la portada repite «\(clave)»") }
      portada.poner(clave, linea[linea.index(after: dos)...].recortado, &fallos)
    }
    for clave in claves where !vistas.contains(clave) {
      fallos.append("a la portada le falta «\(clave)»")
    }
    if let linea = lineas.first(where: { $0.hasPrefix("# ") }) {
      titulo = linea.dropFirst(2).recortado
    } else {
      fallos.append("el README no tiene título (# …)")
    }
    return (portada, titulo, fallos)
  }

  /// El principio de un README: hasta su título, que es lo que hace falta para listarlo.
  package static func principio(_ bytes: [UInt8]) -> String {
    var anterior: UInt8 = 10
    var enTitulo = false
    var fin = bytes.count
    for (i, byte) in bytes.enumerated() {
      if anterior == 10, byte == UInt8(ascii: "#") { enTitulo = true }
      if enTitulo, byte == 10 {
        fin = i
        break
      }
      anterior = byte
    }
    return String(decoding: bytes[..<fin], as: UTF8.self)
  }

  private mutating func poner(_ clave: String, _ valor: String, _ fallos: inout [String]) {
    func lista(por separador: Character) -> [String] {
      valor.split(separator: separador).map(\.recortado).filter { !$0.isEmpty }
    }
    switch clave {
    case "parte":
      parte = valor
      if valor.isEmpty { fallos.append("la portada deja «parte» vacía") }
    case "minutos":
      minutos = Int(valor) ?? 0
      if !(1...240).contains(minutos) {
        fallos.append("«minutos» debe ser un número de 1 a 240 y es «\(valor)»")
      }
    case "requiere":
      requiere = lista(por: ",").compactMap { pieza in
        if let n = Int(pieza) { return n }
        fallos.append("«requiere» debe llevar números de lección y lleva «\(pieza)»")
        return nil
      }
    case "usa":
      usa = lista(por: ",")
      for modulo in usa where !Self.modulosPosibles.contains(modulo) {
        fallos.append(
          "«usa» no conoce «\(modulo)»: \(Self.modulosPosibles.joined(separator: ", "))"
        )
      }
    case "aislamiento":
      if let leido = Aislamiento(rawValue: valor) {
        aislamiento = leido
      } else {
        fallos.append("«aislamiento» debe ser «ninguno» o «MainActor» y es «\(valor)»")
      }
    case "objetivos":
      objetivos = lista(por: ";")
      if objetivos.isEmpty { fallos.append("la portada deja «objetivos» sin ninguno") }
    default:
      fallos.append("la portada no conoce «\(clave)»")
    }
  }
}
