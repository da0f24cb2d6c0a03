extension Plantilla {
  /// Una opción elegida: la número `opcion` del `%select…numero`.
  package struct Rama: Sendable, Hashable {
    package var numero: Int
    package var opcion: Int
  }

  /// Un hueco y dónde está.
  package struct Uso: Sendable, Equatable {
    /// `select` para los `%select`.
    package var modificador: String
    package var numero: Int
    /// Cuántas opciones tiene, si es un `%select`.
    package var opciones: Int
    /// Las opciones en las que está metido.
    package var ramas: [Rama]
    /// Si va entre comillas simples.
    package var entreComillas: Bool

    /// Si escribe un nombre.
    package var esDeNombre: Bool { Plantilla.deNombre.contains(modificador) }
    /// Si es un `%select`.
    package var esSelect: Bool { modificador == "select" }
  }

  /// Todos los huecos, en orden.
  package var usos: [Uso] {
    var todos: [Uso] = []
    var comillas = false
    Self.reunir(piezas, ramas: [], comillas: &comillas, en: &todos)
    return todos
  }

  private static func reunir(
    _ piezas: [Pieza],
    ramas: [Rama],
    comillas: inout Bool,
    en todos: inout [Uso]
  ) {
    for pieza in piezas {
      switch pieza {
      case .texto(let texto): if comillasSueltas(texto) % 2 == 1 { comillas.toggle() }
      case .nunca: break
      case .hueco(let modificador, let numero):
        todos.append(
          Uso(
            modificador: modificador,
            numero: numero,
            opciones: 0,
            ramas: ramas,
            entreComillas: comillas
          )
        )
      case .opciones(let opciones, let numero):
        todos.append(
          Uso(
            modificador: "select",
            numero: numero,
            opciones: opciones.count,
            ramas: ramas,
            entreComillas: comillas
          )
        )
        for (k, opcion) in opciones.enumerated() {
          var dentro = comillas
          reunir(
            opcion,
            ramas: ramas + [Rama(numero: numero, opcion: k)],
            comillas: &dentro,
            en: &todos
          )
        }
      }
    }
  }

  /// Las comillas simples de un texto, sin los apóstrofos del inglés («can't»).
  static func comillasSueltas(_ texto: String) -> Int {
    let bytes = Array(texto.utf8)
    return bytes.indices.count { bytes[$0] == 39 && !esApostrofo(bytes, $0) }
  }

  /// Si la comilla de `i` es un apóstrofo: letra, comilla y una terminación inglesa entera.
  static func esApostrofo(_ bytes: [UInt8], _ i: Int) -> Bool {
    guard i > 0, esLetra(bytes[i - 1]) else { return false }
    for fin in ["t", "s", "re", "ll", "ve"] {
      let cola = Array(fin.utf8)
      guard bytes[(i + 1)...].starts(with: cola) else { continue }
      let despues = i + 1 + cola.count
      if despues == bytes.count { return true }
      let siguiente = bytes[despues]
      if !esLetra(siguiente), siguiente != 95, !(48...57).contains(siguiente) { return true }
    }
    return false
  }

  private static func esLetra(_ byte: UInt8) -> Bool {
    ((byte | 32) >= 97 && (byte | 32) <= 122) || byte >= 128
  }

  /// Los `%select`, con sus opciones escritas otra vez.
  package var selects: [(numero: Int, opciones: [String])] {
    var todos: [(numero: Int, opciones: [String])] = []
    func bajar(_ piezas: [Pieza]) {
      for case .opciones(let opciones, let numero) in piezas {
        todos.append((numero, opciones.map(Self.escribir)))
        opciones.forEach(bajar)
      }
    }
    bajar(piezas)
    return todos
  }

  /// Escribe unas piezas como en el catálogo.
  package static func escribir(_ piezas: [Pieza]) -> String {
    piezas.map { pieza in
      switch pieza {
      case .texto(let texto): texto.replacing("%", with: "%%")
      case .nunca(let que): "%\(que)"
      case .hueco(let modificador, let numero): "%\(modificador)\(numero)"
      case .opciones(let opciones, let numero):
        "%select{\(opciones.map(escribir).joined(separator: "|"))}\(numero)"
      }
    }.joined()
  }
}
