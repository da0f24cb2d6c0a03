import MiniCombine
import Testing

@Suite("receive(on:)")
struct ReceiveOnTests {
  @Test("Entrega por el planificador, en orden, también el final")
  func porElPlanificador() {
    let reloj = RelojVirtual()
    let sujeto = PassthroughSubject<Int, Roto>()
    let registro = sujeto.receive(on: reloj).registrar()
    sujeto.send(1)
    sujeto.send(2)
    sujeto.send(completion: .failure(Roto()))
    #expect(registro.historia == ["suscripción ReceiveOn"])
    reloj.avanzar()
    #expect(registro.valores == ["1", "2", "failure(Roto)"])
  }

  @Test("Cancelar se lleva lo que esperaba; la demanda nueva se pide arriba")
  func cancela() {
    let reloj = RelojVirtual()
    let fuente = PublicadorAMano<Int, Never>()
    let registro = fuente.receive(on: reloj).registrar(pide: .max(1)) { _ in .max(2) }
    #expect(fuente.entregar(1) == .none)
    reloj.avanzar()
    fuente.entregar(2)
    registro.suscripcion?.cancel()
    reloj.avanzar()
    #expect(registro.valores == ["1"])
    #expect(fuente.suscripcion.historia == ["pide max(1)", "pide max(2)", "cancela"])
  }
}
