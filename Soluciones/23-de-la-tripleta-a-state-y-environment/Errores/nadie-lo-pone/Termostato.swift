// falla: elMandoManda, cadaVistaLoSuyo, laHojaRecibeElDeLaCasa
// dice: nadie puso un objeto Termostato en el entorno
import SwiftUI

/// Una persiana con motor.
@Observable
final class Persiana {
  /// Cuánto está abierta, de 0 a 100.
  private(set) var apertura: Int
  /// La batería que le queda, de 0 a 100.
  private(set) var bateria: Int

  /// Instala una persiana.
  init(apertura: Int = 0, bateria: Int = 50) {
    self.apertura = apertura
    self.bateria = bateria
  }

  /// La sube un poco.
  func subir() {
    apertura += 10
  }

  /// Le carga algo la batería.
  func cargar() {
    bateria += 5
  }
}

/// Enseña cuánto está abierta la persiana que le prestan.
struct AperturaView: View {
  let persiana: Persiana

  var body: some View {
    Text("Abierta: \(persiana.apertura)")
  }
}

/// Enseña la batería de la persiana que le prestan.
struct BateriaView: View {
  let persiana: Persiana

  var body: some View {
    Text("Batería: \(persiana.bateria)")
  }
}

/// La dueña de la persiana: la crea y la presta a los dos rótulos.
struct PersianaView: View {
  @State private var persiana = Persiana()

  var body: some View {
    VStack {
      AperturaView(persiana: persiana)
      BateriaView(persiana: persiana)
      Button("Subir") { persiana.subir() }
      Button("Cargar") { persiana.cargar() }
    }
  }
}

/// El termostato de una casa.
@Observable
final class Termostato {
  /// Los grados que se le piden.
  var grados: Int
  /// Si la calefacción está encendida.
  var encendido = false

  /// Instala un termostato apagado.
  init(grados: Int = 20) {
    self.grados = grados
  }
}

/// Enseña los grados del termostato que haya en el entorno.
struct PantallaDelTermostato: View {
  @Environment(Termostato.self) private var termostato

  var body: some View {
    Text("Ahora: \(termostato.grados) °C")
  }
}

/// Cambia el termostato que haya en el entorno.
struct MandoDelTermostato: View {
  @Environment(Termostato.self) private var termostato

  var body: some View {
    @Bindable var termostato = termostato  // `@Environment` no da `$`
    Toggle("Calefacción", isOn: $termostato.encendido)
    Button("Más calor") { termostato.grados += 1 }
  }
}

/// Dice a cuánto está el termostato, si hay alguno. Se puede poner en cualquier sitio.
struct ResumenDelTermostato: View {
  @Environment(Termostato.self) private var termostato: Termostato?

  var body: some View {
    if let termostato {
      Text("Puesto a \(termostato.grados) °C")
    } else {
      Text("Sin termostato")
    }
  }
}

/// La casa: la dueña del termostato. Lo pone en el entorno de lo que contiene.
struct CasaView: View {
  @State private var termostato = Termostato()
  @State private var ensenaElResumen = false

  var body: some View {
    VStack {
      PersianaView()
      PantallaDelTermostato()
      MandoDelTermostato()
      Button("Resumen") { ensenaElResumen = true }
    }
    .sheet(isPresented: $ensenaElResumen) {
      ResumenDelTermostato()
        .environment(termostato)
    }
  }
}

#Preview {
  CasaView()
}
