import MiniCombine
import Testing

@Suite("collect()")
struct CollectTests {
  @Test("Junta todo y lo entrega al final, cuando se pide")
  func junta() {
    let registro = (1...3).publisher.collect().registrar(pide: nil)
    #expect(registro.valores == [])
    registro.suscripcion?.request(.max(1))
    #expect(registro.valores == ["[1, 2, 3]", "finished"])
    #expect(Empty<Int, Never>().collect().registrar().valores == ["[]", "finished"])
  }
}
