// falla: elBuscadorSigueAlModelo
// dice: se sigue leyendo «re»
import SwiftUI

/// Una tarea de la lista. Viene hecha.
struct Tarea: Identifiable, Equatable {
  let id: Int
  let titulo: String
  var hecha = false
}

/// Qué tareas se enseñan. Viene hecho.
enum Filtro: String, CaseIterable {
  case todas = "Todas"
  case pendientes = "Pendientes"
  case hechas = "Hechas"
}

/// La lista de tareas, y lo que se ha elegido ver de ella. Viene hecho.
@Observable
final class TareasModelo {
  /// Cómo se llama la lista.
  var nombre = "Casa"
  /// Las tareas, por orden de llegada.
  private(set) var tareas: [Tarea] = []
  /// Las que se enseñan según estén hechas o no.
  var filtro = Filtro.todas
  /// Las que se enseñan según su título; vacía, todas.
  var busqueda = ""

  /// Crea la lista con unas tareas por hacer.
  init(_ titulos: String...) {
    for titulo in titulos { apuntar(titulo) }
  }

  /// Las tareas que pasan el filtro y la búsqueda.
  var visibles: [Tarea] {
    tareas.filter { tarea in
      (filtro == .todas || tarea.hecha == (filtro == .hechas))
        && (busqueda.isEmpty || tarea.titulo.lowercased().contains(busqueda.lowercased()))
    }
  }

  /// Cuántas quedan por hacer.
  var pendientes: Int { tareas.count { !$0.hecha } }

  /// Añade una tarea al final.
  func apuntar(_ titulo: String) {
    tareas.append(Tarea(id: tareas.count, titulo: titulo))
  }

  /// Da por hecha una tarea, o deja de darla.
  func marcar(_ tarea: Tarea) {
    tareas[tarea.id].hecha.toggle()
  }
}

/// Un campo de texto que cuenta las letras. Lo escrito es de quien lo usa.
struct CampoConCuenta: View {
  let etiqueta: String
  @Binding var texto: String

  var body: some View {
    HStack {
      TextField(etiqueta, text: $texto)
      Text("Letras: \(texto.count)")
    }
  }
}

/// Apunta una tarea. Es la dueña del título mientras se escribe.
struct NuevaTareaView: View {
  let modelo: TareasModelo
  @State private var titulo = ""

  var body: some View {
    VStack {
      CampoConCuenta(etiqueta: "Tarea nueva", texto: $titulo)
      Button("Apuntar") {
        modelo.apuntar(titulo)
        titulo = ""
      }
      .disabled(titulo.isEmpty)
    }
  }
}

/// El selector del filtro. Le prestan el modelo.
struct FiltroView: View {
  @Bindable var modelo: TareasModelo

  var body: some View {
    Picker("Filtro", selection: $modelo.filtro) {
      ForEach(Filtro.allCases, id: \.self) { Text($0.rawValue).tag($0) }
    }
  }
}

/// El campo de la búsqueda. El modelo le llega por el entorno.
struct BuscadorView: View {
  @Environment(TareasModelo.self) private var modelo
  @State private var texto = ""

  var body: some View {
    TextField("Buscar", text: $texto)
      .onAppear { texto = modelo.busqueda }
      .onChange(of: texto) { modelo.busqueda = texto }
  }
}

/// El nombre de la lista y las tareas que quedan.
struct CabeceraView: View {
  let modelo: TareasModelo

  var body: some View {
    VStack {
      CampoDelNombre(modelo: modelo)
      Text("Quedan: \(modelo.pendientes)")
    }
  }
}

/// El campo del nombre: lo lee y lo escribe solo él.
struct CampoDelNombre: View {
  @Bindable var modelo: TareasModelo

  var body: some View {
    TextField("Nombre de la lista", text: $modelo.nombre)
  }
}

/// Las tareas que se ven; al pulsar una cambia de hecha a pendiente. Viene hecha.
struct ListaView: View {
  let modelo: TareasModelo

  var body: some View {
    List(modelo.visibles) { tarea in
      Button(tarea.hecha ? "✓ \(tarea.titulo)" : tarea.titulo) { modelo.marcar(tarea) }
    }
  }
}

/// La pantalla entera, dueña del modelo. Viene hecha.
struct TareasView: View {
  @State private var modelo = TareasModelo("Comprar pan", "Regar", "Pan rallado")

  var body: some View {
    VStack {
      CabeceraView(modelo: modelo)
      NuevaTareaView(modelo: modelo)
      FiltroView(modelo: modelo)
      BuscadorView()
      ListaView(modelo: modelo)
    }
    .environment(modelo)
  }
}

#Preview {
  TareasView()
}
