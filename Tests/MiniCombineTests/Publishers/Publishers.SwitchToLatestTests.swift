import MiniCombine
import Testing

@Suite("switchToLatest")
struct SwitchToLatestTests {
  @Test("Cambia al último, cancela el anterior y termina cuando acaban los dos")
  func cambia() {
    let canal = PassthroughSubject<PublicadorAMano<String, Never>, Never>()
    let uno = PublicadorAMano<String, Never>()
    let dos = PublicadorAMano<String, Never>()
    let registro = canal.switchToLatest().registrar()
    canal.send(uno)
    uno.entregar("a")
    canal.send(dos)
    uno.entregar("perdido")
    dos.entregar("b")
    canal.send(completion: .finished)
    dos.entregar("c")
    dos.terminar(.finished)
    #expect(registro.valores == ["a", "b", "c", "finished"])
    #expect(uno.suscripcion.historia == ["pide unlimited", "cancela"])
  }

  @Test("Que acabe el de dentro no termina la cadena")
  func acabaElDeDentro() {
    let canal = PassthroughSubject<Just<Int>, Never>()
    let registro = canal.switchToLatest().registrar()
    canal.send(Just(1))
    canal.send(Just(2))
    canal.send(completion: .finished)
    #expect(registro.valores == ["1", "2", "finished"])
  }

  @Test("Un fallo de fuera o de dentro corta")
  func fallos() {
    let canal = PassthroughSubject<PassthroughSubject<Int, Roto>, Roto>()
    let dentro = PassthroughSubject<Int, Roto>()
    let registro = canal.switchToLatest().registrar()
    canal.send(dentro)
    dentro.send(completion: .failure(Roto()))
    canal.send(PassthroughSubject())
    #expect(registro.valores == ["failure(Roto)"])
  }
}
