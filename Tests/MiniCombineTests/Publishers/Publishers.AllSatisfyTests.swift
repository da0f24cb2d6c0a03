import MiniCombine
import Testing

@Suite("allSatisfy")
struct AllSatisfyTests {
  @Test("Dice si todos cumplen, y para en el primero que no")
  func todos() {
    #expect(
      [2, 4].publisher.allSatisfy { $0.isMultiple(of: 2) }.registrar().valores == [
        "true", "finished",
      ]
    )
    let fuente = PublicadorAMano<Int, Never>()
    let registro = fuente.allSatisfy { $0 > 0 }.registrar()
    fuente.entregar(-1)
    #expect(registro.valores == ["false", "finished"])
    #expect(fuente.suscripcion.historia == ["pide unlimited", "cancela"])
    #expect(
      [1].publisher.tryAllSatisfy { _ in throw Roto() }.registrar().valores == ["failure(Roto)"]
    )
  }
}
