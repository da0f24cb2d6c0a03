import SwiftUI
import Testing

@testable import Leccion26

@MainActor
@Suite("Paso 3 · Otro plato, otra cuenta")
struct Paso3 {
  @Test("A media cuenta le dan otro plato, y cuenta ese desde el principio")
  func aMediaCuenta() async {
    let cocina = Cocina()
    await cocina.escenario.avanzar(.seconds(3))
    cocina.calentar(.sopa)
    await cocina.escenario.avanzar(.seconds(2))
    let quedan = cocina.quedan
    #expect(
      quedan == 88,
      quedan == 25
        ? "Le dieron sopa, y la pantalla sigue contando la leche."
        : quedan == 86
          ? """
          Dos segundos después de cambiar a sopa faltan 86: se quitan dos por segundo. \
          ¿Cuántas cuentas hay en marcha?
          """
          : quedan <= 0
            ? """
            Dos segundos después de cambiar a sopa se lee \(quedan). \
            ¿Qué hizo la cuenta de la leche cuando la cancelaron?
            """
            : "Dos segundos después de cambiar a sopa, que son 90, se lee \(quedan)."
    )
  }

  @Test("Si la cuenta ya había acabado, con otro plato empieza de nuevo")
  func trasAcabar() async {
    let cocina = Cocina()
    await cocina.escenario.avanzar(.seconds(40))
    let laLeche = cocina.quedan
    cocina.calentar(.palomitas)
    await cocina.escenario.avanzar(.seconds(2))
    let quedan = cocina.quedan
    #expect(laLeche == 0, "A los 40 segundos la leche, que son 30, dice que le faltan \(laLeche).")
    #expect(
      quedan == 148,
      quedan == 150
        ? """
        Las palomitas están puestas y nadie las cuenta: la tarea de la leche ya había acabado, \
        y no ha empezado otra.
        """
        : "Dos segundos después de cambiar a palomitas, que son 150, se lee \(quedan)."
    )
  }

  @Test("Cada cambio de plato se apunta una vez: el viejo y el nuevo")
  func apuntaElCambio() async {
    let cocina = Cocina()
    await cocina.escenario.avanzar(.seconds(1))
    for plato in [Plato.leche, .sopa, .sopa, .palomitas] {
      cocina.calentar(plato)
      await cocina.escenario.avanzar(.seconds(1))
    }
    let lineas = cocina.libro.lineas
    #expect(
      lineas == ["leche → sopa", "sopa → palomitas"],
      lineas.first == "leche → leche"
        ? "Se apuntó un cambio de leche a leche. Aparecer no es cambiar, y un valor igual tampoco."
        : lineas == ["sopa → leche", "palomitas → sopa"]
          ? "Se apunta el cambio, pero al revés: ¿cuál de los dos valores llega primero?"
          : lineas.isEmpty
            ? "Hubo leche, luego sopa y luego palomitas, y en el libro no hay nada."
            : "Hubo leche, luego sopa y luego palomitas. En el libro: \(lineas)."
    )
  }
}

/// Una madre que puede cambiar de plato; empieza por la leche.
@MainActor
private final class Cocina {
  let libro = Libro()
  private let caja = Caja()
  let escenario: Escenario

  init() {
    escenario = Escenario { [caja, libro] in TemporizadorView(plato: caja.plato, libro: libro) }
  }

  /// El número de «Quedan 30 s»; si no está, -1.
  var quedan: Int {
    let texto = escenario.textos.first { $0.hasPrefix("Quedan ") } ?? ""
    return Int(texto.dropFirst(7).dropLast(2)) ?? -1
  }

  func calentar(_ plato: Plato) {
    caja.plato = plato
    escenario.redibujar()
  }

  private final class Caja {
    var plato = Plato.leche
  }
}
