import SwiftUI
import Testing

@Observable
private final class Fila: Identifiable {
  let id: Int
  var numero = 0

  init(_ id: Int) { self.id = id }
}

private struct FilaView: View {
  let fila: Fila
  var body: some View { Text("\(fila.numero)") }
}

private struct Tabla: View {
  let filas: [Fila]
  var body: some View { List(filas) { FilaView(fila: $0) } }
}

@Suite("Lo que cuesta", .serialized)
struct CosteTests {
  @Test("Una fila que cambia entre 10 000 ejecuta un body, el suyo")
  func unBody() {
    let filas = (0..<10_000).map(Fila.init)
    let escenario = Escenario { Tabla(filas: filas) }
    escenario.empezarCuenta()
    filas[7_000].numero = 3
    #expect(escenario.dibujos.map(\.vista) == ["FilaView"])
  }

  @Test("Redibujar la madre ejecuta un closure por fila y ningún body que no cambie")
  func redibujarLaMadre() {
    let filas = (0..<1_000).map(Fila.init)
    var evaluadas = 0
    let escenario = Escenario {
      List(filas) { fila -> FilaView in
        evaluadas += 1
        return FilaView(fila: fila)
      }
    }
    escenario.empezarCuenta()
    evaluadas = 0
    escenario.redibujar()
    #expect(evaluadas == 1_000)
    #expect(escenario.dibujos == [])
  }
}
