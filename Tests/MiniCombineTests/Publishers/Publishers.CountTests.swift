import MiniCombine
import Testing

@Suite("count")
struct CountTests {
  @Test("Cuenta al final")
  func cuenta() {
    #expect(["a", "b"].publisher.count().registrar().valores == ["2", "finished"])
    #expect(Empty<Int, Never>().count().registrar().valores == ["0", "finished"])
  }
}
