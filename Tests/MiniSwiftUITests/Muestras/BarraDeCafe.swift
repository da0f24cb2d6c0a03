import SwiftUI

final class CafeteraModelo: ObservableObject {
  @Published private(set) var tazas = 0

  func servir() { tazas += 1 }
}

/// La dueña: crea la cafetera una vez.
struct CafeteraView: View {
  @StateObject private var modelo = CafeteraModelo()

  var body: some View {
    HStack {
      Image(systemName: "cup.and.saucer")
      Text("Propia: \(modelo.tazas)")
      Spacer()
      Button("Servir en la propia") { modelo.servir() }
    }
  }
}

/// La que dice observar y en realidad crea otra en cada redibujado.
struct CafeteraPrestadaView: View {
  @ObservedObject private var modelo = CafeteraModelo()

  var body: some View {
    HStack {
      Text("Prestada: \(modelo.tazas)")
      Button("Servir en la prestada") { modelo.servir() }
    }
  }
}

struct BarraDeCafe: View {
  @State private var pedidos = 0

  var body: some View {
    VStack(alignment: .leading) {
      CafeteraView()
      CafeteraPrestadaView()
      Divider()
      Button("Nuevo pedido (\(pedidos))") { pedidos += 1 }
    }
  }
}

#Preview {
  BarraDeCafe()
}
