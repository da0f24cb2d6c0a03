import MiniCombine
import Testing

@Suite("retry")
struct RetryTests {
  @Test("Se vuelve a suscribir las veces que se dijo")
  func reintenta() {
    var veces = 0
    let fragil = Deferred { () -> Result<Int, Roto>.Publisher in
      veces += 1
      return Result<Int, Roto>.failure(Roto()).publisher
    }
    #expect(fragil.retry(2).registrar().valores == ["failure(Roto)"])
    #expect(veces == 3)
  }

  @Test("Los valores de cada intento llegan todos")
  func valores() {
    var veces = 0
    let fragil = Deferred { () -> AnyPublisher<Int, Roto> in
      veces += 1
      let inicio = Just(veces).setFailureType(to: Roto.self)
      return veces < 3
        ? inicio.append(Fail(error: Roto())).eraseToAnyPublisher() : inicio.eraseToAnyPublisher()
    }
    #expect(fragil.retry(5).registrar().valores == ["1", "2", "3", "finished"])
  }
}
