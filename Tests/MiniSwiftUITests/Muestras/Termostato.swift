import SwiftUI

@Observable
final class Termostato {
  var grados = 20.5
  var encendido = false
}

struct CasaView: View {
  @State private var termostato = Termostato()

  var body: some View {
    NavigationStack {
      Form {
        PantallaDelTermostato()
        MandoDelTermostato()
      }
      .navigationTitle("Casa")
    }
    .environment(termostato)
  }
}

struct PantallaDelTermostato: View {
  @Environment(Termostato.self) private var termostato

  var body: some View {
    Section("Ahora") {
      Text("\(termostato.grados, specifier: "%.1f") °C")
      if termostato.encendido {
        Label("Calentando", systemImage: "flame")
          .foregroundStyle(.orange)
      }
    }
  }
}

struct MandoDelTermostato: View {
  @Environment(Termostato.self) private var termostato

  var body: some View {
    @Bindable var termostato = termostato
    Section {
      Toggle("Calefacción", isOn: $termostato.encendido)
      Stepper("Temperatura", value: $termostato.grados, in: 5...30, step: 0.5)
        .disabled(!termostato.encendido)
      Slider(value: $termostato.grados, in: 5...30, step: 0.5) { Text("Ajuste fino") }
    } header: {
      Text("Mando")
    }
  }
}

#Preview {
  CasaView()
}

#Preview("Sin termostato en el entorno") {
  PantallaDelTermostato()
}
