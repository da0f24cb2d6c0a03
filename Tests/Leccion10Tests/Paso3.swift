import Apoyo
import Combine
import Testing

@testable import Leccion10

@MainActor
@Suite("Paso 3 · Cancelar durante el aviso")
struct Paso3 {
  let estacion = Estacion()

  @Test("Avisa con el primer anuncio que lleva la palabra, y con ninguno más")
  func soloElPrimero() {
    let panel = Panel(estacion)
    var oidos: [String] = []
    panel.avisarme(cuandoDiga: "Soria") { oidos.append($0) }
    for anuncio in ["Cuidado con el andén", "Soria, vía 2", "Ávila, vía 1", "Soria, vía 5"] {
      estacion.anuncios.send(anuncio)
    }
    #expect(oidos == ["Soria, vía 2"], porQueNoElPrimero(oidos))
  }

  @Test("Avisa una vez aunque la acción anuncie lo mismo")
  func unaVezAunqueSeRepita() {
    let panel = Panel(estacion)
    var veces = 0
    panel.avisarme(cuandoDiga: "Soria") { _ in
      veces += 1
      if veces < 3 { estacion.anuncios.send("Repetimos: Soria") }
    }
    estacion.anuncios.send("Soria, vía 2")
    #expect(
      veces == 1,
      veces == 0
        ? "Sonó un anuncio con la palabra y la acción no se ejecutó."
        : "La acción hace sonar otro anuncio con la palabra, y el aviso aún estaba escuchando."
    )
  }

  @Test("Un aviso espera aunque se encienda el panel o se cumpla otro")
  func losDemasSiguen() {
    let panel = Panel(estacion)
    var cumplidos = [0, 0, 0, 0]
    for (n, palabra) in ["Soria", "Ávila", "Ávila"].enumerated() {
      panel.avisarme(cuandoDiga: palabra) { _ in cumplidos[n] += 1 }
    }
    panel.encender()
    estacion.anuncios.send("Soria, vía 2")
    let trasSoria = cumplidos
    panel.avisarme(cuandoDiga: "León") { _ in cumplidos[3] += 1 }
    estacion.anuncios.send("Ávila, vía 1")
    estacion.anuncios.send("León, vía 4")
    #expect(cumplidos == [1, 1, 1, 1], porQueNoLosDemas(cumplidos, trasSoria: trasSoria))
    let pantalla = panel.lineas.count
    #expect(pantalla == 3, "Encendido, sonaron tres anuncios: los avisos no cambian lo que enseña.")
  }

  @Test("Apagar el panel olvida los avisos que esperaban")
  func apagarLosOlvida() {
    let panel = Panel(estacion)
    var veces = [0, 0]
    panel.avisarme(cuandoDiga: "Soria") { _ in veces[0] += 1 }
    panel.encender()
    estacion.anuncios.send("Ávila, vía 1")
    panel.apagar()
    estacion.anuncios.send("Soria, vía 2")
    panel.avisarme(cuandoDiga: "Soria") { _ in veces[1] += 1 }
    estacion.anuncios.send("Soria, vía 5")
    #expect(
      veces == [0, 1],
      veces[0] > 0
        ? "Un aviso que esperaba al apagar el panel se cumplió después de apagarlo."
        : "El aviso que se pide después de apagar sí se espera."
    )
  }

  @Test("Un aviso cumplido suelta lo que su acción capturaba")
  func cumplidoSuelta() {
    let panel = Panel(estacion)
    var veces = 0
    let liberado = quedaLiberado {
      let altavoz = Altavoz()
      panel.avisarme(cuandoDiga: "Soria") { _ in veces += altavoz.volumen }
      estacion.anuncios.send("Soria, vía 2")
      return altavoz
    }
    withExtendedLifetime(panel) {}
    #expect(veces == 1, "Sonó un anuncio que cumplía el aviso: la acción se ejecuta una vez.")
    #expect(
      liberado == true,
      "El aviso se cumplió y no volverá a hacer nada, pero algo guarda todavía su acción."
    )
  }

  @Test("Un aviso que no llega a cumplirse se va con el panel")
  func pendienteSeVa() {
    let sinAvisos = quedaLiberado { Panel(estacion) }
    var veces = 0
    var sinPanel = false
    let sinAccion = quedaLiberado {
      let altavoz = Altavoz()
      sinPanel = quedaLiberado {
        let panel = Panel(estacion)
        for palabra in ["Soria", "Ávila"] {
          panel.avisarme(cuandoDiga: palabra) { _ in veces += altavoz.volumen }
        }
        estacion.anuncios.send("Soria, vía 2")
        return panel
      }
      estacion.anuncios.send("Ávila, vía 1")
      return altavoz
    }
    #expect(veces == 1, porQueNoUna(veces))
    let queda = [sinPanel ? nil : "el panel", sinAccion ? nil : "la acción"].compactMap { $0 }
    #expect(
      queda == [],
      sinAvisos
        ? "El panel ya no hace falta y uno de sus avisos sigue esperando en la estación."
        : "El panel no se libera, y sin avisos tampoco: empieza por el paso 2."
    )
  }
}

/// Algo que una acción captura.
@MainActor
private final class Altavoz {
  let volumen = 1
}

private func porQueNoElPrimero(_ oidos: [String]) -> Comment {
  switch oidos {
  case []:
    "Sonaron dos anuncios con la palabra y la acción no se ejecutó."
  case ["Soria, vía 2", "Soria, vía 5"]:
    "Avisa también con el segundo anuncio que lleva la palabra: el primero no lo canceló."
  case _ where oidos.contains { !$0.contains("Soria") }:
    "La acción recibió un anuncio que no lleva la palabra."
  default:
    "De los anuncios que llevan la palabra, el primero era «Soria, vía 2»."
  }
}

private func porQueNoLosDemas(_ cumplidos: [Int], trasSoria: [Int]) -> Comment {
  switch cumplidos {
  case [0, 0, 0, 1] where trasSoria == [0, 0, 0, 0]:
    "Se piden tres avisos, se enciende el panel, suena «Soria» y nadie responde: ¿se han perdido?"
  case [1, 0, 0, 1]:
    "Esperaban «Soria» y, dos veces, «Ávila». Se cumplió «Soria» y los de «Ávila» se perdieron."
  case [1, 0, 1, 1]:
    "De dos avisos que esperaban la misma palabra, el segundo ocupó el sitio del primero."
  case [1, 1, 0, 1]:
    "Se cumplió «Soria», se pidió «León», y uno de los que esperaban «Ávila» se perdió."
  default:
    """
    Esperaban «Soria», dos veces «Ávila» y, más tarde, «León». Sonaron los tres trenes: cada aviso \
    tenía que cumplirse una vez.
    """
  }
}

private func porQueNoUna(_ veces: Int) -> Comment {
  switch veces {
  case 0: "Con el panel instalado sonó «Soria», y su aviso no se cumplió."
  case 2: "El panel se soltó con un aviso esperando, sonó su palabra y la acción se ejecutó."
  default: "Con el panel instalado se cumplió un aviso; el otro no llegó a sonar a tiempo."
  }
}
