import Combine
import Testing

@testable import Leccion10

@MainActor
@Suite("Paso 1 · Guardar el recibo")
struct Paso1 {
  let estacion = Estacion()

  @Test("Encendido, el panel enseña los anuncios y las llegadas")
  func encendidoEnsena() {
    let panel = Panel(estacion)
    estacion.anuncios.send("Buenos días")
    panel.encender()
    estacion.anuncios.send("Salida por vía 4")
    estacion.llegadas.send(12)
    estacion.anuncios.send("Última llamada")
    let pantalla = panel.lineas
    #expect(
      pantalla == ["Salida por vía 4", "llega el tren 12", "Última llamada"],
      porQueNoEnsena(pantalla)
    )
  }

  @Test("Apagado deja de oír, y los demás paneles siguen")
  func apagadoNoOye() {
    let (uno, otro) = (Panel(estacion), Panel(estacion))
    for panel in [uno, otro] { panel.encender() }
    estacion.anuncios.send("A")
    uno.apagar()
    estacion.anuncios.send("B")
    estacion.llegadas.send(7)
    let apagado = uno.lineas
    #expect(
      apagado == ["A"],
      apagado.isEmpty
        ? "Antes de apagarlo sonó un anuncio, y el panel no enseña nada."
        : "Después de apagarlo sonó otro anuncio y llegó un tren: seguía oyendo."
    )
    let encendido = otro.lineas
    #expect(
      encendido == ["A", "B", "llega el tren 7"],
      encendido == ["A"]
        ? "Se apagó un panel y dejó de oír otro, que seguía encendido."
        : "Este panel no se apagó: estuvo en los dos anuncios y en la llegada."
    )
  }

  @Test("Encender otra vez no hace que se oiga doble")
  func encenderDosVeces() {
    let panel = Panel(estacion)
    var cuentas: [Int] = []
    for pasos in [[panel.encender, panel.encender], [panel.apagar], [panel.encender]] {
      for paso in pasos { paso() }
      estacion.anuncios.send("Atención")
      cuentas.append(panel.lineas.count)
    }
    let detalle =
      switch cuentas {
      case [2, 2, 3]: "Encendido dos veces, el primer anuncio se oye doble."
      case [1, 1, 1]: "Apagado y vuelto a encender, ya no oye."
      case [0, 0, 0]: "No se oyó ninguno."
      default: "Oye cuando está apagado, o no oye lo que suena cuando está encendido."
      }
    #expect(
      cuentas == [1, 1, 2],
      "Un anuncio encendido dos veces, otro apagado y otro encendido. \(detalle)"
    )
  }
}

private func porQueNoEnsena(_ lineas: [String]) -> Comment {
  switch lineas {
  case []:
    """
    Sonaron dos anuncios y llegó un tren, y el panel no enseña nada. \
    ¿Dónde está el recibo cuando suenan?
    """
  case ["llega el tren 12"]:
    "Las llegadas se enseñan y los anuncios no: son dos suscripciones, y las dos tienen que durar."
  case ["Salida por vía 4", "Última llamada"]:
    "Los anuncios se enseñan y las llegadas no: son dos suscripciones, y las dos tienen que durar."
  case _ where lineas.contains("Buenos días"):
    "Enseña un anuncio que sonó cuando todavía estaba apagado."
  default:
    "Encendido, sonó un anuncio, llegó el tren 12 y sonó otro anuncio: eso es lo que se enseña."
  }
}
