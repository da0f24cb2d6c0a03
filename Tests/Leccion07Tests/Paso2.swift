import SwiftUI
import Testing

@testable import Leccion07

@MainActor
@Suite("Paso 2 · La dueña la crea una vez")
struct Paso2 {
  @Test("Cada vez que se pulsa, la cafetera enseña una taza más")
  func alServirSeVe() throws {
    let escenario = Escenario { CafeteraView() }
    var tazas = leer("Tazas", escenario)
    for _ in 1...2 {
      try escenario.pulsar("Servir")
      tazas += leer("Tazas", escenario)
    }
    let dibujos = escenario.veces(de: CafeteraView.self)
    #expect(
      tazas == [0, 1, 2],
      dibujos == 1
        ? "Se pulsó dos veces y la vista no se volvió a dibujar: ¿quién escucha a su cafetera?"
        : "Se pulsó dos veces. Las tazas que se leyeron: \(tazas)."
    )
  }

  @Test("Un pedido redibuja la barra, y las cafeteras conservan sus tazas")
  func conservaLasTazas() throws {
    let escenario = Escenario { BarraDeCafe() }
    for _ in 1...2 { try escenario.pulsar("Servir") }
    try escenario.pulsar("Nuevo pedido")
    let pedidos = leer("Pedidos", escenario)
    let tazas = leer("Tazas", escenario)
    #expect(pedidos == [1], "La barra venía hecha: cada pedido suma uno.")
    #expect(
      tazas == [2, 0],
      tazas == [0, 0]
        ? """
        La primera cafetera había servido 2 tazas. Con el pedido se redibujó la barra, \
        y ahora la pantalla dice 0: ya no es la misma cafetera, o no se la escucha.
        """
        : tazas.count == 2 && tazas[0] == tazas[1]
          ? """
          Se sirvió solo en la primera cafetera y las dos dicen \(tazas[0]): \
          ¿cuántas cafeteras hay?
          """
          : "La primera cafetera sirvió 2 tazas y la segunda ninguna. En pantalla: \(tazas)."
    )
  }

  @Test("La vista crea una sola cafetera, por más que se redibuje su madre")
  func unaSolaVez() {
    let escenario = Escenario { CafeteraView() }
    escenario.redibujar(3)
    let creadas = escenario.objetos(de: CafeteraModelo.self).creados
    #expect(
      creadas == 1,
      creadas == 4
        ? """
        Su madre se redibujó tres veces y ya van 4 cafeteras: la de la primera vez \
        y una por cada redibujado.
        """
        : "Su madre se redibujó tres veces. Cafeteras vistas en la vista: \(creadas)."
    )
  }

  @Test("Cada vista tiene su cafetera, y la libera cuando se va")
  func cadaUnaLaSuya() throws {
    let escenario = Escenario { BarraDeCafe() }
    try escenario.pulsar("Servir", numero: 1)
    let tazas = leer("Tazas", escenario)
    escenario.desmontar()
    let vivas = escenario.objetos(de: CafeteraModelo.self).vivos
    #expect(
      tazas == [0, 1],
      tazas.count == 2 && tazas[0] == tazas[1]
        ? "Se sirvió en la segunda y las dos cafeteras dicen \(tazas[1])."
        : "Se sirvió una taza en la segunda cafetera. En pantalla: \(tazas)."
    )
    #expect(
      vivas == 0,
      "La barra ya no está en pantalla. Cafeteras que siguen vivas: \(vivas). ¿Quién las guarda?"
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
