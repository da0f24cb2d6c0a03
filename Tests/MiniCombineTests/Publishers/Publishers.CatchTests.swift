import MiniCombine
import Testing

@Suite("catch y tryCatch")
struct CatchTests {
  @Test("Sigue con otro y le pide lo que faltaba")
  func sigue() {
    let fuente = PublicadorAMano<Int, Roto>()
    let otra = PublicadorAMano<Int, Roto>()
    let registro = fuente.catch { _ in otra }.registrar(pide: .max(3))
    fuente.entregar(1)
    fuente.terminar(.failure(Roto()))
    otra.entregar(2)
    otra.terminar(.failure(Roto()))
    #expect(registro.historia == ["suscripción Catch", "1", "2", "failure(Roto)"])
    #expect(otra.suscripcion.historia == ["pide max(2)"])
  }

  @Test("tryCatch falla con lo que lance la respuesta")
  func lanza() {
    let registro = Fail<Int, Roto>(error: Roto()).tryCatch { _ -> Just<Int> in throw Peor() }
      .registrar()
    #expect(registro.valores == ["failure(Peor)"])
    #expect(
      Fail<Int, Roto>(error: Roto()).tryCatch { _ in Just(4) }.registrar().valores == [
        "4", "finished",
      ]
    )
  }

  @Test("Cancelar corta el que esté en marcha")
  func cancela() {
    let otra = PublicadorAMano<Int, Never>()
    let registro = Fail<Int, Roto>(error: Roto()).catch { _ in otra }.registrar()
    registro.suscripcion?.cancel()
    otra.entregar(1)
    #expect(registro.valores == [])
    #expect(otra.suscripcion.historia.last == "cancela")
  }
}
