import SwiftUI
import Testing

private final class Testigo: ObservableObject {
  private let censo: Censo
  @Published var numero = 0

  init(_ censo: Censo) {
    self.censo = censo
    censo.nace()
  }

  deinit { censo.muere() }
}

/// Una pantalla con todo lo que se pone encima de otra cosa, y algo dentro que se puede contar.
private struct Completa: View {
  let censo: Censo
  @StateObject private var testigo: Testigo
  @State private var camino: [Int] = []
  @State private var alerta = false
  @State private var elegida: Int?
  @State private var texto = ""
  @FocusState private var enfocado: Bool

  init(_ censo: Censo) {
    self.censo = censo
    _testigo = StateObject(wrappedValue: Testigo(censo))
  }

  var body: some View {
    NavigationStack(path: $camino) {
      List(0..<3, id: \.self, selection: $elegida) { Text("fila \($0) \(testigo.numero)") }
        .navigationDestination(for: Int.self) { Pantalla(numero: $0, censo: censo) }
        .refreshable { testigo.numero += 1 }
    }
    ForEach(0..<2, id: \.self) { Text("editable \($0)") }
      .onDelete { _ in testigo.numero += 1 }
    TextField("campo", text: $texto).focused($enfocado)
      .searchable(text: $texto)
      .toolbar { ToolbarItem { Button("barra") { testigo.numero += 1 } } }
    Button("alerta") { alerta = true }
      .alert("a", isPresented: $alerta) { Button("vale") { testigo.numero += 1 } }
    Button("ir") { camino.append(1) }
  }
}

private struct Pantalla: View {
  let numero: Int
  @StateObject private var testigo: Testigo
  @Environment(\.dismiss) private var dismiss

  init(numero: Int, censo: Censo) {
    self.numero = numero
    _testigo = StateObject(wrappedValue: Testigo(censo))
  }

  var body: some View {
    Button("pantalla \(numero) \(testigo.numero)") { testigo.numero += 1 }
    Button("salir") { dismiss() }
  }
}

@Suite("Nada de lo presentado se queda en memoria")
struct FugasDePantallasTests {
  @Test("Doscientas pantallas usadas enteras y desmontadas con todo abierto")
  func doscientas() throws {
    let censo = Censo()
    for vuelta in 0..<200 {
      let escenario = Escenario { Completa(censo) }
      try escenario.escribir("hola", en: "campo")
      try escenario.pulsar("fila 1 0")
      try escenario.pulsar("Eliminar", numero: 1)
      try escenario.pulsar("ir")
      try escenario.pulsar("pantalla 1 0")
      if vuelta.isMultiple(of: 2) { try escenario.pulsar("salir") }
      try escenario.pulsar("alerta")
      if vuelta.isMultiple(of: 3) { try escenario.pulsar("vale") }
      if vuelta.isMultiple(of: 5) { escenario.desmontar() }
    }
    #expect(censo.creados == 400)
    #expect(censo.vivos == 0)
  }

  @Test("Al volver, la pantalla y su objeto se liberan")
  func alVolver() throws {
    let censo = Censo()
    let escenario = Escenario { Completa(censo) }
    try escenario.pulsar("ir")
    #expect(censo.vivos == 2)
    try escenario.volver()
    #expect(censo.vivos == 1)
    escenario.desmontar()
    #expect(censo.vivos == 0)
  }
}
