import Dispatch
import Foundation
import MiniCombine
import MiniCombineFoundation
import Synchronization
import Testing

@Suite("Planificadores de verdad: colas, bucles y operaciones")
struct ColasTests {
  /// Espera a que `hacer` llame al aviso que recibe, sin dormir.
  private func alAvisar(_ hacer: (@escaping @Sendable () -> Void) -> Void) async {
    let (flujo, fuente) = AsyncStream<Void>.makeStream()
    hacer { fuente.yield() }
    for await _ in flujo { return }
  }

  @Test("Una cola en serie entrega todo, en orden y fuera de este hilo")
  func colaEnSerie() async {
    let cola = DispatchQueue(label: "prueba")
    let clave = DispatchSpecificKey<String>()
    cola.setSpecific(key: clave, value: "aquí")
    let vistos = Mutex<[Int]>([])
    let fuera = Atomic<Int>(0)
    let recibos = Mutex<[AnyCancellable]>([])
    await alAvisar { aviso in
      let recibo = (1...100).publisher.receive(on: cola).sink(
        receiveCompletion: { _ in aviso() },
        receiveValue: { valor in
          if DispatchQueue.getSpecific(key: clave) != "aquí" {
            fuera.wrappingAdd(1, ordering: .relaxed)
          }
          vistos.withLock { $0.append(valor) }
        }
      )
      recibos.withLock { $0.append(recibo) }
    }
    #expect(vistos.withLock { $0 } == Array(1...100))
    #expect(fuera.load(ordering: .relaxed) == 0)
  }

  @Test("Una cola concurrente también entrega de uno en uno")
  func colaConcurrente() async {
    let dentro = Atomic<Int>(0)
    let solapes = Atomic<Int>(0)
    let recibos = Mutex<[AnyCancellable]>([])
    let cuenta = Atomic<Int>(0)
    await alAvisar { aviso in
      let recibo = (1...200).publisher.receive(on: DispatchQueue.global()).sink { _ in
        if dentro.wrappingAdd(1, ordering: .relaxed).newValue != 1 {
          solapes.wrappingAdd(1, ordering: .relaxed)
        }
        dentro.wrappingSubtract(1, ordering: .relaxed)
        // El final puede adelantar a los valores en una cola concurrente: se cuenta lo que llega.
        if cuenta.wrappingAdd(1, ordering: .relaxed).newValue == 1 { aviso() }
      }
      recibos.withLock { $0.append(recibo) }
    }
    #expect(solapes.load(ordering: .relaxed) == 0)
  }

  @Test("Una cola ejecuta más tarde, y repite hasta que se cancela")
  func masTarde() async {
    let cola = DispatchQueue(label: "prueba")
    let inicio = cola.now
    await alAvisar { aviso in
      cola.schedule(after: cola.now.advanced(by: .milliseconds(5))) { aviso() }
    }
    #expect(inicio.distance(to: cola.now) >= .milliseconds(5))
    let veces = Atomic<Int>(0)
    let repeticion = Mutex<AnyCancellable?>(nil)
    await alAvisar { aviso in
      let recibo = cola.schedule(after: cola.now, interval: .milliseconds(1)) {
        if veces.wrappingAdd(1, ordering: .relaxed).newValue == 3 { aviso() }
      }
      repeticion.withLock { $0 = AnyCancellable(recibo) }
    }
    repeticion.withLock { $0 = nil }
    #expect(veces.load(ordering: .relaxed) >= 3)
  }

  @Test("Los intervalos de una cola: unidades, cuentas y extremos")
  func intervalosDeUnaCola() {
    typealias Intervalo = DispatchQueue.SchedulerTimeType.Stride
    #expect(Intervalo.seconds(2) == .milliseconds(2_000))
    #expect(Intervalo.seconds(0.5) == .microseconds(500_000))
    #expect(Intervalo.nanoseconds(3) + 1 == Intervalo.nanoseconds(1_000_000_003))
    #expect(Intervalo.seconds(Int.max).magnitude == Int.max)
    #expect(Intervalo(.never).magnitude == Int.max)
    #expect(Intervalo(.milliseconds(7)) == .milliseconds(7))
    let ahora = DispatchQueue.main.now
    #expect(ahora.advanced(by: .seconds(1)).distance(to: ahora) == -Intervalo.seconds(1))
  }

  @Test("RunLoop ejecuta lo que se le manda, ahora y más tarde")
  func bucle() {
    let bucle = RunLoop.current
    var veces = 0
    bucle.schedule { veces += 1 }
    bucle.schedule(after: bucle.now.advanced(by: .milliseconds(2))) { veces += 10 }
    let limite = Date(timeIntervalSinceNow: 5)
    while veces < 11, Date() < limite {
      _ = bucle.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    #expect(veces == 11)
  }

  @Test("OperationQueue ejecuta lo que se le manda, ahora y más tarde")
  func operaciones() async {
    let operaciones = OperationQueue()
    await alAvisar { aviso in operaciones.schedule { aviso() } }
    await alAvisar { aviso in
      operaciones.schedule(after: operaciones.now.advanced(by: .milliseconds(1))) { aviso() }
    }
  }

  @Test("JSONEncoder y JSONDecoder sirven para encode y decode")
  func json() {
    let registro = [1, 2].publisher
      .encode(encoder: JSONEncoder())
      .decode(type: Int.self, decoder: JSONDecoder())
      .registrar()
    #expect(registro.valores == ["1", "2", "finished"])
    let malo = Just(Data("x".utf8)).decode(type: Int.self, decoder: JSONDecoder()).registrar()
    #expect(malo.valores.count == 1 && malo.valores[0].hasPrefix("failure"))
  }
}
