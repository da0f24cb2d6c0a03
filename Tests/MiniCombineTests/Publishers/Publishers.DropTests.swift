import MiniCombine
import Testing

@Suite("dropFirst")
struct DropTests {
  @Test("Salta los primeros y los repone en la demanda")
  func salta() {
    #expect((1...5).publisher.dropFirst(2).registrar(pide: .max(2)).valores == ["3", "4"])
    #expect((1...2).publisher.dropFirst().registrar().valores == ["2", "finished"])
    #expect((1...2).publisher.dropFirst(0).registrar().valores == ["1", "2", "finished"])
    #expect((1...2).publisher.dropFirst(9).registrar().valores == ["finished"])
  }
}
