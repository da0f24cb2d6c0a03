import SwiftUI

/// Un contador con dos propiedades: quien lee una no se entera de la otra.
@Observable
final class Contador {
  var cuenta = 0
  var nota = ""
}

struct ContadorView: View {
  @State private var contador = Contador()

  var body: some View {
    VStack {
      CuentaView(contador: contador)
      NotaView(contador: contador)
    }
    .padding()
  }
}

struct CuentaView: View {
  let contador: Contador

  var body: some View {
    Button("Van \(contador.cuenta)") { contador.cuenta += 1 }
      .buttonStyle(.borderedProminent)
  }
}

struct NotaView: View {
  @Bindable var contador: Contador

  var body: some View {
    TextField("Nota", text: $contador.nota)
      .textFieldStyle(.roundedBorder)
  }
}

#Preview {
  ContadorView()
}
