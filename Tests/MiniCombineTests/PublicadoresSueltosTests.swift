import MiniCombine
import Testing

@Suite("Just, Empty, Fail, Deferred, Future, Optional y Result")
struct PublicadoresSueltosTests {
  @Test("Just entrega cuando se pide, y su espejo enseña el valor sin nombre")
  func just() {
    let registro = Just(42).registrar(pide: nil)
    #expect(registro.historia == ["suscripción Just"])
    let hijos = registro.suscripcion.map { Mirror(reflecting: $0).children.map { "\($0)" } }
    #expect(hijos == [#"(label: nil, value: 42)"#])
    registro.suscripcion?.request(.max(9))
    registro.suscripcion?.request(.max(1))
    #expect(registro.valores == ["42", "finished"])
    #expect(Just(1) == Just(1) && Just(1) != Just(2))
  }

  @Test("Empty termina en el acto o nunca")
  func empty() {
    #expect(Empty<Int, Roto>().registrar(pide: nil).valores == ["finished"])
    #expect(Empty<Int, Roto>(completeImmediately: false).registrar().valores == [])
    let conTipos = Empty(completeImmediately: true, outputType: Int.self, failureType: Roto.self)
    #expect(conTipos == Empty<Int, Roto>())
  }

  @Test("Fail falla en el acto")
  func fail() {
    let registro = Fail(outputType: Int.self, failure: Roto()).registrar(pide: nil)
    #expect(registro.historia == ["suscripción Empty", "failure(Roto)"])
    #expect(Fail<Int, Roto>(error: Roto()) == Fail(error: Roto()))
  }

  @Test("Deferred crea uno por suscriptor")
  func deferred() {
    var creados = 0
    let diferido = Deferred {
      creados += 1
      return Just(creados)
    }
    #expect(creados == 0)
    #expect(diferido.registrar().valores == ["1", "finished"])
    #expect(diferido.registrar().valores == ["2", "finished"])
  }

  @Test("Future empieza al crearse, entrega una vez y recuerda el resultado")
  func future() {
    var veces = 0
    var promesa: Future<Int, Roto>.Promise?
    let futuro = Future<Int, Roto> {
      veces += 1
      promesa = $0
    }
    let antes = futuro.registrar()
    let sinPedir = futuro.registrar(pide: nil)
    #expect(veces == 1)
    promesa?(.success(7))
    promesa?(.success(8))
    promesa?(.failure(Roto()))
    #expect(antes.historia == ["suscripción Future", "7", "finished"])
    #expect(sinPedir.valores == [])
    sinPedir.suscripcion?.request(.max(1))
    #expect(sinPedir.valores == ["7", "finished"])
    #expect(futuro.registrar().valores == ["7", "finished"])
  }

  @Test("Un Future que falla lo dice a todos, también al que llega tarde")
  func futureQueFalla() {
    let futuro = Future<Int, Roto> { $0(.failure(Roto())) }
    #expect(futuro.registrar(pide: nil).historia == ["suscripción Future", "failure(Roto)"])
  }

  @Test("Un Future cancelado no entrega")
  func futureCancelado() {
    var promesa: Future<Int, Never>.Promise?
    let futuro = Future<Int, Never> { promesa = $0 }
    let registro = futuro.registrar()
    registro.suscripcion?.cancel()
    promesa?(.success(1))
    #expect(registro.valores == [])
  }

  @Test("Los publicadores de un opcional y de un resultado")
  func opcionalYResultado() {
    let algo: Int? = 3
    let nada: Int? = nil
    #expect(algo.publisher.registrar().historia == ["suscripción Optional", "3", "finished"])
    #expect(nada.publisher.registrar().historia == ["suscripción Empty", "finished"])
    let bien = Result<Int, Roto>.success(1)
    let mal = Result<Int, Roto>.failure(Roto())
    #expect(bien.publisher.registrar().historia == ["suscripción Once", "1", "finished"])
    #expect(mal.publisher.registrar().valores == ["failure(Roto)"])
  }

  @Test("ImmediateScheduler ejecuta en el acto y su tiempo no pasa")
  func planificadorInmediato() {
    let inmediato = ImmediateScheduler.shared
    var veces = 0
    inmediato.schedule { veces += 1 }
    inmediato.schedule(after: inmediato.now.advanced(by: 100)) { veces += 1 }
    let repetido = inmediato.schedule(after: inmediato.now, interval: 10) { veces += 1 }
    #expect(veces == 3)
    #expect("\(repetido)" == "Empty")
    #expect(inmediato.now == inmediato.now.advanced(by: 5))
    #expect(inmediato.now.distance(to: inmediato.now.advanced(by: 5)) == 0)
    typealias Intervalo = ImmediateScheduler.SchedulerTimeType.Stride
    #expect(Intervalo(3) * 2 + 1 - Intervalo(2) == Intervalo(5) && Intervalo(14) == 14.6)
    #expect(Intervalo.seconds(3) == 0 && inmediato.minimumTolerance == 0)
  }
}
