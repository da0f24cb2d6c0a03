import MiniCombine
import Testing

@Suite("makeConnectable")
struct MakeConnectableTests {
  @Test("Espera a connect")
  func espera() {
    let lista = [1, 2].publisher.makeConnectable()
    let registro = lista.registrar()
    #expect(registro.valores == [])
    _ = lista.connect()
    #expect(registro.valores == ["1", "2", "finished"])
  }
}
