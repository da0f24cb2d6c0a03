import MiniCombine
import Testing

@Suite("replaceError")
struct ReplaceErrorTests {
  @Test("Cambia el fallo por un valor, cuando se pide")
  func cambia() {
    let sujeto = PassthroughSubject<Int, Roto>()
    let registro = sujeto.replaceError(with: -1).registrar(pide: .max(1))
    sujeto.send(1)
    sujeto.send(completion: .failure(Roto()))
    #expect(registro.valores == ["1"])
    registro.suscripcion?.request(.max(1))
    #expect(registro.valores == ["1", "-1", "finished"])
  }
}
