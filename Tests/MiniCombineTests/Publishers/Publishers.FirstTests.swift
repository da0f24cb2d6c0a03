import MiniCombine
import Testing

@Suite("first")
struct FirstTests {
  @Test("Entrega el primero, termina y cancela arriba")
  func primero() {
    let fuente = PublicadorAMano<Int, Never>()
    let registro = fuente.first().registrar()
    fuente.entregar(1)
    fuente.entregar(2)
    #expect(registro.valores == ["1", "finished"])
    #expect(fuente.suscripcion.historia == ["pide unlimited", "cancela"])
  }

  @Test("first(where:) y tryFirst(where:)")
  func conCondicion() {
    #expect((1...9).publisher.first { $0 > 4 }.registrar().valores == ["5", "finished"])
    #expect((1...3).publisher.first { $0 > 4 }.registrar().valores == ["finished"])
    #expect(
      (1...3).publisher.tryFirst { _ in throw Roto() }.registrar().valores == ["failure(Roto)"]
    )
  }

  @Test("Sin demanda espera a que se pida")
  func sinDemanda() {
    let registro = (1...3).publisher.first().registrar(pide: nil)
    #expect(registro.valores == [])
    registro.suscripcion?.request(.max(1))
    #expect(registro.valores == ["1", "finished"])
  }
}
