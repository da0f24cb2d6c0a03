import MiniCombine
import Testing

@Suite("delay")
struct DelayTests {
  @Test("Entrega más tarde valores y final")
  func tarde() {
    let reloj = RelojVirtual()
    let sujeto = PassthroughSubject<Int, Never>()
    let registro = sujeto.delay(for: .milliseconds(100), scheduler: reloj).registrar()
    sujeto.send(1)
    reloj.avanzar(ms: 50)
    sujeto.send(2)
    sujeto.send(completion: .finished)
    reloj.avanzar(ms: 49)
    #expect(registro.valores == [])
    reloj.avanzar(ms: 1)
    #expect(registro.valores == ["1"])
    reloj.avanzar(ms: 50)
    #expect(registro.valores == ["1", "2", "finished"])
  }
}
