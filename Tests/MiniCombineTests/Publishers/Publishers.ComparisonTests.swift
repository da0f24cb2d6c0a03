import MiniCombine
import Testing

@Suite("max y min")
struct ComparisonTests {
  @Test("Entregan el mayor y el menor al final")
  func comparan() {
    #expect([3, 9, 4].publisher.max().registrar().valores == ["9", "finished"])
    #expect([3, 9, 4].publisher.min().registrar().valores == ["3", "finished"])
    #expect([3, 9, 4].publisher.max(by: >).registrar().valores == ["3", "finished"])
    #expect([3, 9, 4].publisher.min(by: >).registrar().valores == ["9", "finished"])
    #expect(
      [3, 9].publisher.tryMax { _, _ in throw Roto() }.registrar().valores == ["failure(Roto)"]
    )
    #expect([3, 9].publisher.tryMin { $0 < $1 }.registrar().valores == ["3", "finished"])
    #expect(Empty<Int, Never>().max().registrar().valores == ["finished"])
  }
}
