import SwiftUI

struct Compra: Identifiable, Hashable {
  let id: Int
  var titulo: String
  var hecha = false
}

struct Listas: View {
  @State private var compras = [Compra(id: 1, titulo: "pan"), Compra(id: 2, titulo: "té")]
  @State private var una: Int?
  @State private var varias: Set<Int> = []

  var body: some View {
    List(compras) { Text($0.titulo) }
    List(compras, id: \.id) { compra in Text(compra.titulo) }
    List($compras) { $compra in TextField("a", text: $compra.titulo) }
    List($compras, id: \.id) { $compra in Toggle(compra.titulo, isOn: $compra.hecha) }
    List(0..<2) { Text("\($0)") }
    List(compras, selection: $una) { Text("una \($0.titulo)") }
    List(selection: $varias) { ForEach(compras) { Text("varias \($0.titulo)") } }
      .listStyle(.plain)
  }
}

struct Secciones: View {
  @State private var compras = [Compra(id: 1, titulo: "pan")]

  var body: some View {
    List {
      Section("a") { Text("b") }
      Section {
        Text("c")
      } header: {
        Text("d")
      } footer: {
        Text("e")
      }
      Section {
        Text("f")
      } footer: {
        Text("g")
      }
      Section(header: Text("h")) { Text("i") }
      Section(header: Text("j"), footer: Text("k")) { Text("l") }
      Section(footer: Text("m")) { Text("n") }
      ForEach(0..<compras.count, id: \.self) { i in Text(compras[i].titulo) }
      ForEach(0..<2) { Text("\($0)") }
      ForEach(compras, id: \.self) { Text($0.titulo) }
      ForEach($compras) { $compra in Text(compra.titulo) }
      ForEach(compras.indices, id: \.self) { Text("\($0)") }
      ForEach(Array(compras.enumerated()), id: \.offset) { i, compra in
        Text("\(i) \(compra.titulo)")
      }
    }
    .listRowSeparator(.hidden)
  }
}

struct Editable: View {
  @State private var compras = [
    Compra(id: 1, titulo: "pan"), Compra(id: 2, titulo: "té"), Compra(id: 3, titulo: "sal"),
  ]

  var body: some View {
    List {
      ForEach(compras) { Text($0.titulo) }
        .onDelete(perform: borrar)
        .onMove { compras.move(fromOffsets: $0, toOffset: $1) }
    }
  }

  private func borrar(at offsets: IndexSet) { compras.remove(atOffsets: offsets) }
}
