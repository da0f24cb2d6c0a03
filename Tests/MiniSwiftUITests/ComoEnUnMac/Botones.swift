import SwiftUI

// Lo que se escribe en un Mac: aquí no se importa nada más, y tiene que compilar sin una advertencia.

struct Botones: View {
  let accion: () -> Void
  let principal: @MainActor () -> Void
  let opcional: (() -> Void)?
  @State private var tazas = 0

  func metodo() { tazas += 1 }

  func asincrono() async { tazas += 1 }

  var body: some View {
    Button("a", action: accion)
    Button("b", action: principal)
    Button("c", action: metodo)
    Button("d") { accion() }
    Button(action: accion) { Text("e") }
    // swift-format-ignore: OnlyOneTrailingClosureArgument
    Button(action: { tazas += 1 }) { Label("f", systemImage: "star") }
    Button(action: metodo, label: { Text("g") })
    Button {
      tazas += 1
    } label: {
      Image(systemName: "plus")
    }
    Button(role: .destructive) {
      tazas = 0
    } label: {
      Text("h")
    }
    Button(role: .cancel, action: accion) { Text("i") }
    Button("j", role: .destructive, action: accion)
    Button("k", systemImage: "star", action: accion)
    Button("l", systemImage: "trash", role: .destructive) { tazas = 0 }
    Button(String("m"), systemImage: "trash") { tazas = 0 }
    Button("n") { Task { await asincrono() } }
    Button("o", action: opcional ?? {})
    Button("p") {}.buttonStyle(.borderedProminent).controlSize(.large)
      .keyboardShortcut(.defaultAction)
    otros
  }

  @ViewBuilder private var otros: some View {
    Stepper("q", onIncrement: accion, onDecrement: accion)
    Stepper("r", onIncrement: { tazas += 1 }, onDecrement: { tazas -= 1 })
    Stepper {
      Text("s")
    } onIncrement: {
      tazas += 1
    } onDecrement: {
      tazas -= 1
    }
    Text("t").onAppear(perform: accion).onDisappear(perform: accion).onTapGesture(perform: accion)
    Text("u").onAppear(perform: metodo).task { await asincrono() }.task(asincrono)
    Text("v").onSubmit(accion).onChange(of: tazas, accion)
    Text("w").refreshable { await asincrono() }.refreshable(action: asincrono)
  }
}
