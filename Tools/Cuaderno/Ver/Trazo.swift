/// Cómo se pinta una celda: su letra y sus colores.
package struct Trazo: Sendable, Equatable {
  package var letra: Letra
  package var color: Tinta
  package var fondo: Tinta

  /// Crea un trazo.
  package init(_ letra: Letra = [], color: Tinta = .normal, fondo: Tinta = .normal) {
    self.letra = letra
    self.color = color
    self.fondo = fondo
  }

  /// El de un texto sin nada especial.
  package static let normal = Trazo()
  package static let fuerte = Trazo(.negrita)
  package static let tenue = Trazo(.tenue)
  package static let aviso = Trazo(color: .amarillo)
  package static let mal = Trazo(color: .rojo)

  /// El mismo trazo con algo más en la letra.
  package func con(_ mas: Letra) -> Trazo {
    Trazo(letra.union(mas), color: color, fondo: fondo)
  }

  /// Los números de SGR que lo piden, sin contar el 0 que borra el anterior.
  func codigos(color conColor: Bool) -> [Int] {
    var codigos = Letra.codigos.filter { letra.contains($0.0) }.map(\.1)
    guard conColor else { return codigos }
    if let numero = color.numero { codigos.append(numero) }
    if let numero = fondo.numero { codigos.append(numero + 10) }
    return codigos
  }
}

/// Lo que se le puede hacer a la letra.
package struct Letra: OptionSet, Sendable {
  package let rawValue: UInt8

  /// Crea el conjunto de esos bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let negrita = Letra(rawValue: 1)
  package static let tenue = Letra(rawValue: 2)
  package static let cursiva = Letra(rawValue: 4)
  package static let subrayada = Letra(rawValue: 8)
  package static let invertida = Letra(rawValue: 16)
  package static let tachada = Letra(rawValue: 32)

  fileprivate static let codigos: [(Letra, Int)] = [
    (.negrita, 1), (.tenue, 2), (.cursiva, 3), (.subrayada, 4), (.invertida, 7), (.tachada, 9),
  ]
}

/// Uno de los 16 colores de una terminal, o el que tenga por defecto.
package enum Tinta: UInt8, Sendable, CaseIterable {
  case normal
  case negro
  case rojo
  case verde
  case amarillo
  case azul
  case magenta
  case cian
  case blanco
  case gris
  case rojoClaro
  case verdeClaro
  case amarilloClaro
  case azulClaro
  case magentaClaro
  case cianClaro
  case blancoClaro

  /// Su número como color de letra; el de fondo es 10 más.
  fileprivate var numero: Int? {
    let orden = Int(rawValue)
    if orden == 0 { return nil }
    return orden <= 8 ? 29 + orden : 81 + orden
  }
}
