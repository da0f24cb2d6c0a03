import MiniCombine
import Testing

@Suite("setFailureType")
struct SetFailureTypeTests {
  @Test("Permite combinar con quien puede fallar")
  func combina() {
    let registro = Just(1).setFailureType(to: Roto.self).append(Fail(error: Roto())).registrar()
    #expect(registro.valores == ["1", "failure(Roto)"])
  }
}
