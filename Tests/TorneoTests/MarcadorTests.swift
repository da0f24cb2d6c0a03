import Testing
import Torneo

@Suite("Marcador")
struct MarcadorTests {
  let rayo = Equipo("Rayo")
  let toros = Equipo("Toros")
  var partido: Partido { Partido(rayo, contra: toros) }

  private func marcador(tras eventos: Evento...) -> Marcador {
    eventos.reduce(Marcador()) { $0.despuesDe($1, en: partido) }
  }

  @Test("Empieza 0-0 y en empate")
  func inicio() {
    #expect(Marcador().description == "0-0")
    #expect(Marcador().ganador == nil)
  }

  @Test("Un gol suma al lado de quien lo marca")
  func gol() {
    let tras = marcador(
      tras: Evento(minuto: 1, .gol, de: toros),
      Evento(minuto: 2, .gol, de: toros),
      Evento(minuto: 3, .gol, de: rayo)
    )
    #expect(tras == Marcador(local: 1, visitante: 2))
  }

  @Test("Un gol en propia puerta suma al lado de enfrente")
  func golEnPropia() {
    #expect(marcador(tras: Evento(minuto: 1, .golEnPropia, de: toros)).description == "1-0")
    #expect(marcador(tras: Evento(minuto: 1, .golEnPropia, de: rayo)).description == "0-1")
  }

  @Test("Una tarjeta no mueve el marcador")
  func tarjeta() {
    #expect(marcador(tras: Evento(minuto: 1, .tarjeta, de: rayo)) == Marcador())
  }

  @Test("El gol de un equipo que no juega no cuenta")
  func equipoAjeno() {
    #expect(marcador(tras: Evento(minuto: 1, .gol, de: Equipo("Lobos"))) == Marcador())
  }

  @Test("El mismo evento en el partido de vuelta suma al otro lado")
  func vuelta() {
    let evento = Evento(minuto: 1, .gol, de: rayo)
    let vuelta = Partido(toros, contra: rayo)
    #expect(Marcador().despuesDe(evento, en: vuelta) == Marcador(local: 0, visitante: 1))
  }

  @Test("Es un valor: el de antes no cambia")
  func valor() {
    let antes = Marcador(local: 2, visitante: 2)
    let despues = antes.despuesDe(Evento(minuto: 9, .gol, de: rayo), en: partido)
    #expect([antes, despues].map(\.description) == ["2-2", "3-2"])
  }

  @Test("Gana el lado con más goles")
  func ganador() {
    let marcadores = [
      Marcador(local: 1), Marcador(visitante: 1), Marcador(local: 3, visitante: 3),
    ]
    #expect(marcadores.map(\.ganador) == [.local, .visitante, nil])
  }

  @Test("Los goles se pueden pedir por lado")
  func porLado() {
    let marcador = Marcador(local: 4, visitante: 1)
    #expect(Lado.allCases.map(marcador.goles) == [4, 1])
  }
}
