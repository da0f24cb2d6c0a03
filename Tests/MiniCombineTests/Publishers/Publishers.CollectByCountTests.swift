import MiniCombine
import Testing

@Suite("collect(n)")
struct CollectByCountTests {
  @Test("Agrupa de n en n; el último grupo puede ser menor")
  func agrupa() {
    #expect(
      (1...5).publisher.collect(2).registrar().valores == ["[1, 2]", "[3, 4]", "[5]", "finished"]
    )
  }

  @Test("Pide de n en n")
  func pide() {
    let fuente = PublicadorAMano<Int, Never>()
    let registro = fuente.collect(3).registrar(pide: .max(2)) { _ in .max(1) }
    fuente.entregar(1)
    fuente.entregar(2)
    #expect(fuente.entregar(3) == .max(3))
    #expect(fuente.suscripcion.historia == ["pide max(6)"])
    #expect(registro.valores == ["[1, 2, 3]"])
  }
}
