import SwiftUI

#Preview("Un saludo") {
  SaludoConEntry()
}

// Dos en una línea, y un #Preview que no lo es.
#Preview(traits: .sizeThatFitsLayout) {
  let divisa = "USD"
  if divisa.isEmpty {
    Text("nada")
  } else {
    SaludoConEntry()
      .environment(\.divisa, divisa)
      .environment(\.plazas, 4)
      .environment(\.propina, 2)
  }
}

#Preview("a") { Text("a") }
#Preview("b") { Text("b") }
