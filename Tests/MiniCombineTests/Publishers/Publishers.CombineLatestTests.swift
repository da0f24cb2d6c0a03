import MiniCombine
import Testing

@Suite("combineLatest")
struct CombineLatestTests {
  @Test("Tres y cuatro, con y sin conversión")
  func tresYCuatro() {
    let uno = Just(1)
    #expect(uno.combineLatest(Just(2), Just(3)).registrar().valores == ["(1, 2, 3)", "finished"])
    #expect(
      uno.combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.registrar().valores == [
        "10", "finished",
      ]
    )
  }

  @Test("Sin demanda entrega después lo último")
  func sinDemanda() {
    let numero = CurrentValueSubject<Int, Never>(1)
    let letra = CurrentValueSubject<String, Never>("a")
    let registro = numero.combineLatest(letra) { "\($0)\($1)" }.registrar(pide: .max(1))
    numero.send(2)
    letra.send("b")
    #expect(registro.valores == ["1a"])
    // Lo pedido se pide antes al primero, y con eso ya hay algo que entregar.
    registro.suscripcion?.request(.max(1))
    #expect(registro.valores == ["1a", "2a"])
    registro.suscripcion?.request(.max(1))
    #expect(registro.valores == ["1a", "2a", "2b"])
  }

  @Test("Termina cuando terminan todos; cancelar cancela a todos")
  func termina() {
    let numero = PublicadorAMano<Int, Never>()
    let letra = PublicadorAMano<String, Never>()
    let registro = numero.combineLatest(letra) { "\($0)\($1)" }.registrar()
    numero.entregar(1)
    numero.terminar(.finished)
    letra.entregar("a")
    letra.entregar("b")
    letra.terminar(.finished)
    #expect(registro.valores == ["1a", "1b", "finished"])
    let otro = numero.combineLatest(letra).registrar()
    otro.suscripcion?.cancel()
    #expect(
      numero.suscripcion.historia.last == "cancela" && letra.suscripcion.historia.last == "cancela"
    )
  }
}
