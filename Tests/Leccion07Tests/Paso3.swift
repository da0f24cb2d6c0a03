import SwiftUI
import Testing

@testable import Leccion07

@MainActor
@Suite("Paso 3 · Una dueña y dos que observan")
struct Paso3 {
  @Test("Lo que se sirve en la terraza se lee en los dos letreros")
  func losDosLetrerosCuentan() throws {
    let escenario = Escenario { TerrazaView() }
    for _ in 1...3 { try escenario.pulsar("Servir") }
    let letreros = leer("Servidas", escenario)
    #expect(
      letreros == [3, 3],
      letreros == [0, 0]
        ? """
        Se pulsó tres veces y los dos letreros siguen en 0. \
        ¿Sirve el botón en la cafetera que ellos enseñan? ¿La escuchan?
        """
        : letreros == [3, 0] || letreros == [0, 3]
          ? "Un letrero enseña la cafetera en la que se sirve; el otro, no. ¿Es la misma?"
          : "Se pulsó tres veces. Lo que se lee en los letreros: \(letreros)."
    )
  }

  @Test("Ni un pedido ni la madre de la terraza hacen perder las tazas")
  func laTerrazaConservaLasTazas() throws {
    let escenario = Escenario { TerrazaView() }
    let alAparecer = leer("Servidas", escenario)
    for _ in 1...2 { try escenario.pulsar("Servir") }
    try escenario.pulsar("Nuevo pedido")
    let trasElPedido = leer("Servidas", escenario)
    escenario.redibujar()
    let letreros = [alAparecer, trasElPedido, leer("Servidas", escenario)]
    let pedidos = leer("Pedidos", escenario)
    #expect(letreros == [[0, 0], [2, 2], [2, 2]], porQueNoConserva(letreros))
    #expect(pedidos == [1], "Hubo un pedido, y en pantalla hay otra cuenta.")
  }

  @Test("Hay una cafetera por terraza, aunque se redibuje")
  func unaPorTerraza() {
    let escenario = Escenario {
      TerrazaView()
      TerrazaView()
    }
    escenario.redibujar(2)
    let creadas = escenario.objetos(de: CafeteraModelo.self).creados
    #expect(
      creadas == 2,
      creadas > 2
        ? """
        Dos terrazas, redibujadas dos veces, y ya van \(creadas) cafeteras. \
        ¿Quién crea una cada vez?
        """
        : "Hay dos terrazas. Cafeteras vistas en ellas: \(creadas)."
    )
  }
}

/// Los números que se ven detrás de ese nombre, de arriba abajo.
@MainActor
private func leer(_ nombre: String, _ escenario: Escenario) -> [Int] {
  escenario.textos.compactMap { texto in
    texto.hasPrefix("\(nombre): ") ? Int(texto.dropFirst(nombre.count + 2)) : nil
  }
}

/// Lo leído al aparecer, tras servir dos tazas y un pedido, y tras redibujar la madre.
private func porQueNoConserva(_ letreros: [[Int]]) -> Comment {
  switch letreros {
  case _ where letreros[0].contains { $0 > 0 }:
    "La terraza acaba de aparecer, nadie ha servido nada y los letreros ya dicen \(letreros[0])."
  case [[0, 0], [2, 2], [0, 0]]:
    """
    El pedido no hizo daño, pero al redibujarse la madre de la terraza los letreros vuelven a 0: \
    enseñan otra cafetera.
    """
  case [[0, 0], [0, 0], [0, 0]]:
    "Se sirvieron 2 tazas. Tras el pedido, los letreros dicen 0. ¿Qué cafetera enseñan?"
  default:
    """
    Se sirvieron 2 tazas. Los letreros, tras un pedido: \(letreros[1]). \
    Y tras redibujarse la madre: \(letreros[2]).
    """
  }
}
