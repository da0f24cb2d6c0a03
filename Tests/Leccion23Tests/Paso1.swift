import SwiftUI
import Testing

@testable import Leccion23

@MainActor
@Suite("Paso 1 · La dueña y las que reciben")
struct Paso1 {
  @Test("Lo que hace la persiana se lee en los rótulos")
  func losRotulosSeEnteran() throws {
    let escenario = Escenario { PersianaView() }
    let antes = rotulos(escenario)
    for _ in 1...2 { try escenario.pulsar("Subir") }
    try escenario.pulsar("Cargar")
    let leido = antes + rotulos(escenario)
    #expect(
      leido == ["Abierta: 0", "Batería: 50", "Abierta: 20", "Batería: 55"],
      leido == antes + antes
        ? """
        La persiana subió dos veces y se cargó una, y los rótulos siguen igual: \
        ninguno se enteró. ¿Es `@Observable` la clase?
        """
        : "La persiana subió dos veces y se cargó una. Antes y después se leyó: \(leido)."
    )
  }

  @Test("Con cada cambio se redibuja solo el rótulo que enseña lo que cambió")
  func soloElRotuloQueCambia() throws {
    let escenario = Escenario { PersianaView() }
    escenario.empezarCuenta()
    for _ in 1...2 { try escenario.pulsar("Subir") }
    try escenario.pulsar("Cargar")
    let dibujos = [
      escenario.veces(de: PersianaView.self), escenario.veces(de: AperturaView.self),
      escenario.veces(de: BateriaView.self),
    ]
    #expect(dibujos == [0, 2, 1], porQueEsosDibujos(dibujos))
  }

  @Test("Si le prestan otra persiana, el rótulo enseña la nueva y la sigue")
  func siguenALaPrestada() {
    let vieja = Persiana(apertura: 7, bateria: 8)
    let nueva = Persiana(apertura: 40, bateria: 90)
    var prestada = vieja
    let escenario = Escenario {
      AperturaView(persiana: prestada)
      BateriaView(persiana: prestada)
    }
    prestada = nueva
    escenario.redibujar()
    nueva.subir()
    nueva.cargar()
    let leido = rotulos(escenario)
    #expect(
      leido == ["Abierta: 50", "Batería: 95"],
      leido.contains("Abierta: 7") || leido.contains("Batería: 8")
        ? """
        Les prestaron otra persiana y se lee \(leido): hay un rótulo que se queda con la primera. \
        Conservar es cosa de la dueña.
        """
        : """
        Les prestaron una persiana con 40 y 90, que subió y se cargó una vez. Se lee \(leido).
        """
    )
  }

  @Test("Cada dueña conserva su persiana aunque se redibuje su madre, y la libera al irse")
  func laDuenaLaConserva() throws {
    let escenario = Escenario {
      PersianaView()
      PersianaView()
    }
    try escenario.pulsar("Subir", numero: 1)
    escenario.redibujar(2)
    let leido = rotulos(escenario).filter { $0.hasPrefix("Abierta") }
    escenario.desmontar()
    let vivas = escenario.objetos(de: Persiana.self).vivos
    #expect(
      leido == ["Abierta: 0", "Abierta: 10"],
      leido == ["Abierta: 0", "Abierta: 0"]
        ? """
        La segunda persiana había subido. Se redibujó la madre y vuelve a estar en 0: \
        es otra persiana. ¿Quién guardaba la primera?
        """
        : leido.count == 2 && leido[0] == leido[1]
          ? "Solo subió la segunda persiana y en las dos se lee lo mismo. ¿Cuántas persianas hay?"
          : "Solo subió la segunda persiana, una vez. Con la madre redibujada se lee \(leido)."
    )
    #expect(
      vivas == 0,
      "Ya no hay ninguna vista en pantalla. Persianas que siguen vivas: \(vivas)."
    )
  }
}

/// Los rótulos de las persianas, de arriba abajo.
@MainActor
private func rotulos(_ escenario: Escenario) -> [String] {
  escenario.textos.filter { $0.hasPrefix("Abierta: ") || $0.hasPrefix("Batería: ") }
}

/// Los dibujos de la dueña, del rótulo de la apertura y del de la batería.
private func porQueEsosDibujos(_ dibujos: [Int]) -> Comment {
  let cuenta = """
    La persiana subió dos veces y se cargó una. Se redibujaron: la dueña \(dibujos[0]), \
    el rótulo de la apertura \(dibujos[1]) y el de la batería \(dibujos[2]).
    """
  return switch dibujos {
  case [3, 3, 3]: "\(cuenta) Todas con todo: la persiana sigue avisando a todos de todo."
  case [0, 0, 0]: "\(cuenta) No se enteró nadie."
  case _ where dibujos[0] > 0:
    "\(cuenta) ¿Lee el `body` de la dueña algo de la persiana? Solo tiene que prestarla."
  default: "\(cuenta)"
  }
}
