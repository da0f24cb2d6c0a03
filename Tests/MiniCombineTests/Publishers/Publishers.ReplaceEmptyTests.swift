import MiniCombine
import Testing

@Suite("replaceEmpty")
struct ReplaceEmptyTests {
  @Test("Entrega el valor solo si no hubo ninguno, cuando se pide")
  func siVacio() {
    #expect([1].publisher.replaceEmpty(with: 0).registrar().valores == ["1", "finished"])
    let registro = Empty<Int, Never>().replaceEmpty(with: 0).registrar(pide: nil)
    #expect(registro.valores == [])
    registro.suscripcion?.request(.max(1))
    #expect(registro.valores == ["0", "finished"])
  }
}
