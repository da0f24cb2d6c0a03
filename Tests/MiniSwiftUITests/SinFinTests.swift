import SwiftUI
import Testing

private struct SeCambiaSola: View {
  @State private var veces = 0

  var body: some View {
    let _ = sumar()
    Text("Veces: \(veces)")
  }

  private func sumar() { veces += 1 }
}

@MainActor
@Suite("Un body que cambia lo que lee")
struct SinFinTests {
  @Test("Se corta, se advierte, y el árbol se queda quieto hasta el siguiente cambio")
  func seCorta() async {
    let escenario = Escenario { SeCambiaSola() }
    #expect(escenario.advertencias == [.estadoDuranteElBody, .noSeEstabiliza])
    escenario.empezarCuenta()
    for _ in 0..<10 { await escenario.turno() }
    #expect(escenario.dibujos == [])
  }
}
