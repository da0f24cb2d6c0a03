import MiniCombine
import Testing

@Suite("removeDuplicates")
struct RemoveDuplicatesTests {
  @Test("Descarta el igual al anterior, no el repetido más tarde")
  func descarta() {
    #expect(
      [1, 1, 2, 2, 1].publisher.removeDuplicates().registrar().valores == [
        "1", "2", "1", "finished",
      ]
    )
  }

  @Test("Cada suscriptor tiene su propio anterior")
  func cadaUnoElSuyo() {
    let sujeto = PassthroughSubject<Int, Never>()
    let sinRepetir = sujeto.removeDuplicates()
    let uno = sinRepetir.registrar()
    sujeto.send(1)
    let dos = sinRepetir.registrar()
    sujeto.send(1)
    #expect(uno.valores == ["1"] && dos.valores == ["1"])
  }

  @Test("Con comparación propia, que puede lanzar")
  func conComparacion() {
    #expect(
      ["a", "A", "b"].publisher.removeDuplicates { $0.lowercased() == $1.lowercased() }
        .registrar().valores == ["a", "b", "finished"]
    )
    let registro = [1, 2].publisher.tryRemoveDuplicates { _, _ in throw Roto() }.registrar()
    #expect(registro.valores == ["1", "failure(Roto)"])
  }
}
