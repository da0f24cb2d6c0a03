import SwiftUI
import Testing

@testable import Leccion26

@MainActor
@Suite("Paso 4 · Lo que no puede perderse")
struct Paso4 {
  @Test("Lo apuntado se guarda aunque la pantalla se cierre, y después no queda nada")
  func seGuardaAunqueSeVaya() async throws {
    let libro = Libro()
    var seVe = true
    let escenario = Escenario { if seVe { TemporizadorView(plato: .sopa, libro: libro) } }
    await escenario.avanzar(.seconds(3))
    try escenario.pulsar("Apuntar")
    await escenario.avanzar(.seconds(1))
    let alSegundo = guardadas(libro)
    seVe = false
    escenario.redibujar()
    await escenario.avanzar(.seconds(1))
    let lineas = guardadas(libro)
    let vivos = escenario.objetos(de: Temporizador.self).vivos
    #expect(alSegundo == [], "Guardar tarda 2 segundos. Al primero, en el libro: \(alSegundo).")
    #expect(lineas == ["sopa: 87 s"], porQueNoSeGuarda(lineas))
    #expect(
      vivos == 0,
      "Cerrada la pantalla, y dos segundos después de pulsar, algo retiene todavía el temporizador."
    )
  }

  @Test("Dos pulsaciones seguidas guardan dos líneas")
  func guardaTodas() async throws {
    let libro = Libro()
    let escenario = Escenario { TemporizadorView(plato: .leche, libro: libro) }
    await escenario.avanzar(.seconds(1))
    try escenario.pulsar("Apuntar")
    await escenario.avanzar(.seconds(1))
    try escenario.pulsar("Apuntar")
    await escenario.avanzar(.seconds(5))
    let lineas = guardadas(libro)
    #expect(
      lineas == ["leche: 29 s", "leche: 28 s"],
      lineas == ["leche: 28 s"]
        ? "Se pulsó dos veces en dos segundos y solo se guardó la última línea."
        : lineas == ["leche: 29 s"]
          ? "Se pulsó dos veces en dos segundos y solo se guardó la primera línea."
          : "Se pulsó cuando faltaban 29 s y 28 s. En el libro: \(lineas)."
    )
  }
}

/// Las líneas guardadas con el botón, sin los cambios de plato.
@MainActor
private func guardadas(_ libro: Libro) -> [String] {
  libro.lineas.filter { !$0.contains("→") }
}

/// Lo que hay en el libro dos segundos después de pulsar, con la pantalla ya cerrada.
private func porQueNoSeGuarda(_ lineas: [String]) -> Comment {
  switch lineas {
  case []:
    """
    Se pulsó «Apuntar» y un segundo después se cerró la pantalla. Al segundo siguiente el libro \
    está vacío: ¿quién guardaba la línea, y siguió hasta el final?
    """
  case ["sopa: 0 s"], ["sopa: 90 s"]:
    "Se guardó \(lineas[0]): al pulsar, la sopa llevaba 3 segundos."
  default: "Cuando se pulsó faltaban 87 s de sopa. En el libro: \(lineas)."
  }
}
