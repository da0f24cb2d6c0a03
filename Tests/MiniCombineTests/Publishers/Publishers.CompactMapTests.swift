import MiniCombine
import Testing

@Suite("compactMap")
struct CompactMapTests {
  @Test("Descarta los nil y pide otro en su lugar")
  func descarta() {
    let fuente = PublicadorAMano<String, Roto>()
    let registro = fuente.compactMap { Int($0) }.registrar(pide: .max(2))
    #expect(fuente.entregar("x") == .max(1))
    #expect(fuente.entregar("1") == .none)
    fuente.terminar(.finished)
    #expect(registro.valores == ["1", "finished"])
  }

  @Test("tryCompactMap falla si la conversión lanza")
  func lanza() {
    let registro = [1, 2].publisher.tryCompactMap { n -> Int? in
      if n == 2 { throw Roto() }
      return n
    }.registrar()
    #expect(registro.historia == ["suscripción TryCompactMap", "1", "failure(Roto)"])
  }
}
