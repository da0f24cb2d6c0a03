import SwiftUI
import Testing

@testable import Leccion22

@MainActor
@Suite("Paso 1 · Sembrar desde el init")
struct Paso1 {
  @Test("Cada temporizador empieza en los segundos que le pasan")
  func empiezaDondeLeDicen() {
    let escenario = Escenario {
      TemporizadorView(fuego: 1, segundos: 90)
      TemporizadorView(fuego: 2, segundos: 245)
    }
    let quedan = leer(escenario)
    #expect(
      quedan == [90, 245],
      quedan.count == 2 && quedan[0] == quedan[1]
        ? "A uno le llegan 90 s y al otro 245, y los dos dicen \(quedan[0])."
        : "A uno le llegan 90 s y al otro 245. Lo que se lee: \(quedan)."
    )
  }

  @Test("La madre se redibuja tres veces y no se crea otro temporizador")
  func unoPorVista() {
    let antes = TemporizadorModelo.creados
    let escenario = Escenario {
      TemporizadorView(fuego: 1, segundos: 75)
      TemporizadorView(fuego: 2, segundos: 130)
    }
    escenario.redibujar(3)
    let creados = TemporizadorModelo.creados - antes
    #expect(
      creados == 2,
      creados == 8
        ? """
        Hay dos vistas, y su madre se redibujó tres veces. Van 8 temporizadores: \
        tantos como veces se ejecuta el init de las dos vistas.
        """
        : creados == 0
          ? "Se contaron 0 temporizadores. Los cuenta el init de su modelo, que venía hecho."
          : "Hay dos vistas, y su madre se redibujó tres veces. Temporizadores: \(creados)."
    )
    for _ in 1...2 { _ = TemporizadorModelo(segundos: 1) }
    let deMas = TemporizadorModelo.creados - antes - creados
    #expect(deMas == 2, "Se crearon dos a propósito. El init del modelo venía hecho y los cuenta.")
  }

  @Test("Un temporizador en marcha sigue contando aunque se redibuje la madre")
  func sigueContando() async throws {
    let escenario = Escenario { TemporizadorView(fuego: 1, segundos: 90) }
    try escenario.pulsar("Empezar")
    await escenario.avanzar(.seconds(2))
    var quedan = leer(escenario)
    escenario.redibujar()
    await escenario.avanzar(.seconds(1))
    quedan += leer(escenario)
    #expect(
      quedan == [88, 87],
      quedan == [88, 90]
        ? """
        Empezó en 90 y a los dos segundos iba por 88. Se redibujó la madre, \
        y un segundo después la pantalla dice 90: enseña otro temporizador.
        """
        : quedan.first == 90
          ? """
          Se pulsó «Empezar», pasaron dos segundos y la pantalla sigue en 90: \
          ¿escucha la vista a su modelo?
          """
          : "Empezó en 90. Lo que se leyó a los 2 s y, tras redibujar la madre, a los 3: \(quedan)."
    )
  }
}

/// Los segundos que se leen en cada temporizador, de arriba abajo.
@MainActor
private func leer(_ escenario: Escenario) -> [Int] {
  escenario.textos.filter { $0.hasPrefix("Fuego ") }.compactMap { texto in
    texto.split(separator: " ").compactMap { Int($0) }.last
  }
}
