import MiniCombine
import Testing

@Suite("map")
struct MapTests {
  @Test("Convierte y pasa la suscripción, la demanda y el fallo tal cual")
  func convierte() {
    let fuente = PublicadorAMano<Int, Roto>()
    let registro = fuente.map { "n\($0)" }.registrar(pide: .max(3)) { _ in .max(1) }
    #expect(fuente.entregar(1) == .max(1))
    fuente.terminar(.failure(Roto()))
    #expect(registro.valores == ["n1", "failure(Roto)"])
    #expect(fuente.suscripcion.historia == ["pide max(3)"])
  }

  @Test("Dos map seguidos son uno")
  func dosSeguidos() {
    let doble: Publishers.Map<Just<Int>, String> = Publishers.Map(upstream: Just(2)) { $0 * 2 }.map
    { "\($0)" }
    #expect(doble.registrar().valores == ["4", "finished"])
  }
}
