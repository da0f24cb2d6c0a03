import Testing
import Torneo

@Suite("Lado")
struct LadoTests {
  @Test("El lado de enfrente del de enfrente es el mismo")
  func contrario() {
    #expect(Lado.allCases.map(\.contrario) == [.visitante, .local])
  }
}
