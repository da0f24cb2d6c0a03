import SwiftUI

struct Menus: View {
  @State private var hecho = "nada"

  var body: some View {
    Menu("uno") { Button("a") { hecho = "a" } }
    Menu {
      Button("b", role: .destructive) { hecho = "b" }
    } label: {
      Label("dos", systemImage: "star")
    }
    Text(hecho).contextMenu { Button("c") { hecho = "c" } }.transition(.opacity)
      .transition(.move(edge: .top).combined(with: .opacity))
    ContentUnavailableView("vacía", systemImage: "tray", description: Text("añade algo"))
    ContentUnavailableView {
      Text("sin red")
    } description: {
      Text("espera")
    } actions: {
      Button("otra vez") { hecho = "otra vez" }
    }
  }
}
