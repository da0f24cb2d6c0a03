import MiniCombine
import Testing

@Suite("flatMap")
struct FlatMapTests {
  @Test("Mezcla lo de dentro y termina cuando termina todo")
  func mezcla() {
    let fuera = PassthroughSubject<Int, Never>()
    let dentro = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
    let registro = fuera.flatMap { dentro[$0] }.registrar()
    fuera.send(0)
    fuera.send(1)
    dentro[1].send("b")
    dentro[0].send("a")
    fuera.send(completion: .finished)
    dentro[0].send(completion: .finished)
    dentro[1].send("c")
    dentro[1].send(completion: .finished)
    #expect(registro.valores == ["b", "a", "c", "finished"])
  }

  @Test("Con un máximo, pide otro cuando acaba uno")
  func conMaximo() {
    let fuera = PublicadorAMano<Int, Never>()
    let dentro = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let registro = fuera.flatMap(maxPublishers: .max(2)) { dentro[$0] }.registrar()
    #expect(fuera.suscripcion.historia == ["pide max(2)"])
    fuera.entregar(0)
    fuera.entregar(1)
    dentro[0].send(completion: .finished)
    #expect(fuera.suscripcion.historia == ["pide max(2)", "pide max(1)"])
    fuera.entregar(2)
    dentro[2].send(7)
    #expect(registro.valores == ["7"])
  }

  @Test("Un fallo de dentro corta todo")
  func fallaDentro() {
    let fuera = PublicadorAMano<Int, Roto>()
    let dentro = PassthroughSubject<Int, Roto>()
    let registro = fuera.flatMap { _ in dentro }.registrar()
    fuera.entregar(0)
    dentro.send(completion: .failure(Roto()))
    #expect(registro.valores == ["failure(Roto)"])
    #expect(fuera.suscripcion.historia == ["pide unlimited", "cancela"])
  }

  @Test("Con demanda contada guarda lo que no cabe")
  func demandaContada() {
    let registro = [1, 2].publisher.flatMap { n in [n, n * 10].publisher }.registrar(pide: .max(1))
    #expect(registro.valores == ["1"])
    registro.suscripcion?.request(.unlimited)
    #expect(Set(registro.valores) == ["1", "10", "2", "20", "finished"])
    #expect(registro.valores.count == 5 && registro.valores.last == "finished")
  }
}
