import MiniCombine
import Testing

@Suite("mapError")
struct MapErrorTests {
  @Test("Convierte el fallo y deja pasar lo demás")
  func convierte() {
    let sujeto = PassthroughSubject<Int, Roto>()
    let registro = sujeto.mapError { _ in Peor() }.registrar()
    sujeto.send(1)
    sujeto.send(completion: .failure(Roto()))
    #expect(registro.valores == ["1", "failure(Peor)"])
  }
}
