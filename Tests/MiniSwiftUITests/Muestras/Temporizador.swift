import Combine
import SwiftUI

// El temporizador de cocina, antes y después de migrarlo.

enum TemporizadorDeAntes {
  final class TemporizadorModelo: ObservableObject {
    @Published private(set) var restante: Int
    @Published private(set) var enMarcha = false
    private var tarea: Task<Void, Never>?

    init(segundos: Int) { restante = segundos }

    func empezar() {
      guard !enMarcha else { return }
      enMarcha = true
      tarea = Task { [weak self] in
        while let self, self.restante > 0 {
          do { try await Task.sleep(for: .seconds(1)) } catch { break }
          self.restante -= 1
        }
        self?.enMarcha = false
      }
    }

    func parar() { tarea?.cancel() }
  }

  struct TemporizadorView: View {
    @StateObject private var modelo: TemporizadorModelo

    init(segundos: Int) {
      _modelo = StateObject(wrappedValue: TemporizadorModelo(segundos: segundos))
    }

    var body: some View {
      VStack(spacing: 12) {
        Text("Quedan \(modelo.restante) s")
          .font(.largeTitle)
          .monospacedDigit()
        Button(modelo.enMarcha ? "Parar" : "Empezar") {
          modelo.enMarcha ? modelo.parar() : modelo.empezar()
        }
        .tint(modelo.enMarcha ? .red : .green)
      }
    }
  }
}

enum TemporizadorDeAhora {
  @Observable
  final class TemporizadorModelo {
    private(set) var restante: Int
    private(set) var enMarcha = false
    @ObservationIgnored private var tarea: Task<Void, Never>?

    init(segundos: Int) { restante = segundos }

    func empezar() {
      guard !enMarcha else { return }
      enMarcha = true
      tarea = Task { [weak self] in
        while let self, self.restante > 0 {
          do { try await Task.sleep(for: .seconds(1)) } catch { break }
          self.restante -= 1
        }
        self?.enMarcha = false
      }
    }

    func parar() { tarea?.cancel() }
  }

  struct TemporizadorView: View {
    @State private var modelo: TemporizadorModelo

    init(segundos: Int) {
      _modelo = State(wrappedValue: TemporizadorModelo(segundos: segundos))
    }

    var body: some View {
      VStack(spacing: 12) {
        Text("Quedan \(modelo.restante) s")
          .font(.largeTitle)
          .monospacedDigit()
        Button(modelo.enMarcha ? "Parar" : "Empezar") {
          modelo.enMarcha ? modelo.parar() : modelo.empezar()
        }
        .tint(modelo.enMarcha ? .red : .green)
      }
    }
  }
}

#Preview("De antes") {
  TemporizadorDeAntes.TemporizadorView(segundos: 3)
}

#Preview("De ahora") {
  TemporizadorDeAhora.TemporizadorView(segundos: 3)
}
