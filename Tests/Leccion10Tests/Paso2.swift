import Apoyo
import Combine
import Testing

@testable import Leccion10

@MainActor
@Suite("Paso 2 · Escuchar sin retener")
struct Paso2 {
  let estacion = Estacion()

  @Test("Un panel sin encender se libera aunque la estación siga")
  func seLiberaSinEncender() {
    let liberado = quedaLiberado {
      let panel = Panel(estacion)
      estacion.retraso = 4
      return panel
    }
    #expect(
      liberado == true,
      """
      Nadie lo ha encendido y nadie lo guarda, y el panel sigue vivo: lo retiene algo que se hace \
      en su `init`.
      """
    )
  }

  @Test("Un panel encendido se libera aunque la estación siga anunciando")
  func seLiberaEncendido() {
    let apagado = quedaLiberado { Panel(estacion) }
    let liberado = quedaLiberado {
      let panel = Panel(estacion)
      panel.encender()
      estacion.anuncios.send("A")
      estacion.llegadas.send(7)
      return panel
    }
    estacion.anuncios.send("B")
    estacion.llegadas.send(8)
    #expect(
      liberado == true,
      apagado
        ? "Sin encender se libera; encendido, no: lo retiene algo de lo que hace `encender()`."
        : "No se libera, pero sin encenderlo tampoco: empieza por lo que se hace en su `init`."
    )
  }

  @Test("El retraso se enseña siempre, encendido o no")
  func elRetrasoSeSigue() {
    estacion.retraso = 7
    let panel = Panel(estacion)
    var retrasos = [panel.retraso]
    var avisos: [Int] = []
    for minutos in [3, 12] {
      avisos.append(contar(panel) { estacion.retraso = minutos })
      retrasos.append(panel.retraso)
      panel.encender()
      panel.apagar()
    }
    #expect(retrasos == [7, 3, 12], porQueNoElRetraso(retrasos))
    #expect(
      avisos == [1, 1],
      avisos.contains { $0 > 1 }
        ? "Un cambio del retraso es un aviso del panel, y llega más de uno."
        : "El retraso cambia y el panel no avisa con cada cambio: quien lo pinta no se entera."
    )
  }
}

/// Los avisos del panel mientras ocurre un cambio.
@MainActor
private func contar(_ panel: Panel, durante cambio: () -> Void) -> Int {
  var llegados = 0
  let recibo = panel.objectWillChange.sink { _ in llegados += 1 }
  cambio()
  recibo.cancel()
  return llegados
}

private func porQueNoElRetraso(_ retrasos: [Int]) -> Comment {
  switch retrasos {
  case [7, 3, 3]:
    "Al apagar el panel dejó de seguir el retraso, que se enseña aunque esté apagado."
  case [0, 0, 0], [7, 7, 7]:
    "El retraso cambia en la estación y el panel no se mueve: nadie lo está siguiendo."
  case [0, 3, 12]:
    "Sigue los cambios, pero al instalarlo había 7 minutos de retraso y no los enseñaba."
  case [7, 7, 3]:
    "Va un cambio por detrás: se lee la propiedad dentro del aviso, cuando todavía es la vieja."
  default:
    "Había 7 minutos al instalarlo, luego 3 y, ya apagado, 12."
  }
}
