import SwiftUI

struct Presentaciones: View {
  @State private var abierta = false
  @State private var elegida: Compra?
  @State private var busca = ""
  @State private var hecho: [String] = []
  @Environment(\.isEnabled) private var activo
  @Environment(\.colorScheme) private var aspecto

  func metodo() { hecho.append("cerrada") }

  var body: some View {
    Text(hecho.joined(separator: ", "))
    Button("abrir") { abierta = true }
      .alert("Borrar", isPresented: $abierta) {
        Button("Sí", role: .destructive) { hecho.append("sí") }
        Button("No", role: .cancel) {}
      } message: {
        Text("No se puede deshacer")
      }
    Button("elegir") { elegida = Compra(id: 1, titulo: "pan") }
      .sheet(item: $elegida, onDismiss: metodo) { compra in
        Text(compra.titulo).presentationDetents([.medium, .large])
      }
    Text("fila")
      .swipeActions { Button("a") {} }
      .swipeActions(edge: .trailing, allowsFullSwipe: false) {
        Button(role: .destructive) {
        } label: {
          Label("b", systemImage: "trash")
        }
      }
      .searchable(text: $busca, placement: .toolbar, prompt: Text("Buscar"))
      .toolbar {
        ToolbarItem { Button("c") {} }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("d") {}
          Spacer()
          Button("e") {}
        }
        if abierta { ToolbarItem { Text("f") } } else { ToolbarItem { Text("g") } }
      }
      .navigationTitle("h")
      .navigationBarTitleDisplayMode(.inline)
  }
}

struct Dialogo: View {
  @State private var abierto = false
  @State private var elegido = "nada"
  @State private var compra: Compra?

  var body: some View {
    Button("elegir") { abierto = true }
      .confirmationDialog("¿Qué?", isPresented: $abierto, titleVisibility: .visible) {
        Button("pan") { elegido = "pan" }
      }
    Text(elegido)
    Button("detalle") { compra = Compra(id: 1, titulo: "té") }
      .alert("Compra", isPresented: .constant(true), presenting: compra) { compra in
        Button("quitar \(compra.titulo)") { self.compra = nil }
      } message: { compra in
        Text(compra.titulo)
      }
  }
}
