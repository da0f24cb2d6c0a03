import MiniCombine
import Testing

@Suite("replaceNil")
struct ReplaceNilTests {
  @Test("Cambia cada nil")
  func cambia() {
    #expect(
      [1, nil, 3].publisher.replaceNil(with: 0).registrar().valores == ["1", "0", "3", "finished"]
    )
  }
}
