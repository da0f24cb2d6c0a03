import Testing
import Torneo

@Suite("Evento")
struct EventoTests {
  @Test("Dos eventos son iguales si coinciden el minuto, lo ocurrido y el equipo")
  func igualdad() {
    let (rayo, toros) = (Equipo("Rayo"), Equipo("Toros"))
    let evento = Evento(minuto: 3, .gol, de: rayo)
    let otros = [
      Evento(minuto: 3, .gol, de: rayo), Evento(minuto: 4, .gol, de: rayo),
      Evento(minuto: 3, .tarjeta, de: rayo), Evento(minuto: 3, .gol, de: toros),
    ]
    #expect(otros.map { $0 == evento } == [true, false, false, false])
  }
}
