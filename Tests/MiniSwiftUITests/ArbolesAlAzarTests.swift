import SwiftUI
import Testing

/// Un generador con semilla: los mismos árboles en cada ejecución.
private struct Semilla: RandomNumberGenerator {
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
private final class Casilla {
  var numero = 0
  var nombre = "a"
}

private final class CasillaDeAntes: ObservableObject {
  @Published var numero = 0
}

/// De dónde leen los árboles: lo que se escribe al azar.
private final class Mundo {
  let casillas = (0..<4).map { _ in Casilla() }
  let deAntes = (0..<3).map { _ in CasillaDeAntes() }

  func escribirAlgo(_ azar: inout Semilla) {
    let valor = Int.random(in: 0..<4, using: &azar)
    switch Int.random(in: 0..<3, using: &azar) {
    case 0: casillas.randomElement(using: &azar)?.numero = valor
    case 1: casillas.randomElement(using: &azar)?.nombre = ["a", "b", "c", ""][valor]
    default: deAntes.randomElement(using: &azar)?.numero = valor
    }
  }
}

/// La forma de un árbol: qué vistas y de qué casilla lee cada una.
private indirect enum Forma {
  case numero(Int)
  case nombre(Int)
  case deAntes(Int)
  case campo(Int)
  case pila([Forma])
  case filas(Int, Forma)
  case condicion(Int, Forma, Forma)
  case opcional(Int, Forma)
  case identidad(Int, Forma)
  case entorno(Int, Forma)
  case deEntorno
  case apagado(Int, Forma)

  static func alAzar(_ azar: inout Semilla, hondura: Int = 4) -> Forma {
    let cual = Int.random(in: 0..<4, using: &azar)
    guard hondura > 0 else {
      return [.numero(cual), .nombre(cual), .deAntes(cual % 3), .campo(cual), .deEntorno][
        Int.random(in: 0..<5, using: &azar)
      ]
    }
    func otra() -> Forma { alAzar(&azar, hondura: hondura - 1) }
    switch Int.random(in: 0..<8, using: &azar) {
    case 0: return .pila((0...cual).map { _ in otra() })
    case 1: return .filas(cual, otra())
    case 2: return .condicion(cual, otra(), otra())
    case 3: return .opcional(cual, otra())
    case 4: return .identidad(cual, otra())
    case 5: return .entorno(cual, otra())
    case 6: return .apagado(cual, otra())
    default: return alAzar(&azar, hondura: 0)
    }
  }
}

private struct ClaveDePaso: EnvironmentKey {
  static let defaultValue = -1
}

extension EnvironmentValues {
  fileprivate var paso: Int {
    get { self[ClaveDePaso.self] }
    set { self[ClaveDePaso.self] = newValue }
  }
}

/// Dibuja una forma; cada nivel es una vista, con sus propias lecturas.
private struct Dibuja: View {
  let forma: Forma
  let mundo: Mundo

  var body: some View {
    switch forma {
    case .numero(let cual): Text("n\(mundo.casillas[cual].numero)")
    case .nombre(let cual): Text("s\(mundo.casillas[cual].nombre)")
    case .deAntes(let cual): DeAntes(casilla: mundo.deAntes[cual])
    case .campo(let cual): Campo(casilla: mundo.casillas[cual])
    case .pila(let formas):
      VStack { ForEach(formas.indices, id: \.self) { hija(formas[$0]) } }
    case .filas(let cual, let forma):
      List(0..<mundo.casillas[cual].numero, id: \.self) { _ in hija(forma) }
    case .condicion(let cual, let una, let otra):
      if mundo.casillas[cual].numero.isMultiple(of: 2) { hija(una) } else { hija(otra) }
    case .opcional(let cual, let forma):
      if mundo.casillas[cual].nombre != "" { hija(forma) }
    case .identidad(let cual, let forma): hija(forma).id(mundo.casillas[cual].nombre)
    case .entorno(let cual, let forma):
      hija(forma).environment(\.paso, mundo.casillas[cual].numero)
    case .deEntorno: DeEntorno()
    case .apagado(let cual, let forma): hija(forma).disabled(mundo.casillas[cual].numero > 1)
    }
  }

  private func hija(_ forma: Forma) -> AnyView { AnyView(Dibuja(forma: forma, mundo: mundo)) }
}

private struct DeAntes: View {
  @ObservedObject var casilla: CasillaDeAntes
  var body: some View { Text("o\(casilla.numero)") }
}

private struct Campo: View {
  @Bindable var casilla: Casilla
  var body: some View { TextField("campo", text: $casilla.nombre) }
}

private struct DeEntorno: View {
  @Environment(\.paso) private var paso
  var body: some View { Text("e\(paso)") }
}

@Suite("Árboles y escrituras al azar")
struct ArbolesAlAzarTests {
  @Test("Tras cualquier serie de escrituras se ve lo mismo que dibujando de cero")
  func comoDeCero() {
    var azar = Semilla(estado: 7)
    var cambios = 0
    for arbol in 0..<150 {
      let forma = Forma.alAzar(&azar)
      let mundo = Mundo()
      let escenario = Escenario { Dibuja(forma: forma, mundo: mundo) }
      for _ in 0..<15 {
        let antes = escenario.texto
        for _ in 0..<Int.random(in: 1..<5, using: &azar) { mundo.escribirAlgo(&azar) }
        let deCero = Escenario { Dibuja(forma: forma, mundo: mundo) }.texto
        #expect(escenario.texto == deCero, "árbol \(arbol): \(forma)")
        if escenario.texto != antes { cambios += 1 }
      }
    }
    // Si casi nada cambiara, la prueba no probaría nada.
    #expect(cambios > 500)
  }

  @Test("Redibujar la madre por el medio no cambia lo que se ve")
  func conRedibujados() {
    var azar = Semilla(estado: 11)
    for _ in 0..<60 {
      let forma = Forma.alAzar(&azar)
      let mundo = Mundo()
      let escenario = Escenario { Dibuja(forma: forma, mundo: mundo) }
      for _ in 0..<10 {
        mundo.escribirAlgo(&azar)
        if Bool.random(using: &azar) { escenario.redibujar() }
        #expect(escenario.texto == Escenario { Dibuja(forma: forma, mundo: mundo) }.texto)
      }
    }
  }
}
