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

  @Test("Una fila que cambia entre 10 000 cuesta como mucho el doble que entre 100")
  func elDoble() {
    #expect(tiempoDeUna(entre: 10_000) <= tiempoDeUna(entre: 100) * 2)
  }

  @Test("Montar y redibujar crecen como el número de filas", arguments: [true, false])
  func lineal(montar: Bool) {
    let pocas = tiempo(de: 1_000, montar: montar)
    let muchas = tiempo(de: 10_000, montar: montar)
    // Diez veces más filas: si creciera con el cuadrado serían cien veces más tiempo.
    #expect(muchas < pocas * 30)
  }

  private func tiempoDeUna(entre cuantas: Int) -> Duration {
    let filas = (0..<cuantas).map(Fila.init)
    let escenario = Escenario { Tabla(filas: filas) }
    return mejor(de: 200) {
      filas[cuantas / 2].numero += 1
      escenario.alDia()
    }
  }

  private func tiempo(de cuantas: Int, montar: Bool) -> Duration {
    let filas = (0..<cuantas).map(Fila.init)
    var escenario = Escenario { Tabla(filas: filas) }
    return mejor(de: 3) {
      if montar {
        escenario = Escenario { Tabla(filas: filas) }
      } else {
        escenario.redibujar()
      }
    }
  }

  private func mejor(de veces: Int, _ cuerpo: () -> Void) -> Duration {
    let reloj = ContinuousClock()
    return (0..<veces).map { _ in reloj.measure(cuerpo) }.min() ?? .zero
  }
}
