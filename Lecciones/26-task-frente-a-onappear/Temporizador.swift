import SwiftUI

/// Lo que se puede calentar. Viene hecho.
enum Plato: String, CaseIterable {
  case leche
  case sopa
  case palomitas

  /// Los segundos que tarda.
  var segundos: Int {
    switch self {
    case .leche: 30
    case .sopa: 90
    case .palomitas: 150
    }
  }
}

/// El libro de la cocina. Viene hecho.
@Observable
final class Libro {
  /// Lo escrito hasta ahora, en orden.
  private(set) var lineas: [String] = []

  /// Apunta una línea en el acto.
  func apuntar(_ linea: String) {
    lineas.append(linea)
  }

  /// Guarda una línea. Tarda dos segundos; si se cancela antes, lanza un error y no guarda nada.
  func guardar(_ linea: String) async throws {
    try await Task.sleep(for: .seconds(2))
    lineas.append(linea)
  }
}

/// El temporizador de cocina.
@Observable
final class Temporizador {
  /// Los segundos que faltan.
  private(set) var restante = 0
  /// Las veces que ha sonado el timbre.
  private(set) var timbres = 0

  /// Pone los segundos de un plato. No cuenta.
  func poner(_ plato: Plato) {
    restante = plato.segundos
  }

  /// Quita un segundo cada segundo y, al llegar a cero, toca el timbre.
  ///
  /// Si se cancela la tarea que la ejecuta, lo deja todo como está.
  func contar() async {
    // TAREA 1: cuenta, y haz caso si te cancelan.
  }
}

/// La pantalla de un plato: lo que falta y un botón para apuntarlo.
struct TemporizadorView: View {
  let plato: Plato
  let libro: Libro
  @State private var modelo = Temporizador()

  var body: some View {
    HStack {
      Text("Quedan \(modelo.restante) s")
      Button("Apuntar") {
        // TAREA 4: guarda en el libro lo que falta («sopa: 87 s»), aunque la pantalla se cierre.
      }
    }
    // TAREA 2: que diga los segundos del plato desde que se ve, y que cuente mientras se vea.
    // TAREA 3: si le dan otro plato, apunta el cambio («leche → sopa») y empieza con el nuevo.
  }
}

/// La cocina: elige el plato, y abre o cierra su pantalla. Viene hecha.
struct CocinaView: View {
  @State private var plato = Plato.leche
  @State private var abierta = true
  @State private var libro = Libro()

  var body: some View {
    VStack {
      Picker("Plato", selection: $plato) {
        ForEach(Plato.allCases, id: \.self) { Text($0.rawValue) }
      }
      if abierta { TemporizadorView(plato: plato, libro: libro) }
      Button(abierta ? "Cerrar" : "Abrir") { abierta.toggle() }
      ForEach(libro.lineas.indices, id: \.self) { Text(libro.lineas[$0]) }
    }
  }
}

#Preview {
  CocinaView()
}
