import MiniCombine
import Testing

@Suite("zip")
struct ZipTests {
  @Test("Empareja en orden y termina con el más corto")
  func empareja() {
    let numero = PassthroughSubject<Int, Never>()
    let letra = PublicadorAMano<String, Never>()
    let registro = numero.zip(letra) { "\($0)\($1)" }.registrar()
    numero.send(1)
    numero.send(2)
    letra.entregar("a")
    numero.send(completion: .finished)
    letra.entregar("b")
    letra.entregar("c")
    #expect(registro.valores == ["1a", "2b", "finished"])
    #expect(letra.suscripcion.historia == ["pide unlimited", "cancela"])
  }

  @Test("Tres y cuatro")
  func tresYCuatro() {
    let lista = [1, 2].publisher
    #expect(lista.zip(lista, lista).registrar().valores == ["(1, 1, 1)", "(2, 2, 2)", "finished"])
    #expect(
      lista.zip(lista, lista, lista) { $0 + $1 + $2 + $3 }.registrar().valores == [
        "4", "8", "finished",
      ]
    )
  }

  @Test("Pide lo mismo a todos")
  func pide() {
    let uno = PublicadorAMano<Int, Never>()
    let dos = PublicadorAMano<Int, Never>()
    let registro = uno.zip(dos).registrar(pide: .max(2)) { _ in .max(1) }
    uno.entregar(1)
    dos.entregar(2)
    #expect(registro.valores == ["(1, 2)"])
    #expect(uno.suscripcion.historia == ["pide max(2)", "pide max(1)"])
    #expect(dos.suscripcion.historia == ["pide max(2)", "pide max(1)"])
  }
}
