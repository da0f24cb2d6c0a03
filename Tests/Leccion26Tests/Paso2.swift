import SwiftUI
import Testing

@testable import Leccion26

@MainActor
@Suite("Paso 2 · Mientras se vea")
struct Paso2 {
  @Test("En cuanto se ve, dice los segundos del plato")
  func elPrimerDibujo() async {
    let platos: [Plato] = [.leche, .sopa]
    let escenarios = platos.map { plato in
      Escenario { TemporizadorView(plato: plato, libro: Libro()) }
    }
    let primeros = escenarios.map { leer($0) }
    for escenario in escenarios { await escenario.avanzar(.zero) }
    let siguientes = escenarios.map { leer($0) }
    #expect(
      primeros == [30, 90],
      siguientes == [30, 90]
        ? """
        La leche y la sopa se vieron con \(primeros), y solo después con [30, 90]: \
        una tarea empieza cuando la vista ya se ha dibujado.
        """
        : primeros[0] == primeros[1] && primeros[0] > 0
          ? """
          Hay una pantalla de leche y otra de sopa, y las dos dicen \(primeros[0]): \
          ¿lee cada una su propio temporizador?
          """
          : "La leche tarda 30 s y la sopa 90. Recién aparecidas, en pantalla se lee \(primeros)."
    )
  }

  @Test("Cuenta mientras se ve, y una sola vez aunque se redibuje su madre")
  func cuentaMientrasSeVe() async {
    let libro = Libro()
    let escenario = Escenario { TemporizadorView(plato: .sopa, libro: libro) }
    await escenario.avanzar(.seconds(2))
    escenario.redibujar(3)
    await escenario.avanzar(.seconds(1))
    let quedan = leer(escenario)
    let dormidas = escenario.reloj.dormidas
    #expect(
      quedan == 87,
      quedan == 90 || quedan == 0
        ? "Han pasado 3 segundos y en pantalla se lee \(quedan): nadie ha quitado ninguno."
        : quedan > 87
          ? "Su madre se redibujó a los 2 segundos, y la cuenta volvió a empezar."
          : "Han pasado 3 segundos, su madre se redibujó tres veces y se lee \(quedan)."
    )
    #expect(dormidas <= 1, "Hay \(dormidas) tareas esperando, y una sola cuenta que llevar.")
  }

  @Test("Al irse la vista, se acaba la cuenta y el temporizador se libera")
  func alIrseSeLibera() async {
    let libro = Libro()
    var seVe = true
    let escenario = Escenario { if seVe { TemporizadorView(plato: .sopa, libro: libro) } }
    await escenario.avanzar(.seconds(2))
    let quedaban = leer(escenario)
    seVe = false
    escenario.redibujar()
    await escenario.avanzar(.zero)
    let vivos = escenario.objetos(de: Temporizador.self).vivos
    let dormidas = escenario.reloj.dormidas
    #expect(quedaban == 88, "Antes de irse tenía que llevar 2 segundos contados.")
    #expect(
      vivos == 0,
      dormidas > 0
        ? """
        La vista ya no está, el temporizador sigue vivo y hay una tarea esperando todavía. \
        ¿Quién la cancela?
        """
        : "La vista ya no está y no espera ninguna tarea, pero algo retiene el temporizador."
    )
  }
}

/// El número de «Quedan 30 s»; si no está, -1.
@MainActor
private func leer(_ escenario: Escenario) -> Int {
  let texto = escenario.textos.first { $0.hasPrefix("Quedan ") } ?? ""
  return Int(texto.dropFirst(7).dropLast(2)) ?? -1
}
