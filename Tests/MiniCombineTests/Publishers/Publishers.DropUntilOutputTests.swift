import MiniCombine
import Testing

@Suite("drop(untilOutputFrom:)")
struct DropUntilOutputTests {
  @Test("Salta hasta que el otro entrega algo, y entonces lo suelta")
  func espera() {
    let datos = PassthroughSubject<Int, Roto>()
    let listo = PublicadorAMano<Void, Roto>()
    let registro = datos.drop(untilOutputFrom: listo).registrar(pide: .max(1))
    datos.send(1)
    listo.entregar(())
    datos.send(2)
    datos.send(3)
    #expect(registro.valores == ["2"])
    #expect(listo.suscripcion.historia == ["pide max(1)", "cancela"])
  }

  @Test("Si el otro acaba sin entregar, se termina")
  func sinAbrir() {
    let datos = PassthroughSubject<Int, Roto>()
    let listo = PassthroughSubject<Void, Roto>()
    let registro = datos.drop(untilOutputFrom: listo).registrar()
    listo.send(completion: .failure(Roto()))
    datos.send(1)
    #expect(registro.valores == ["failure(Roto)"])
  }
}
