import Testing
import Torneo

@Suite("Equipo")
struct EquipoTests {
  @Test("Sin siglas propias, son las tres primeras letras en mayúsculas")
  func siglas() {
    let siglas = [Equipo("Ávila"), Equipo("Ea"), Equipo("Rayo del Puerto", siglas: "RDP")]
      .map(\.siglas)
    #expect(siglas == ["ÁVI", "EA", "RDP"])
  }

  @Test("Se escribe con su nombre")
  func texto() {
    #expect("\(Equipo("Toros"))" == "Toros")
  }

  @Test("Dos equipos con el mismo nombre y otras siglas son distintos")
  func igualdad() {
    #expect(Equipo("Rayo") == Equipo("Rayo", siglas: "RAY"))
    #expect(Equipo("Rayo") != Equipo("Rayo", siglas: "RYO"))
  }
}
