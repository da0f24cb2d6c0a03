import SwiftUI

struct Navegan: View {
  @State private var va = false
  @State private var cual: Compra?

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("valor", value: 1)
        NavigationLink(value: "dos") { Text("letra") }
        NavigationLink("vista") { Contadora(nombre: "vista") }
        NavigationLink(destination: Text("directa")) { Text("antigua") }
        NavigationLink {
          Text("con icono")
        } label: {
          Label("icono", systemImage: "star")
        }
        Button("ir") { va = true }
        Button("ver") { cual = Compra(id: 1, titulo: "pan") }
        Text(va ? "fuera" : "dentro")
      }
      .navigationDestination(for: Int.self) { Contadora(nombre: "número \($0)") }
      .navigationDestination(for: String.self) { Text("texto \($0)") }
      .navigationDestination(isPresented: $va) { Text("presentada") }
      .navigationDestination(item: $cual) { Text("compra \($0.titulo)") }
      .navigationTitle("Inicio")
    }
  }
}

struct Contadora: View {
  let nombre: String
  @State private var van = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("\(nombre) \(van)") { van += 1 }
    Button("salir") { dismiss() }
    NavigationLink("más", value: van + 10)
  }
}

struct ConCamino: View {
  @State private var camino: [Int] = []
  @State private var libre = NavigationPath()

  var body: some View {
    Button("tres") { camino = [1, 2, 3] }
    Button("raíz") { camino.removeAll() }
    Text("van \(camino.count) y \(libre.count)")
    NavigationStack(path: $camino) {
      Text("raíz de números").navigationDestination(for: Int.self) { Contadora(nombre: "n\($0)") }
    }
    NavigationStack(path: $libre) {
      Button("mezcla") {
        libre.append(1)
        libre.append("a")
      }
      .navigationDestination(for: Int.self) { Text("int \($0)") }
      .navigationDestination(for: String.self) { Text("string \($0)") }
    }
  }
}

struct Formulario: View {
  enum Campo { case nombre, correo }

  @FocusState private var campo: Campo?
  @FocusState private var escribe: Bool
  @State private var nombre = ""
  @State private var correo = ""
  @State private var nota = ""
  @State private var conCorreo = true

  var body: some View {
    TextField("nombre", text: $nombre).focused($campo, equals: .nombre).submitLabel(.next)
      .onSubmit { campo = .correo }
    if conCorreo { TextField("correo", text: $correo).focused($campo, equals: .correo) }
    TextField("nota", text: $nota).focused($escribe)
    TextField("sin foco", text: $nota)
    Button("soltar") { campo = nil }
    Button("nota") { escribe = true }
    Button("quita") { conCorreo = false }
    Text(campo.map { "\($0)" } ?? "ninguno")
    Text(escribe ? "nota sí" : "nota no")
  }
}
