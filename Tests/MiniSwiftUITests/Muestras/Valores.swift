import Observation
import SwiftUI

/// Un valor con registrador e identidad: cada copia nueva es otro valor observado.
struct EstadoObservable: Observable {
  private let registrador = ObservationRegistrar()
  private var pulsaciones = 0

  var cuenta: Int {
    get {
      registrador.access(self, keyPath: \.cuenta)
      return pulsaciones
    }
    set { registrador.withMutation(of: self, keyPath: \.cuenta) { pulsaciones = newValue } }
  }
}

/// Una caja de referencia que hace de puente entre el valor y las vistas.
@Observable
final class Store<Estado> {
  private(set) var estado: Estado

  init(_ estado: Estado) { self.estado = estado }

  func enviar(_ cambio: (inout Estado) -> Void) { cambio(&estado) }
}

struct StoreView: View {
  @State private var store = Store(EstadoObservable())

  var body: some View {
    Button("Van \(store.estado.cuenta)") { store.enviar { $0.cuenta += 1 } }
  }
}

/// La idea de Perception: un ámbito de seguimiento abierto a mano.
struct SeguidoAMano<Contenido: View>: View {
  @State private var vuelta = 0
  private let contenido: () -> Contenido

  init(@ViewBuilder contenido: @escaping () -> Contenido) { self.contenido = contenido }

  var body: some View {
    let vista = withObservationTracking {
      contenido()
    } onChange: {
      Task { @MainActor in vuelta += 1 }
    }
    VStack {
      vista
      Text("vuelta \(vuelta)")
    }
  }
}

#Preview("Un valor observable") {
  StoreView()
}

#Preview("Seguido a mano") {
  let store = Store(EstadoObservable())
  SeguidoAMano { Text("Van \(store.estado.cuenta)") }
  Button("Sumar") { store.enviar { $0.cuenta += 1 } }
}
