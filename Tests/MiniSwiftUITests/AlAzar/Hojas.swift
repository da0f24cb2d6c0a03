import SwiftUI

extension EnvironmentValues {
  private struct ClaveDePaso: EnvironmentKey { static let defaultValue = -1 }

  var paso: Int {
    get { self[ClaveDePaso.self] }
    set { self[ClaveDePaso.self] = newValue }
  }
}

/// Una vista que enseña una casilla del mundo, por el property wrapper que toque.
struct HojaAlAzar: View {
  let hoja: Forma.Hoja
  let cual: Int
  let mundo: Mundo

  var body: some View {
    switch hoja {
    case .observable: Text("\(mundo.casillas[cual].numero) \(mundo.casillas[cual].nombre)")
    case .observado: Observada(casilla: mundo.deAntes[cual])
    case .campo: Campo(casilla: mundo.casillas[cual])
    case .deEntorno: DeEntorno()
    case .objetoDelEntorno:
      ObjetoDelEntorno().environmentObject(mundo.deAntes[mundo.casillas[cual].numero])
    case .observableDelEntorno: ObservableDelEntorno()
    case .estado: ConEstado(casilla: mundo.casillas[cual])
    case .enlazada: Enlaza(casilla: mundo.casillas[cual])
    case .propio: ConPropio(casilla: mundo.casillas[cual])
    case .dinamica: ConDinamica(casilla: mundo.casillas[cual])
    case .selector: Elige(casilla: mundo.casillas[cual])
    }
  }
}

private struct Observada: View {
  @ObservedObject var casilla: CasillaDeAntes
  var body: some View { Text("o\(casilla.numero)") }
}

private struct Campo: View {
  @Bindable var casilla: Casilla
  var body: some View { TextField("campo", text: $casilla.nombre) }
}

private struct DeEntorno: View {
  @Environment(\.paso) private var paso
  @Environment(\.isEnabled) private var activo
  var body: some View { Text("e\(paso) \(activo)") }
}

private struct ObjetoDelEntorno: View {
  @EnvironmentObject private var casilla: CasillaDeAntes
  var body: some View { Text("eo\(casilla.numero)") }
}

private struct ObservableDelEntorno: View {
  @Environment(Casilla.self) private var casilla: Casilla?
  var body: some View { Text("em\(casilla?.nombre ?? "nadie")") }
}

/// Copia la casilla en su estado: lo que guarda el nodo tiene que ir con lo que se lee.
private struct ConEstado: View {
  let casilla: Casilla
  @State private var copia = -1
  var body: some View {
    Text("s\(copia)").onChange(of: casilla.numero, initial: true) { _, nuevo in copia = nuevo }
  }
}

private struct Enlaza: View {
  let casilla: Casilla
  @State private var copia = -1
  var body: some View {
    Enlazada(copia: $copia).onChange(of: casilla.numero, initial: true) { _, nuevo in
      copia = nuevo
    }
  }
}

private struct Enlazada: View {
  @Binding var copia: Int
  var body: some View { Stepper("b\(copia)", value: $copia) }
}

private struct ConPropio: View {
  let casilla: Casilla
  @StateObject private var propio = CasillaDeAntes()
  var body: some View {
    Text("p\(propio.numero)").onChange(of: casilla.numero, initial: true) { _, nuevo in
      propio.numero = nuevo
    }
  }
}

@propertyWrapper
private struct Doble: DynamicProperty {
  @State private var mitad = 0
  @Environment(\.paso) private var paso
  var wrappedValue: Int {
    get { mitad * 2 + paso }
    nonmutating set { mitad = newValue }
  }
}

private struct ConDinamica: View {
  let casilla: Casilla
  @Doble private var doble
  var body: some View {
    Text("d\(doble)").onChange(of: casilla.numero, initial: true) { _, nuevo in doble = nuevo }
  }
}

private struct Elige: View {
  let casilla: Casilla
  var body: some View {
    Picker("elige", selection: .constant(casilla.numero)) {
      ForEach(0..<casilla.numero + 1, id: \.self) { Text("op\($0)") }
    }
    Toggle("t", isOn: .constant(casilla.nombre == "a"))
  }
}
