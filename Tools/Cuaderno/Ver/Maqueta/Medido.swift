import Escena

/// Un elemento medido: cuánto quiere ocupar, cuánto necesita y si se estira.
struct Medido: Sendable {
  /// El elemento, sin lo que contiene.
  var elemento: ElementoVisto
  var ambiente: Ambiente
  /// Lo que ocupa sin que nada le falte.
  var ideal: Int
  /// Lo menos que necesita para que se entienda.
  var minimo: Int
  /// Si quiere todo el ancho que haya.
  var crece: Bool
  var hijos: [Medido]
  /// Lo que llevan alrededor, de dentro afuera.
  var envolturas: [Envoltura]
  /// Las piezas de un control, de izquierda a derecha.
  var piezas: [Pieza] = []

  /// Algo que rodea a un elemento.
  enum Envoltura: Sendable {
    case margen(vertical: Int)
    case fondo(Tinta)
    case marco(Marco)
  }

  /// Lo que se pide con `frame`, en celdas.
  struct Marco: Sendable {
    var ancho: Int?
    var alto: Int?
    var crece = false
    var creceDeAlto = false
    var alineacion = "center"
  }
}

extension Medido.Marco {
  /// Lee `width 40, maxWidth inf`: los puntos se cuentan a ocho por columna y dieciséis por fila.
  init(_ valor: String) {
    for parte in valor.split(separator: ",") {
      let palabras = parte.split(separator: " ")
      guard palabras.count == 2 else { continue }
      let numero = Double(palabras[1])
      switch palabras[0] {
      case "width", "idealWidth", "minWidth": ancho = numero.flatMap { Self.celdas($0, de: 8) }
      case "height", "idealHeight", "minHeight": alto = numero.flatMap { Self.celdas($0, de: 16) }
      case "maxWidth": crece = numero == .infinity
      case "maxHeight": creceDeAlto = numero == .infinity
      case "alignment": alineacion = String(palabras[1])
      default: break
      }
    }
  }

  private static func celdas(_ puntos: Double, de tamano: Double) -> Int? {
    guard puntos.isFinite, puntos >= 0 else { return nil }
    return Int(max(1, min(200, (puntos / tamano).rounded())))
  }
}

extension Medido {
  /// Las envolturas de unas pistas, de dentro afuera; de todos los márgenes, solo el primero.
  static func envolturas(de pistas: [ElementoVisto.Pista], conAire: Bool) -> [Envoltura] {
    var conMargen = false
    return pistas.compactMap { pista in
      switch pista.nombre {
      case "padding" where !conMargen && pista.valor != "0":
        conMargen = true
        return .margen(vertical: conAire ? 1 : 0)
      case "background":
        return Tinta(deSwiftUI: pista.valor).map { .fondo($0) }
      case "frame":
        return .marco(Marco(pista.valor))
      default:
        return nil
      }
    }
  }

  /// Suma a las medidas lo que ocupan las envolturas.
  mutating func envolver(_ todas: [Envoltura]) {
    envolturas = todas
    for envoltura in todas {
      switch envoltura {
      case .margen:
        ideal += 2
        minimo += 2
      case .fondo: break
      case .marco(let marco):
        if let ancho = marco.ancho {
          ideal = ancho
          minimo = min(minimo, ancho)
          crece = false
        }
        if marco.crece { crece = true }
      }
    }
  }
}
