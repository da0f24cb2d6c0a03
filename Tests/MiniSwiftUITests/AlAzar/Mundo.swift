import SwiftUI

/// Un generador con semilla: los mismos árboles en cada ejecución.
struct Semilla: RandomNumberGenerator {
  var estado: UInt64

  mutating func next() -> UInt64 {
    estado &+= 0x9e37_79b9_7f4a_7c15
    var z = estado
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

@Observable
final class Casilla {
  var numero = 0
  var nombre = "a"
}

final class CasillaDeAntes: ObservableObject {
  @Published var numero = 0
}

@Observable
final class Orden {
  var ids = [1, 2, 3]
}

/// De dónde leen los árboles: lo que se escribe al azar.
final class Mundo {
  let casillas = (0..<4).map { _ in Casilla() }
  let deAntes = (0..<4).map { _ in CasillaDeAntes() }
  let orden = Orden()

  func escribirAlgo(_ azar: inout Semilla) {
    let valor = Int.random(in: 0..<4, using: &azar)
    switch Int.random(in: 0..<4, using: &azar) {
    case 0: casillas.randomElement(using: &azar)?.numero = valor
    case 1: casillas.randomElement(using: &azar)?.nombre = ["a", "b", "c", ""][valor]
    case 2: deAntes.randomElement(using: &azar)?.numero = valor
    default:
      orden.ids = (0..<6).filter { _ in Bool.random(using: &azar) }.shuffled(using: &azar)
    }
  }
}

/// La forma de un árbol: qué vistas y de qué casilla lee cada una.
indirect enum Forma {
  case hoja(Hoja, Int)
  case contenedor(Contenedor, [Forma])
  case filas(Int, Forma)
  case porId(Forma)
  case condicion(Int, Forma, Forma)
  case segun(Int, Forma, Forma, Forma)
  case opcional(Int, Forma)
  case cambia(Int, Forma)
  case rodea(Rodeo, Int, Forma)

  /// Una vista que enseña algo, cada una por un property wrapper distinto.
  enum Hoja: CaseIterable {
    case observable, observado, campo, deEntorno, objetoDelEntorno, observableDelEntorno
    case estado, enlazada, propio, dinamica, selector
  }

  enum Contenedor: CaseIterable {
    case columna, fila, capas, lista, formulario, seccion, desplazable, grupo, navegacion, perezosa
  }

  /// Un modificador alrededor de una vista.
  enum Rodeo: CaseIterable {
    case identidad, entorno, apagado, hoja, hojaDeElemento, alerta, barra, encima, modificador
    case objeto, observable, pantalla
  }

  static func alAzar(_ azar: inout Semilla, hondura: Int = 4) -> Forma {
    let cual = Int.random(in: 0..<4, using: &azar)
    guard hondura > 0 else { return .hoja(uno(Hoja.allCases, &azar), cual) }
    func otra() -> Forma { alAzar(&azar, hondura: hondura - 1) }
    switch Int.random(in: 0..<10, using: &azar) {
    case 0, 1:
      return .contenedor(uno(Contenedor.allCases, &azar), (0...(cual % 3)).map { _ in otra() })
    case 2: return .filas(cual, otra())
    case 3: return .porId(otra())
    case 4: return .condicion(cual, otra(), otra())
    case 5: return .segun(cual, otra(), otra(), otra())
    case 6: return .opcional(cual, otra())
    case 7: return .cambia(cual, otra())
    default: return .rodea(uno(Rodeo.allCases, &azar), cual, otra())
    }
  }

  private static func uno<T>(_ casos: [T], _ azar: inout Semilla) -> T {
    casos[Int.random(in: 0..<casos.count, using: &azar)]
  }
}
