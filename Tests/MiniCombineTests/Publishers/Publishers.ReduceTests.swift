import MiniCombine
import Testing

@Suite("reduce")
struct ReduceTests {
  @Test("Acumula y entrega al final")
  func acumula() {
    #expect((1...4).publisher.reduce(1, *).registrar().valores == ["24", "finished"])
    #expect(
      (1...4).publisher.tryReduce(0) { _, _ in throw Roto() }.registrar().valores == [
        "failure(Roto)"
      ]
    )
  }

  @Test("Su espejo enseña lo de siempre")
  func espejo() {
    let registro = PassthroughSubject<Int, Never>().reduce(0, +).registrar(pide: nil)
    let etiquetas = registro.suscripcion.map { Mirror(reflecting: $0).children.map(\.label) }
    #expect(etiquetas == ["downstream", "result", "initial", "status"])
  }
}
