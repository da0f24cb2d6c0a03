import MiniCombine
import Synchronization
import Testing

@Suite("values, Future.value y las colas")
struct AsincronoTests {
  @Test("values recorre todos los valores y acaba")
  func valores() async {
    var vistos: [Int] = []
    for await n in (1...4).publisher.values { vistos.append(n) }
    #expect(vistos == [1, 2, 3, 4])
  }

  @Test("values de quien puede fallar lanza el fallo")
  func valoresQueFallan() async {
    var vistos: [Int] = []
    await #expect(throws: Roto.self) {
      for try await n in Just(1).setFailureType(to: Roto.self).append(Fail(error: Roto())).values {
        vistos.append(n)
      }
    }
    #expect(vistos == [1])
  }

  @Test("values pide de uno en uno, y dejar el bucle cancela arriba")
  @MainActor
  func pideDeUnoEnUno() async {
    let sujeto = CurrentValueSubject<Int, Never>(1)
    let historia = Mutex<[String]>([])
    let espiado = sujeto.handleEvents(
      receiveCancel: { historia.withLock { $0.append("cancela") } },
      receiveRequest: { demanda in historia.withLock { $0.append("pide \(demanda)") } }
    )
    for await n in espiado.values {
      if n == 2 { break }
      sujeto.send(2)
    }
    #expect(historia.withLock { $0 } == ["pide max(1)", "pide max(1)", "cancela"])
  }

  @Test("Cancelar la tarea acaba el bucle")
  func cancelarLaTarea() async {
    let sujeto = CurrentValueSubject<Int, Never>(1)
    let (empezo, avisar) = AsyncStream<Void>.makeStream()
    let tarea = Task {
      var cuantos = 0
      for await _ in sujeto.values {
        cuantos += 1
        avisar.yield()
      }
      return cuantos
    }
    for await _ in empezo { break }
    tarea.cancel()
    #expect(await tarea.value == 1)
  }

  @Test("Future.value espera al resultado, y lanza el fallo")
  func valorDeUnFuturo() async throws {
    let promesa = Mutex<Encargada?>(nil)
    let futuro = Future<Int, Never> { nueva in promesa.withLock { $0 = Encargada(cumplir: nueva) } }
    async let valor = futuro.value
    promesa.withLock { $0 }?.cumplir(.success(42))
    #expect(await valor == 42)
    let roto = Future<Int, Roto> { $0(.failure(Roto())) }
    await #expect(throws: Roto.self) { try await roto.value }
  }

  /// Lleva la promesa fuera del cerrojo.
  private struct Encargada: @unchecked Sendable {
    let cumplir: Future<Int, Never>.Promise
  }
}
