import MiniCombine
import Testing

@Suite("measureInterval")
struct MeasureIntervalTests {
  @Test("Mide lo que pasa entre valores")
  func mide() {
    let reloj = RelojVirtual()
    let sujeto = PassthroughSubject<Int, Never>()
    let registro = sujeto.measureInterval(using: reloj).map(\.magnitude).registrar()
    reloj.avanzar(ms: 1)
    sujeto.send(1)
    reloj.avanzar(ms: 3)
    sujeto.send(2)
    #expect(registro.valores == ["1000000", "3000000"])
  }
}
