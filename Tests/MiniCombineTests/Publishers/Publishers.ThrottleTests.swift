import MiniCombine
import Testing

@Suite("throttle")
struct ThrottleTests {
  @Test("El primero sale en el acto; después, el último o el primero de cada intervalo")
  func ritmo() {
    for (ultimo, esperado) in [(true, ["1", "3", "4"]), (false, ["1", "2", "4"])] {
      let reloj = RelojVirtual()
      let sujeto = PassthroughSubject<Int, Never>()
      let registro = sujeto.throttle(for: .milliseconds(100), scheduler: reloj, latest: ultimo)
        .registrar()
      sujeto.send(1)
      reloj.avanzar()
      #expect(registro.valores == ["1"])
      reloj.avanzar(ms: 30)
      sujeto.send(2)
      sujeto.send(3)
      reloj.avanzar(ms: 69)
      #expect(registro.valores == ["1"])
      reloj.avanzar(ms: 1)
      reloj.avanzar(ms: 500)
      sujeto.send(4)
      reloj.avanzar()
      #expect(registro.valores == esperado)
    }
  }

  @Test("El final espera al valor pendiente")
  func final() {
    let reloj = RelojVirtual()
    let sujeto = PassthroughSubject<Int, Never>()
    let registro = sujeto.throttle(for: .milliseconds(100), scheduler: reloj, latest: true)
      .registrar()
    sujeto.send(1)
    reloj.avanzar()
    sujeto.send(2)
    sujeto.send(completion: .finished)
    reloj.avanzar(ms: 100)
    #expect(registro.valores == ["1", "2", "finished"])
  }
}
