import MiniCombine
import Testing

@Suite("ignoreOutput")
struct IgnoreOutputTests {
  @Test("Deja pasar solo el final")
  func soloElFinal() {
    #expect([1, 2].publisher.ignoreOutput().registrar().valores == ["finished"])
    #expect(
      Fail<Int, Roto>(error: Roto()).ignoreOutput().registrar(pide: nil).valores == [
        "failure(Roto)"
      ]
    )
  }
}
