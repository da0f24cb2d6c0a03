import Testing
import Torneo

@Suite("Partido")
struct PartidoTests {
  let rayo = Equipo("Rayo")
  let toros = Equipo("Toros")

  @Test("Cada equipo juega en su lado; los demás, en ninguno")
  func lados() {
    let partido = Partido(rayo, contra: toros)
    #expect(Lado.allCases.map(partido.equipo) == [rayo, toros])
    #expect([toros, rayo, Equipo("Lobos")].map(partido.lado) == [.visitante, .local, nil])
  }

  @Test("El guion se ordena por minuto y respeta el orden dentro de uno")
  func guionOrdenado() {
    let eventos = [
      Evento(minuto: 80, .gol, de: rayo),
      Evento(minuto: 5, .tarjeta, de: toros),
      Evento(minuto: 5, .gol, de: rayo),
      Evento(minuto: 5, .golEnPropia, de: rayo),
    ]
    let partido = Partido(rayo, contra: toros, guion: eventos)
    #expect(partido.guion == [eventos[1], eventos[2], eventos[3], eventos[0]])
    #expect(partido.eventos(enElMinuto: 5) == Array(eventos[1...]))
    #expect(partido.eventos(enElMinuto: 6).isEmpty)
  }

  @Test("Sin guion dura 90 minutos y acaba 0-0")
  func sinGuion() {
    let partido = Partido(rayo, contra: toros)
    #expect(partido.duracion == 90)
    #expect(partido.marcador(alMinuto: 90) == Marcador())
  }

  @Test("Se escribe con los dos equipos, primero el local")
  func texto() {
    #expect("\(Partido(toros, contra: rayo, duracion: 40))" == "Toros - Rayo")
  }
}
