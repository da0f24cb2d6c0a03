import Testing
import Torneo

@Suite("Ejemplo")
struct EjemploTests {
  let partido = Ejemplo.rayoContraToros

  @Test("Rayo contra Toros: el marcador cambia en los minutos de los goles y acaba 3-2")
  func historia() {
    let minutos = [0, 11, 12, 34, 41, 57, 58, 77, 87, 88, 90]
    let historia = minutos.map { partido.marcador(alMinuto: $0).description }
    #expect(
      historia
        == ["0-0", "0-0", "1-0", "1-1", "1-1", "1-1", "2-1", "2-2", "2-2", "3-2", "3-2"]
    )
  }

  @Test("Jugarlo minuto a minuto da lo mismo que preguntar el final")
  func minutoAMinuto() {
    var marcador = Marcador()
    for minuto in 1...partido.duracion {
      for evento in partido.eventos(enElMinuto: minuto) {
        marcador = marcador.despuesDe(evento, en: partido)
      }
    }
    #expect(marcador == Marcador(local: 3, visitante: 2))
    #expect(marcador == partido.marcador(alMinuto: partido.duracion))
  }

  @Test("Todo lo escrito ocurre dentro del partido y lo hace uno de los dos")
  func guionPosible() {
    #expect(partido.guion.count == 6)
    #expect(partido.guion.allSatisfy { (1...partido.duracion).contains($0.minuto) })
    #expect(partido.guion.allSatisfy { partido.lado(de: $0.equipo) != nil })
  }
}
