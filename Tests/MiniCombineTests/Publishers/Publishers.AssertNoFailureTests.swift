import MiniCombine
import Testing

@Suite("assertNoFailure")
struct AssertNoFailureTests {
  @Test("Deja pasar los valores")
  func pasan() {
    #expect(
      Just(1).setFailureType(to: Roto.self).assertNoFailure().registrar().valores == [
        "1", "finished",
      ]
    )
  }
}
