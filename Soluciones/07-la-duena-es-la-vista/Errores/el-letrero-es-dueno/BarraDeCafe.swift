// falla: elLetreroCambiaDeCafetera
// dice: se quedó con la primera
import SwiftUI

/// La cafetera: cuenta las tazas que sirve. Viene hecha.
final class CafeteraModelo: ObservableObject {
  /// Las tazas servidas.
  @Published private(set) var tazas: Int

  /// Trae una cafetera que ya ha servido esas tazas.
  init(tazas: Int = 0) {
    self.tazas = tazas
  }

  /// Sirve una taza.
  func servir() {
    tazas += 1
  }
}

/// Un letrero: enseña las tazas de la cafetera que le prestan.
struct LetreroView: View {
  @StateObject var modelo: CafeteraModelo

  var body: some View {
    Text("Servidas: \(modelo.tazas)")
  }
}

/// Una cafetera con su cuenta y su botón. No se la presta nadie: la pone ella.
struct CafeteraView: View {
  @StateObject private var modelo = CafeteraModelo()

  var body: some View {
    HStack {
      Text("Tazas: \(modelo.tazas)")
      Button("Servir") { modelo.servir() }
    }
  }
}

/// La barra: dos cafeteras y los pedidos del día. Viene hecha.
struct BarraDeCafe: View {
  @State private var pedidos = 0

  var body: some View {
    VStack {
      Text("Pedidos: \(pedidos)")
      CafeteraView()
      CafeteraView()
      Button("Nuevo pedido") { pedidos += 1 }
    }
  }
}

/// La terraza: una sola cafetera, que se enseña en un letrero a cada lado.
struct TerrazaView: View {
  @State private var pedidos = 0
  @StateObject private var modelo = CafeteraModelo()

  var body: some View {
    VStack {
      Text("Pedidos: \(pedidos)")
      LetreroView(modelo: modelo)
      Button("Servir") { modelo.servir() }
      LetreroView(modelo: modelo)
      Button("Nuevo pedido") { pedidos += 1 }
    }
  }
}

#Preview("La barra") {
  BarraDeCafe()
}

#Preview("La terraza") {
  TerrazaView()
}
