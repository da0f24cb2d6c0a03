import SwiftUI
import Testing

private struct Nota: Identifiable {
  let id: Int
  var texto: String
}

private struct Cuaderno: View {
  @State private var notas = [Nota(id: 1, texto: "pan"), Nota(id: 2, texto: "café")]
  @State private var elegida: Nota?
  @State private var busqueda = ""
  @State private var cierres = 0

  var body: some View {
    NavigationStack {
      List($notas) { $nota in
        TextField("nota \(nota.id)", text: $nota.texto)
          .swipeActions(edge: .leading) { Button("ver \(nota.id)") { elegida = nota } }
      }
      .refreshable { notas.append(Nota(id: notas.count + 1, texto: "nueva")) }
      .navigationTitle("Notas")
      .searchable(text: $busqueda, prompt: "Buscar")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("mas", systemImage: "plus") {} }
        ToolbarItem(placement: .cancellationAction) { Text("cierres \(cierres)") }
      }
      .sheet(item: $elegida, onDismiss: { cierres += 1 }) { Detalle(nota: $0) }
    }
  }
}

private struct Detalle: View {
  let nota: Nota
  @State private var leida = false
  @Environment(\.dismiss) private var cerrar

  var body: some View {
    Text("detalle \(nota.texto)").onTapGesture { leida = true }
    if leida { Text("leída") }
    Button("cerrar") { cerrar() }
  }
}

@Suite("Hojas, barras, listas y búsqueda")
struct PresentacionTests {
  @Test("Así se ve")
  func texto() {
    #expect(
      Escenario { Cuaderno() }.texto == """
        NavigationStack
          searchable "Buscar" = ""
          List
            TextField "nota 1" = "pan"
            swipeActions (leading)
              Button "ver 1"
            TextField "nota 2" = "café"
            swipeActions (leading)
              Button "ver 2"
          ToolbarItem (topBarTrailing)
            Button "mas"
          ToolbarItem (cancellationAction)
            Text "cierres 0"
        """
    )
  }

  @Test("La hoja de un elemento: se abre, se usa, se cierra y avisa; otra vez es otra hoja")
  func hoja() throws {
    let escenario = Escenario { Cuaderno() }
    try escenario.pulsar("ver 2")
    #expect(escenario.seVe("detalle café"))
    try escenario.pulsar("detalle café")
    #expect(escenario.seVe("leída"))
    try escenario.pulsar("cerrar")
    #expect(!escenario.seVe("detalle café") && escenario.seVe("cierres 1"))
    try escenario.pulsar("ver 2")
    #expect(!escenario.seVe("leída"))
    try escenario.cerrar()
    #expect(escenario.seVe("cierres 2"))
    #expect(throws: EscenarioError.noHay(que: "el panel que cerrar", cual: "", hay: [])) {
      try escenario.cerrar()
    }
  }

  @Test("Una lista enlazada escribe en su elemento; refrescar y buscar")
  func lista() async throws {
    let escenario = Escenario { Cuaderno() }
    try escenario.escribir("leche", en: "nota 1")
    try await escenario.refrescar()
    try escenario.buscar("le")
    let texto = escenario.texto
    #expect(texto.contains("TextField \"nota 1\" = \"leche\""))
    #expect(texto.contains("TextField \"nota 3\" = \"nueva\""))
    #expect(texto.contains("searchable \"Buscar\" = \"le\""))
  }
}
