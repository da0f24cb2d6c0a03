import SwiftUI
import Testing

@testable import Leccion22

@MainActor
@Suite("Paso 3 · Lo que sigue y lo que nace")
struct Paso3 {
  @Test("El rótulo dice siempre el fuego que le pasa la madre")
  func elFuegoSigueALaMadre() {
    var fuego = 4
    let escenario = Escenario { TemporizadorView(fuego: fuego, segundos: 30) }
    var fuegos = leer(escenario).prefix(1)
    fuego = 7
    escenario.redibujar()
    fuegos += leer(escenario).prefix(1)
    #expect(
      fuegos == [4, 7],
      fuegos == [4, 4]
        ? "La madre cambió el fuego 4 por el 7, y el rótulo se quedó con el primero que le llegó."
        : "La madre cambió el fuego 4 por el 7. Fuegos que se leyeron: \(Array(fuegos))."
    )
  }

  @Test("Al cambiar de fuego, el temporizador de la cocina sigue contando")
  func otroFuegoElMismo() async throws {
    let escenario = Escenario { CocinaView() }
    try escenario.pulsar("Empezar")
    await escenario.avanzar(.seconds(3))
    try escenario.pulsar("Cambiar de fuego")
    await escenario.avanzar(.seconds(2))
    let leido = leer(escenario)
    #expect(
      leido == [2, 475],
      leido == [2, 480]
        ? """
        Contó tres segundos y la cazuela pasó al fuego 2. Ahora la pantalla dice 480 s: \
        el cambio de fuego estrenó un temporizador.
        """
        : leido == [1, 475]
          ? "Sigue contando, pero la cazuela está en el fuego 2 y el rótulo dice 1."
          : """
          Empezó en 480 s, contó 3, pasó al fuego 2 y contó 2 más. \
          Fuego y segundos que se leen: \(leido).
          """
    )
  }

  @Test("Con otros minutos hay otro temporizador, parado, y la receta es la misma")
  func otrosMinutosOtro() async throws {
    let escenario = Escenario { CocinaView() }
    try escenario.pulsar("Paso hecho")
    try escenario.pulsar("Empezar")
    await escenario.avanzar(.seconds(3))
    try escenario.ajustar("Minutos", pasos: 2)
    await escenario.avanzar(.seconds(5))
    let leido = leer(escenario)
    let viejos = max(escenario.objetos(de: TemporizadorModelo.self).vivos - 1, 0)
    let mismaReceta = escenario.seVe("Pasos hechos: 1")
    #expect(leido == [1, 600], porQueNoEsOtro(leido))
    #expect(viejos == 0, "En pantalla hay un temporizador; en memoria sobran \(viejos).")
    #expect(
      mismaReceta == true,
      "La receta llevaba un paso hecho y, al cambiar los minutos del temporizador, lo ha perdido."
    )
  }
}

/// El fuego y los segundos que se leen en el temporizador.
@MainActor
private func leer(_ escenario: Escenario) -> [Int] {
  let texto = escenario.textos.first { $0.hasPrefix("Fuego ") } ?? ""
  return texto.split { $0 == " " || $0 == ":" }.compactMap { Int($0) }
}

/// Contaba desde 480; a los tres segundos los minutos pasaron de 8 a 10, y pasaron cinco más.
private func porQueNoEsOtro(_ leido: [Int]) -> Comment {
  switch leido.last {
  case 472:
    """
    Los minutos pasaron de 8 a 10 y el temporizador sigue con lo que contaba: \
    los segundos de después no le llegan al modelo que ya tenía.
    """
  case 595:
    "El temporizador está en 10 minutos, pero nadie ha pulsado «Empezar» y ya cuenta."
  default:
    """
    Contaba desde 480 s y, con otros minutos, tenía que quedar otro parado en 600. \
    Fuego y segundos que se leen: \(leido).
    """
  }
}
