// no compila: assignment_lhs_is_immutable_property
// dice: modelo
import SwiftUI

/// La cuenta atrás de un temporizador. Viene hecha.
final class TemporizadorModelo: ObservableObject {
  /// Cuántos se han creado desde que empezó el programa.
  static private(set) var creados = 0

  /// Los segundos que quedan.
  @Published private(set) var quedan: Int
  /// Si está contando.
  @Published private(set) var enMarcha = false

  private var tarea: Task<Void, Never>?

  /// Pone el temporizador en esos segundos, parado.
  init(segundos: Int) {
    quedan = segundos
    Self.creados += 1
  }

  deinit { tarea?.cancel() }

  /// Empieza a contar, o sigue.
  func empezar() {
    guard !enMarcha, quedan > 0 else { return }
    enMarcha = true
    tarea = Task { [weak self] in
      while (try? await Task.sleep(for: .seconds(1))) != nil { self?.quitarUno() }
    }
  }

  /// Deja de contar.
  func parar() {
    tarea?.cancel()
    enMarcha = false
  }

  private func quitarUno() {
    guard enMarcha else { return }
    quedan -= 1
    if quedan == 0 { parar() }
  }
}

/// Un temporizador en un fuego: enseña lo que queda y tiene un botón.
struct TemporizadorView: View {
  let fuego: Int
  @StateObject private var modelo: TemporizadorModelo

  init(fuego: Int, segundos: Int) {
    self.fuego = fuego
    modelo = TemporizadorModelo(segundos: segundos)
  }

  var body: some View {
    HStack {
      Text("Fuego \(fuego): quedan \(modelo.quedan) s")
      Button(modelo.enMarcha ? "Parar" : "Empezar") {
        if modelo.enMarcha { modelo.parar() } else { modelo.empezar() }
      }
    }
  }
}

/// El libro de recetas. Leerlo cuesta, y apunta las veces que se lee cada una. Viene hecho.
enum Libro {
  /// Las lecturas de cada plato.
  static private(set) var lecturas: [String: Int] = [:]

  /// Busca la receta de un plato y la lee.
  static func leer(_ plato: String) -> String {
    lecturas[plato, default: 0] += 1
    return "Receta de \(plato)"
  }
}

/// Una receta: lo que dice el libro y los pasos hechos.
@Observable
final class RecetaModelo {
  private let plato: String
  /// Lo que dice el libro, cuando se ha leído.
  private(set) var texto = ""
  /// Los pasos hechos.
  private(set) var hechos = 0

  init(plato: String) {
    self.plato = plato
  }

  /// Lee la receta en el libro, si no la ha leído ya.
  func abrir() {
    guard texto.isEmpty else { return }  // una vista puede aparecer más de una vez
    texto = Libro.leer(plato)
  }

  /// Apunta un paso más.
  func hacerPaso() {
    hechos += 1
  }
}

/// La receta de un plato, con los pasos hechos.
struct RecetaView: View {
  @State private var modelo: RecetaModelo

  init(plato: String) {
    _modelo = State(wrappedValue: RecetaModelo(plato: plato))
  }

  var body: some View {
    VStack {
      Text(modelo.texto)
      Text("Pasos hechos: \(modelo.hechos)")
      Button("Paso hecho") { modelo.hacerPaso() }
    }
    .onAppear { modelo.abrir() }
  }
}

/// La cocina: una receta y un temporizador, que cambia de fuego o de tiempo.
struct CocinaView: View {
  @State private var fuego = 1
  @State private var minutos = 8

  var body: some View {
    VStack {
      RecetaView(plato: "lentejas")
      TemporizadorView(fuego: fuego, segundos: minutos * 60)
        .id(minutos)
      Button("Cambiar de fuego") { fuego = fuego == 1 ? 2 : 1 }
      Stepper("Minutos", value: $minutos, in: 1...60)
    }
  }
}

#Preview {
  CocinaView()
}
