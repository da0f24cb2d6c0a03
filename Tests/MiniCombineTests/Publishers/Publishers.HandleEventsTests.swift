import MiniCombine
import Testing

@Suite("handleEvents")
struct HandleEventsTests {
  @Test("Llama a cada closure antes de pasar el suceso")
  func sucesos() {
    var sucesos: [String] = []
    let sujeto = PassthroughSubject<Int, Never>()
    let registro = sujeto.handleEvents(
      receiveSubscription: { sucesos.append("suscripción \($0)") },
      receiveOutput: { sucesos.append("valor \($0)") },
      receiveCompletion: { sucesos.append("\($0)") },
      receiveCancel: { sucesos.append("cancela") },
      receiveRequest: { sucesos.append("pide \($0)") }
    ).registrar(pide: .max(1)) { _ in .max(2) }
    sujeto.send(1)
    sujeto.send(completion: .finished)
    #expect(
      sucesos == [
        "suscripción PassthroughSubject", "pide max(1)", "valor 1", "pide max(2)", "finished",
      ]
    )
    #expect(registro.historia == ["suscripción HandleEvents", "1", "finished"])
    sucesos = []
    Empty<Int, Never>(completeImmediately: false).handleEvents(receiveCancel: {
      sucesos.append("cancela")
    })
    .registrar().suscripcion?.cancel()
    #expect(sucesos == ["cancela"])
  }
}
