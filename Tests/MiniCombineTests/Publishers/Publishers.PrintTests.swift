import MiniCombine
import Testing

@Suite("print")
struct PrintTests {
  @Test("Escribe cada suceso con las palabras de Combine")
  func escribe() {
    final class Papel: TextOutputStream {
      var texto = ""
      func write(_ string: String) { texto += string }
    }
    let papel = Papel()
    let sujeto = PassthroughSubject<Int, Roto>()
    let registro = sujeto.print("s", to: papel).registrar(pide: .max(2)) { _ in .max(1) }
    sujeto.send(1)
    sujeto.send(completion: .failure(Roto()))
    let otro = sujeto.print(to: papel).registrar()
    _ = PassthroughSubject<Int, Never>().print(to: papel).sink { _ in }
    #expect(
      papel.texto == """
        s: receive subscription: (PassthroughSubject)
        s: request max: (2)
        s: receive value: (1)
        s: request max: (1) (synchronous)
        s: receive error: (Roto)
        receive subscription: (Empty)
        request unlimited
        receive error: (Roto)
        receive subscription: (PassthroughSubject)
        request unlimited
        receive cancel

        """
    )
    withExtendedLifetime((registro, otro)) {}
  }
}
