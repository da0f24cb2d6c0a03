import MiniCombine
import Testing

@Suite("prefix y output")
struct OutputTests {
  @Test("prefix entrega los primeros y cancela arriba")
  func primeros() {
    let fuente = PublicadorAMano<Int, Never>()
    let registro = fuente.prefix(2).registrar()
    for n in 1...3 { fuente.entregar(n) }
    #expect(registro.valores == ["1", "2", "finished"])
    #expect(fuente.suscripcion.historia == ["pide unlimited", "cancela"])
    #expect((1...3).publisher.prefix(0).registrar().valores == ["finished"])
    #expect((1...3).publisher.prefix(9).registrar().valores == ["1", "2", "3", "finished"])
  }

  @Test("output entrega una posición o un rango")
  func posiciones() {
    #expect((1...5).publisher.output(at: 3).registrar().valores == ["4", "finished"])
    #expect((1...5).publisher.output(in: 1..<3).registrar().valores == ["2", "3", "finished"])
    #expect((1...5).publisher.output(in: 3...).registrar().valores == ["4", "5", "finished"])
    #expect((1...5).publisher.output(at: 9).registrar().valores == ["finished"])
  }

  @Test("Enviar dentro del último no se cuela")
  func dentroDelUltimo() {
    let sujeto = PassthroughSubject<Int, Never>()
    let registro = sujeto.prefix(1).registrar { _ in
      sujeto.send(2)
      return .none
    }
    sujeto.send(1)
    #expect(registro.valores == ["1", "finished"])
  }
}
