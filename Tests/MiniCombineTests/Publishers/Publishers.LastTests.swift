import MiniCombine
import Testing

@Suite("last")
struct LastTests {
  @Test("Entrega el último al final")
  func ultimo() {
    #expect((1...3).publisher.last().registrar().valores == ["3", "finished"])
    #expect(Empty<Int, Never>().last().registrar().valores == ["finished"])
    #expect((1...5).publisher.last { $0 < 3 }.registrar().valores == ["2", "finished"])
    #expect(
      (1...3).publisher.tryLast { _ in throw Roto() }.registrar().valores == ["failure(Roto)"]
    )
  }

  @Test("Un fallo se lleva el último")
  func fallo() {
    let registro = Just(1).setFailureType(to: Roto.self).append(Fail(error: Roto())).last()
      .registrar()
    #expect(registro.valores == ["failure(Roto)"])
  }
}
