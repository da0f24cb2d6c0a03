import MiniCombine
import Testing

@Suite("drop(while:)")
struct DropWhileTests {
  @Test("Salta mientras se cumple y después pasa todo")
  func salta() {
    #expect([1, 5, 1].publisher.drop { $0 < 3 }.registrar().valores == ["5", "1", "finished"])
  }

  @Test("tryDrop falla si lanza")
  func lanza() {
    #expect(
      [1, 5].publisher.tryDrop { _ in throw Roto() }.registrar().valores == ["failure(Roto)"]
    )
  }
}
