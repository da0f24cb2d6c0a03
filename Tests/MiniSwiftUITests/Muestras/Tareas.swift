import SwiftUI

struct Tarea: Identifiable, Equatable {
  let id: Int
  var titulo: String
  var hecha = false
}

enum Filtro: String, CaseIterable, Identifiable {
  case todas = "Todas"
  case pendientes = "Pendientes"
  case hechas = "Hechas"

  var id: Self { self }
}

@Observable
final class TareasViewModel {
  private(set) var tareas: [Tarea] = []
  private(set) var cargando = false
  var filtro = Filtro.todas
  var busqueda = ""

  var visibles: [Tarea] {
    tareas.filter { tarea in
      (filtro == .todas || tarea.hecha == (filtro == .hechas))
        && (busqueda.isEmpty || tarea.titulo.lowercased().contains(busqueda.lowercased()))
    }
  }

  func cargar() async {
    cargando = true
    defer { cargando = false }
    try? await Task.sleep(for: .seconds(2))
    guard !Task.isCancelled else { return }
    tareas = ["Comprar pan", "Llamar a Eva", "Regar"].enumerated().map {
      Tarea(id: $0.offset, titulo: $0.element)
    }
  }

  func completar(_ tarea: Tarea) async {
    try? await Task.sleep(for: .seconds(1))
    guard let indice = tareas.firstIndex(where: { $0.id == tarea.id }) else { return }
    tareas[indice].hecha.toggle()
  }

  func borrar(_ tarea: Tarea) { tareas.removeAll { $0.id == tarea.id } }

  func anadir(_ titulo: String) {
    tareas.append(Tarea(id: (tareas.map(\.id).max() ?? -1) + 1, titulo: titulo))
  }
}

/// La dueña.
struct TareasView: View {
  @State private var modelo = TareasViewModel()
  @State private var escribiendo = false

  var body: some View {
    NavigationStack {
      VStack {
        SelectorDeFiltro(modelo: modelo)
        ListaDeTareas()
      }
      .navigationTitle("Tareas")
      .searchable(text: $modelo.busqueda, prompt: "Buscar")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Añadir", systemImage: "plus") { escribiendo = true }
        }
      }
      .sheet(isPresented: $escribiendo) {
        NuevaTarea().environment(modelo)
      }
    }
    .environment(modelo)
    .task { await modelo.cargar() }
  }
}

/// La que toma prestado: solo lee el filtro.
struct SelectorDeFiltro: View {
  @Bindable var modelo: TareasViewModel

  var body: some View {
    Picker("Filtro", selection: $modelo.filtro) {
      ForEach(Filtro.allCases) { Text($0.rawValue).tag($0) }
    }
    .pickerStyle(.segmented)
  }
}

/// La que lo pide al entorno.
struct ListaDeTareas: View {
  @Environment(TareasViewModel.self) private var modelo

  var body: some View {
    if modelo.cargando {
      ProgressView("Cargando")
    } else {
      List(modelo.visibles) { tarea in
        FilaDeTarea(tarea: tarea) { Task { await modelo.completar(tarea) } }
          .swipeActions {
            Button("Borrar \(tarea.titulo)", role: .destructive) { modelo.borrar(tarea) }
          }
      }
      .listStyle(.plain)
      .refreshable { await modelo.cargar() }
    }
  }
}

struct FilaDeTarea: View {
  let tarea: Tarea
  let completar: @MainActor () -> Void

  var body: some View {
    Button(action: completar) {
      Label(tarea.titulo, systemImage: tarea.hecha ? "checkmark.circle.fill" : "circle")
        .strikethrough(tarea.hecha)
    }
  }
}

struct NuevaTarea: View {
  @Environment(TareasViewModel.self) private var modelo
  @Environment(\.dismiss) private var cerrar
  @State private var titulo = ""

  var body: some View {
    Form {
      TextField("Título", text: $titulo)
      Button("Guardar") {
        modelo.anadir(titulo)
        cerrar()
      }
      .disabled(titulo.isEmpty)
    }
  }
}

#Preview {
  TareasView()
}
