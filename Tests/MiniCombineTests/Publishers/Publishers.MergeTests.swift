import MiniCombine
import Testing

@Suite("merge")
struct MergeTests {
  @Test("Con demanda contada no pierde ni se pasa")
  func demandaContada() {
    let registro = [1, 2, 3].publisher.merge(with: [10, 20].publisher).registrar(pide: .max(2))
    #expect(registro.valores.count == 2)
    registro.suscripcion?.request(.max(2))
    #expect(registro.valores.count == 4)
    registro.suscripcion?.request(.unlimited)
    #expect(Set(registro.valores) == ["1", "2", "3", "10", "20", "finished"])
    #expect(registro.valores.last == "finished")
  }

  @Test("Un fallo corta a los demás")
  func falla() {
    let uno = PublicadorAMano<Int, Roto>()
    let dos = PublicadorAMano<Int, Roto>()
    let registro = uno.merge(with: dos).registrar()
    uno.terminar(.failure(Roto()))
    dos.entregar(1)
    #expect(registro.valores == ["failure(Roto)"])
    #expect(dos.suscripcion.historia == ["pide unlimited", "cancela"])
  }

  @Test("De tres a ocho y muchos")
  func muchos() {
    let s = (1...8).map { [$0].publisher }
    #expect(s[0].merge(with: s[1], s[2]).registrar().valores == ["1", "2", "3", "finished"])
    #expect(s[0].merge(with: s[1], s[2], s[3]).registrar().valores.count == 5)
    #expect(s[0].merge(with: s[1], s[2], s[3], s[4]).registrar().valores.count == 6)
    #expect(s[0].merge(with: s[1], s[2], s[3], s[4], s[5]).registrar().valores.count == 7)
    #expect(s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6]).registrar().valores.count == 8)
    #expect(
      s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7]).registrar().valores.count == 9
    )
    #expect(Publishers.MergeMany(s).registrar().valores == (1...8).map { "\($0)" } + ["finished"])
    #expect(Publishers.MergeMany([Just<Int>]()).registrar().valores == ["finished"])
  }
}
