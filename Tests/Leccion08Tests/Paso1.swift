import Combine
import Testing

@testable import Leccion08

@MainActor
@Suite("Paso 1 · Contar los avisos")
struct Paso1 {
  @Test("Cuenta todos los avisos que llegan durante el cambio")
  func cuentaTodos() {
    let timbre = PassthroughSubject<Int, Never>()
    var cambios = 0
    let contados = [3, 0, 5].map { veces in
      avisos(
        de: timbre,
        mientras: {
          cambios += 1
          for n in 0..<veces { timbre.send(n) }
        }
      )
    }
    #expect(cambios == 3, "Se llamó tres veces a tu función: el cambio, una vez en cada llamada.")
    #expect(contados == [3, 0, 5], porQueNoTodos(contados))
  }

  @Test("Lo que llega al suscribirse no se cuenta")
  func noCuentaElDeLlegada() {
    let termometro = CurrentValueSubject<Int, Never>(20)
    let contados = [
      avisos(de: termometro, mientras: {}),
      avisos(
        de: termometro,
        mientras: {
          termometro.send(21)
          termometro.send(21)
        }
      ),
    ]
    let detalle =
      switch contados {
      case [1, 3]: "uno de más en cada llamada, el que llega nada más suscribirse."
      case [0, 0]: "de los dos que llegaron con el segundo, ninguno."
      case [0, 1]: "del segundo, solo uno. Los dos avisos llevan el mismo valor, y son dos."
      default: "\(contados[0]) y \(contados[1])."
      }
    #expect(
      contados == [0, 2],
      "Un cambio que no hace nada y otro que envía dos valores. Has contado \(detalle)"
    )
  }
}

private func porQueNoTodos(_ contados: [Int]) -> Comment {
  switch contados {
  case [0, 0, 0]:
    """
    Con los tres cambios llegaron 3, 0 y 5 avisos, y no has contado ninguno. \
    ¿Había una suscripción viva mientras se hacía el cambio?
    """
  case [2, 0, 4]:
    "Falta uno en cada llamada. No todos los publicadores entregan algo al suscribirse: este, no."
  case [3, 3, 8]:
    "La cuenta sigue donde la dejó la llamada anterior."
  case [1, 0, 1]:
    "De cada cambio solo has contado un aviso: la suscripción tiene que durar hasta el final."
  case _ where Set(contados).count == 1:
    "Con los tres cambios llegaron 3, 0 y 5 avisos, y tu función responde siempre lo mismo."
  default:
    "Con los tres cambios llegaron 3, 0 y 5 avisos, y has contado \(contados)."
  }
}
