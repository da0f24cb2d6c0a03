import MiniCombine
import Synchronization
import Testing

@Suite("Carreras entre hilos")
struct CarrerasTests {
  @Test("100 000 envíos desde 8 hilos: no se pierde ni se repite ninguno")
  func cienMilEnvios() async {
    let hilos = 8
    let porHilo = 12_500
    let sujeto = PassthroughSubject<Int, Never>()
    let llegados = Mutex<[Int]>([])
    let recibos = Mutex<[AnyCancellable]>([])
    for _ in 0..<2 {
      let recibo = sujeto.sink { valor in llegados.withLock { $0.append(valor) } }
      recibos.withLock { $0.append(recibo) }
    }
    await enHilos(hilos) { hilo in
      for n in 0..<porHilo { sujeto.send(hilo * porHilo + n) }
    }
    let ordenados = llegados.withLock { $0 }.sorted()
    #expect(ordenados == (0..<(hilos * porHilo)).flatMap { [$0, $0] })
    recibos.withLock { $0 = [] }
  }

  @Test("Cada hilo conserva su orden")
  func ordenDeCadaHilo() async {
    let sujeto = CurrentValueSubject<Int, Never>(-1)
    let llegados = Mutex<[Int]>([])
    let recibo = sujeto.dropFirst().sink { valor in llegados.withLock { $0.append(valor) } }
    await enHilos(4) { hilo in for n in 0..<2_000 { sujeto.send(hilo * 10_000 + n) } }
    let todos = llegados.withLock { $0 }
    #expect(todos.count == 8_000)
    for hilo in 0..<4 {
      let suyos = todos.filter { $0 / 10_000 == hilo }
      #expect(suyos == (0..<2_000).map { hilo * 10_000 + $0 })
    }
    withExtendedLifetime(recibo) {}
  }

  @Test("Un final y un fallo a la vez: cada suscriptor recibe uno solo, y el mismo")
  func finalYFalloALaVez() async {
    for _ in 0..<200 {
      let sujeto = PassthroughSubject<Int, Roto>()
      let finales = Mutex<[String]>([])
      let recibos = (0..<4).map { _ in
        sujeto.sink(
          receiveCompletion: { fin in finales.withLock { $0.append("\(fin)") } },
          receiveValue: { _ in }
        )
      }
      await enHilos(4) { hilo in
        sujeto.send(hilo)
        sujeto.send(completion: hilo.isMultiple(of: 2) ? .finished : .failure(Roto()))
      }
      let vistos = finales.withLock { $0 }
      #expect(vistos.count == 4 && Set(vistos).count == 1)
      withExtendedLifetime(recibos) {}
    }
  }

  @Test("Suscribir, enviar y cancelar a la vez no pierde recibos ni se cuelga")
  func suscribirEnviarCancelar() async {
    let sujeto = PassthroughSubject<Int, Never>()
    let llegados = Atomic<Int>(0)
    await enHilos(6) { hilo in
      for n in 0..<500 {
        if hilo < 2 {
          sujeto.send(n)
        } else {
          let recibo = sujeto.sink { _ in llegados.wrappingAdd(1, ordering: .relaxed) }
          sujeto.send(n)
          recibo.cancel()
        }
      }
    }
    let antes = llegados.load(ordering: .relaxed)
    sujeto.send(0)
    #expect(llegados.load(ordering: .relaxed) == antes)
    #expect(antes >= 4 * 500)
  }

  @Test("Cancelar desde otro hilo mientras se recibe suelta el closure, antes o después")
  func cancelarDesdeOtroHilo() async {
    final class Cuenta: Sendable { let muertes = Atomic<Int>(0) }
    final class Vivo: Sendable {
      let cuenta: Cuenta
      init(_ cuenta: Cuenta) { self.cuenta = cuenta }
      deinit { cuenta.muertes.wrappingAdd(1, ordering: .relaxed) }
    }
    let cuenta = Cuenta()
    for _ in 0..<300 {
      let sujeto = PassthroughSubject<Int, Never>()
      let recibo: AnyCancellable
      do {
        let vivo = Vivo(cuenta)
        recibo = sujeto.sink { _ in withExtendedLifetime(vivo) {} }
      }
      await enHilos(2) { hilo in
        if hilo == 0 { for n in 0..<20 { sujeto.send(n) } } else { recibo.cancel() }
      }
    }
    #expect(cuenta.muertes.load(ordering: .relaxed) == 300)
  }

  @Test("Pedir y enviar a la vez: CurrentValueSubject no repite ni pierde el último")
  func pedirYEnviarALaVez() async {
    for _ in 0..<200 {
      let sujeto = CurrentValueSubject<Int, Never>(0)
      let llegados = Mutex<[Int]>([])
      let suscripcion = Mutex<Paquete?>(nil)
      sujeto.subscribe(
        AnySubscriber(
          receiveSubscription: { nueva in suscripcion.withLock { $0 = Paquete(suscripcion: nueva) }
          },
          receiveValue: { valor in
            llegados.withLock { $0.append(valor) }
            return .none
          }
        )
      )
      await enHilos(2) { hilo in
        if hilo == 0 {
          sujeto.send(1)
        } else {
          suscripcion.withLock { $0 }?.suscripcion.request(.unlimited)
        }
      }
      let vistos = llegados.withLock { $0 }
      #expect(vistos.last == 1 && vistos.filter { $0 == 1 }.count == 1)
      suscripcion.withLock { $0 }?.suscripcion.cancel()
    }
  }

  /// Lleva una suscripción entre hilos: las de los sujetos lo admiten.
  private struct Paquete: @unchecked Sendable {
    let suscripcion: any Subscription
  }

  @Test("Escribir @Published desde varios hilos entrega todas las escrituras")
  func publishedDesdeVariosHilos() async {
    final class Modelo: ObservableObject, @unchecked Sendable { @Published var valor = 0 }
    let modelo = Modelo()
    let llegados = Atomic<Int>(0)
    let avisos = Atomic<Int>(0)
    let recibos = [
      modelo.$valor.sink { _ in llegados.wrappingAdd(1, ordering: .relaxed) },
      modelo.objectWillChange.sink { avisos.wrappingAdd(1, ordering: .relaxed) },
    ]
    await enHilos(4) { hilo in for n in 0..<1_000 { modelo.valor = hilo * 1_000 + n } }
    #expect(llegados.load(ordering: .relaxed) == 4_001)
    #expect(avisos.load(ordering: .relaxed) == 4_000)
    withExtendedLifetime(recibos) {}
  }
}
