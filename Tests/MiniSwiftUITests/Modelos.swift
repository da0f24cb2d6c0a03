import SwiftUI

// Los modelos y las vistas que comparten las comprobaciones.

final class Cafetera: ObservableObject {
  @Published var tazas = 0
  @Published var agua = 5
}

final class Bar: ObservableObject {
  @Published var cafetera = Cafetera()
}

@Observable
final class Modelo {
  var nombre = "Ana"
  var edad = 7
  var conEdad = true
}

struct Rotulo: View {
  let texto: String
  var body: some View { Text(texto) }
}

struct ConObjeto: View {
  @State private var modelo = Modelo()
  var body: some View { Text(modelo.nombre) }
}

struct ConSemilla: View {
  @State private var fuego: Int
  init(fuego: Int) { _fuego = State(initialValue: fuego) }
  var body: some View { Text("fuego \(fuego)") }
}

struct Observa: View {
  @ObservedObject var cafetera: Cafetera
  var body: some View { Text("café") }
}

struct ConAccion: View {
  let accion: @MainActor () -> Void
  var body: some View { Button("hacer", action: accion) }
}

struct Madre: View {
  @State private var cuenta = 0
  var body: some View {
    Lectora(cuenta: $cuenta)
    SoloPasa(cuenta: $cuenta)
    Button("sube") { cuenta += 1 }
    Button("igual") { cuenta = cuenta }
  }
}

struct Lectora: View {
  @Binding var cuenta: Int
  var body: some View { Text("van \(cuenta)") }
}

struct SoloPasa: View {
  @Binding var cuenta: Int
  var body: some View { Button("uno") { cuenta = 1 } }
}

struct LeeNombre: View {
  let modelo: Modelo
  var body: some View { Text(modelo.nombre) }
}

struct LeeTodo: View {
  let modelo: Modelo
  var body: some View { Text("\(modelo.nombre) \(modelo.edad)") }
}

struct LeeSegun: View {
  let modelo: Modelo
  var body: some View {
    if modelo.conEdad { Text("\(modelo.edad)") } else { Text("sin edad") }
  }
}

struct SoloEnlaza: View {
  @Bindable var modelo: Modelo
  var body: some View { Recibe(nombre: $modelo.nombre) }
}

struct Recibe: View {
  @Binding var nombre: String
  var body: some View { Button("pon Luis") { nombre = "Luis" } }
}

struct LeeBar: View {
  @ObservedObject var bar: Bar
  var body: some View { Text("tazas \(bar.cafetera.tazas)") }
}

struct PideCafetera: View {
  let numero: Int
  @EnvironmentObject private var cafetera: Cafetera
  var body: some View { Text("\(numero): \(cafetera.tazas)") }
}

struct Filas: View {
  let modelos: [Modelo]
  var body: some View {
    ForEach(modelos.indices, id: \.self) { Text(modelos[$0].nombre) }
  }
}

struct LeeSegunEstado: View {
  @State private var cuenta = 0
  @State private var seVe = true
  var body: some View {
    if seVe { Text("van \(cuenta)") }
    Button("sube") { cuenta += 1 }
    Button("oculta") { seVe = false }
  }
}
