import MiniCombine
import Testing

@Suite("Volver a entrar: suscribir, cancelar, enviar y pedir dentro de un receive")
struct ReentradaTests {
  @Test("Enviar dentro: lo de dentro llega antes que lo que falta de fuera")
  func enviarDentro() {
    let sujeto = PassthroughSubject<Int, Never>()
    var historia: [String] = []
    let uno = sujeto.sink {
      historia.append("uno \($0)")
      if $0 == 1 { sujeto.send(2) }
    }
    let dos = sujeto.sink { historia.append("dos \($0)") }
    sujeto.send(1)
    #expect(historia == ["uno 1", "uno 2", "dos 2", "dos 1"])
    withExtendedLifetime((uno, dos)) {}
  }

  @Test("Terminar dentro: nadie recibe nada después")
  func terminarDentro() {
    let sujeto = PassthroughSubject<Int, Roto>()
    let uno = sujeto.registrar { valor in
      if valor == 1 { sujeto.send(completion: .failure(Roto())) }
      sujeto.send(9)
      return .none
    }
    let dos = sujeto.registrar()
    sujeto.send(1)
    #expect(uno.valores == ["1", "failure(Roto)"])
    #expect(dos.valores == ["failure(Roto)"])
  }

  @Test("Enviar el final dentro del final no hace nada")
  func finalDentroDelFinal() {
    let sujeto = CurrentValueSubject<Int, Roto>(0)
    var finales = 0
    let recibo = sujeto.sink(
      receiveCompletion: { _ in
        finales += 1
        sujeto.send(completion: .failure(Roto()))
        sujeto.send(5)
      },
      receiveValue: { _ in }
    )
    sujeto.send(completion: .finished)
    #expect(finales == 1)
    withExtendedLifetime(recibo) {}
  }

  @Test("Suscribirse dentro de receive(subscription:) diez veces")
  func suscribirseDentro() {
    final class Insistente: Subscriber {
      let sujeto: PassthroughSubject<Int, Never>
      var suscripciones: [any Subscription] = []
      var valores: [Int] = []
      init(_ sujeto: PassthroughSubject<Int, Never>) { self.sujeto = sujeto }
      func receive(subscription: any Subscription) {
        subscription.request(.unlimited)
        suscripciones.append(subscription)
        if suscripciones.count < 10 { sujeto.subscribe(self) }
      }
      func receive(_ input: Int) -> Subscribers.Demand {
        valores.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let sujeto = PassthroughSubject<Int, Never>()
    let insistente = Insistente(sujeto)
    sujeto.subscribe(insistente)
    sujeto.send(0)
    for (n, suscripcion) in insistente.suscripciones.enumerated() where n.isMultiple(of: 2) {
      suscripcion.cancel()
    }
    sujeto.send(1)
    #expect(insistente.valores == Array(repeating: 0, count: 10) + Array(repeating: 1, count: 5))
    sujeto.send(completion: .finished)
  }

  @Test("Pedir dentro de receive no duplica ni pierde")
  func pedirDentro() {
    let sujeto = CurrentValueSubject<Int, Never>(0)
    var registro: Registrador<Int, Never>?
    let uno = Registrador<Int, Never>(pide: .max(1)) { _ in
      registro?.suscripcion?.request(.max(1))
      return .none
    }
    registro = uno
    sujeto.subscribe(uno)
    for n in 1...3 { sujeto.send(n) }
    #expect(uno.valores == ["0", "1", "2", "3"])
    registro = nil
    uno.suscripcion?.cancel()
  }

  @Test("Cancelarse a sí mismo dentro de receive")
  func cancelarseDentro() {
    let sujeto = CurrentValueSubject<Int, Never>(0)
    var recibo: AnyCancellable?
    var llegados: [Int] = []
    recibo = sujeto.sink {
      llegados.append($0)
      if $0 == 1 { recibo?.cancel() }
    }
    sujeto.send(1)
    sujeto.send(2)
    #expect(llegados == [0, 1])
  }

  @Test("Una secuencia no entra en bucle cuando se pide dentro")
  func secuenciaQuePideDentro() {
    var registro: Registrador<Int, Never>?
    let uno = Registrador<Int, Never>(pide: .max(1)) { _ in
      registro?.suscripcion?.request(.max(1))
      return .none
    }
    registro = uno
    (1...5).publisher.subscribe(uno)
    #expect(uno.valores == ["1", "2", "3", "4", "5", "finished"])
    registro = nil
  }
}
