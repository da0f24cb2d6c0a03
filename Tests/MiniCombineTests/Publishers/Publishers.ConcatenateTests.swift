import MiniCombine
import Testing

@Suite("prepend y append")
struct ConcatenateTests {
  @Test("Uno detrás de otro, con la demanda que quede")
  func seguidos() {
    let registro = [3].publisher.prepend(1, 2).append([4, 5]).registrar(pide: .max(4))
    #expect(registro.valores == ["1", "2", "3", "4"])
    registro.suscripcion?.request(.max(1))
    #expect(registro.valores == ["1", "2", "3", "4", "5", "finished"])
  }

  @Test("El segundo no empieza hasta que termina el primero")
  func espera() {
    let primero = PassthroughSubject<Int, Roto>()
    let segundo = PublicadorAMano<Int, Roto>()
    let registro = primero.append(segundo).registrar()
    primero.send(1)
    #expect(segundo.veces == 0)
    primero.send(completion: .finished)
    #expect(segundo.veces == 1)
    segundo.entregar(2)
    segundo.terminar(.finished)
    #expect(registro.historia == ["suscripción Concatenate", "1", "2", "finished"])
  }

  @Test("Si falla el primero, no hay segundo")
  func falla() {
    let segundo = PublicadorAMano<Int, Roto>()
    let registro = Fail<Int, Roto>(error: Roto()).append(segundo).registrar()
    #expect(registro.valores == ["failure(Roto)"])
    #expect(segundo.veces == 0)
  }
}
