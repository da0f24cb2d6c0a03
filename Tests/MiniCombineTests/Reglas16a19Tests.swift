import MiniCombine
import Synchronization
import Testing

@Suite("Reglas 16 a 19 · Combinar, cerrojos y nombres")
struct Reglas16a19Tests {
  @Test("16 · combineLatest espera a todos y después entrega por cada entrada")
  func regla16CombinarLosUltimos() {
    let numero = PassthroughSubject<Int, Roto>()
    let letra = PassthroughSubject<String, Roto>()
    let registro = numero.combineLatest(letra) { "\($0)\($1)" }.registrar()
    numero.send(1)
    letra.send("a")
    numero.send(2)
    letra.send("b")
    letra.send("c")
    numero.send(completion: .failure(Roto()))
    letra.send("d")
    #expect(registro.valores == ["1a", "2a", "2b", "2c", "failure(Roto)"])
  }

  @Test("16 · merge entrega según llegan")
  func regla16MezclarSegunLlegan() {
    let uno = PassthroughSubject<Int, Never>()
    let dos = PassthroughSubject<Int, Never>()
    let registro = uno.merge(with: dos).registrar()
    dos.send(20)
    uno.send(10)
    dos.send(completion: .finished)
    uno.send(11)
    uno.send(completion: .finished)
    #expect(registro.valores == ["20", "10", "11", "finished"])
  }

  @Test("17 · A un suscriptor le llega todo de uno en uno, aunque se envíe desde varios hilos")
  func regla17DeUnoEnUno() async {
    let sujeto = PassthroughSubject<Int, Never>()
    let dentro = Atomic<Int>(0)
    let solapes = Atomic<Int>(0)
    let recibo = sujeto.sink { _ in
      if dentro.wrappingAdd(1, ordering: .relaxed).newValue != 1 {
        solapes.wrappingAdd(1, ordering: .relaxed)
      }
      dentro.wrappingSubtract(1, ordering: .relaxed)
    }
    await enHilos(8) { _ in for n in 0..<2_000 { sujeto.send(n) } }
    #expect(solapes.load(ordering: .relaxed) == 0)
    withExtendedLifetime(recibo) {}
  }

  @Test("17 · Nada se suelta bajo un cerrojo: al morir un closure se puede volver al sujeto")
  func regla17SoltarFueraDelCerrojo() {
    final class Vuelve {
      let alMorir: () -> Void
      init(_ alMorir: @escaping () -> Void) { self.alMorir = alMorir }
      deinit { alMorir() }
    }
    let sujeto = CurrentValueSubject<Vuelve?, Never>(nil)
    var vueltas = 0
    let volver = {
      vueltas += 1
      _ = sujeto.value
      _ = sujeto.sink { _ in }
    }
    sujeto.value = Vuelve(volver)
    sujeto.value = nil
    #expect(vueltas == 1)
    do {
      let testigo = Vuelve(volver)
      let recibo = sujeto.sink { _ in withExtendedLifetime(testigo) {} }
      recibo.cancel()
    }
    #expect(vueltas == 2)
    do {
      let testigo = Vuelve(volver)
      sujeto.receive(
        subscriber: Subscribers.Sink(
          receiveCompletion: { _ in withExtendedLifetime(testigo) {} },
          receiveValue: { _ in }
        )
      )
    }
    sujeto.send(completion: .finished)
    #expect(vueltas == 3)
  }

  @Test("18 · Escribir la proyección no cambia nada")
  func regla18EscribirLaProyeccion() {
    final class Modelo: ObservableObject { @Published var valor = 1 }
    let uno = Modelo()
    let dos = Modelo()
    dos.valor = 2
    let registro = uno.$valor.registrar()
    uno.$valor = dos.$valor
    #expect(uno.valor == 1 && dos.valor == 2)
    uno.valor = 3
    dos.valor = 4
    #expect(registro.valores == ["1", "3"])
  }

  @Test("19 · Las suscripciones se presentan con los nombres de Combine")
  func regla19NombresDeLasSuscripciones() {
    final class Modelo: ObservableObject { @Published var valor = 1 }
    let modelo = Modelo()
    let reloj = RelojVirtual()
    let sujeto = PassthroughSubject<Int, Never>()
    func nombre<P: Publisher>(_ publicador: P) -> String {
      publicador.registrar(pide: nil).historia.first ?? ""
    }
    #expect(nombre(sujeto) == "suscripción PassthroughSubject")
    #expect(nombre(CurrentValueSubject<Int, Never>(0)) == "suscripción CurrentValueSubject")
    #expect(nombre(modelo.$valor) == "suscripción PublishedSubject")
    #expect(nombre(modelo.objectWillChange) == "suscripción ObservableObjectPublisher")
    #expect(nombre(Empty<Int, Never>()) == "suscripción Empty")
    #expect(nombre(Just(1)) == "suscripción Just")
    #expect(nombre([1, 2].publisher) == "suscripción [1, 2]")
    #expect(nombre(Future<Int, Never> { _ in }) == "suscripción Future")
    #expect(nombre(sujeto.map { $0 }) == "suscripción PassthroughSubject")
    #expect(nombre(sujeto.filter { _ in true }) == "suscripción Filter")
    #expect(nombre(sujeto.receive(on: reloj)) == "suscripción ReceiveOn")
    #expect(nombre(sujeto.debounce(for: 1, scheduler: reloj)) == "suscripción Debounce")
    #expect(
      nombre(sujeto.throttle(for: 1, scheduler: reloj, latest: true)) == "suscripción Throttle"
    )
    #expect(nombre(sujeto.merge(with: sujeto)) == "suscripción Merge")
    #expect(nombre(sujeto.combineLatest(sujeto)) == "suscripción CombineLatest")
    #expect(nombre(sujeto.flatMap { Just($0) }) == "suscripción FlatMap")
  }

  @Test("19 · Una secuencia ya recorrida se presenta como Sequence")
  func regla19SecuenciaRecorrida() {
    let registro = [1].publisher.registrar()
    #expect(registro.suscripcion.map { "\($0)" } == "Sequence")
  }
}

/// Ejecuta `cuerpo` en varias tareas a la vez y espera a todas.
func enHilos(_ cuantos: Int, _ cuerpo: @escaping @Sendable (Int) -> Void) async {
  await withTaskGroup(of: Void.self) { grupo in
    for n in 0..<cuantos { grupo.addTask { cuerpo(n) } }
  }
}
