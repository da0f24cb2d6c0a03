import MiniCombine
import Testing

@Suite("scan")
struct ScanTests {
  @Test("Entrega cada resultado parcial, y cada suscriptor parte del principio")
  func acumula() {
    let sumas = (1...3).publisher.map { $0 }.scan(10, +)
    #expect(sumas.registrar().valores == ["11", "13", "16", "finished"])
    #expect(sumas.registrar().valores == ["11", "13", "16", "finished"])
  }

  @Test("tryScan falla si lanza")
  func lanza() {
    let registro = (1...3).publisher.tryScan(0) { suma, n in
      if n == 3 { throw Roto() }
      return suma + n
    }.registrar()
    #expect(registro.valores == ["1", "3", "failure(Roto)"])
  }
}
