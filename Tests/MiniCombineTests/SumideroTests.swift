import MiniCombine
import Testing

@Suite("Sink y Assign")
struct SumideroTests {
  private typealias Sumidero = Subscribers.Sink<Int, Roto>

  @Test("Sink se presenta sin enseñar nada por dentro")
  func presentacion() {
    let sumidero = Sumidero(receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect(sumidero.description == "Sink")
    #expect(sumidero.playgroundDescription as? String == "Sink")
    #expect(sumidero.customMirror.children.isEmpty)
  }

  @Test("Sink acepta una suscripción, cancela las demás y no cancela al terminar")
  func suscripciones() {
    let sumidero = Sumidero(receiveCompletion: { _ in }, receiveValue: { _ in })
    let suscripciones = (0..<3).map { _ in SuscripcionApuntada() }
    sumidero.receive(subscription: suscripciones[0])
    sumidero.receive(subscription: suscripciones[1])
    sumidero.receive(completion: .finished)
    sumidero.receive(subscription: suscripciones[2])
    sumidero.cancel()
    #expect(suscripciones.map(\.historia) == [["pide unlimited"], ["cancela"], ["cancela"]])
  }

  @Test("Cancelar antes de que llegue la suscripción la cancela al llegar")
  func cancelarAntes() {
    var llegados: [Int] = []
    let sumidero = Sumidero(receiveCompletion: { _ in }, receiveValue: { llegados.append($0) })
    let suscripcion = SuscripcionApuntada()
    sumidero.cancel()
    sumidero.receive(subscription: suscripcion)
    _ = sumidero.receive(1)
    #expect(suscripcion.historia == ["cancela"])
    #expect(llegados == [])
  }

  @Test("Sink suelta sus closures al cancelar y al terminar", arguments: [0, 1, 2])
  func sueltaLosClosures(modo: Int) {
    weak var debil: Testigo?
    let sumidero: Sumidero
    do {
      let testigo = Testigo()
      debil = testigo
      sumidero = Sumidero(
        receiveCompletion: { _ in withExtendedLifetime(testigo) {} },
        receiveValue: { _ in withExtendedLifetime(testigo) {} }
      )
    }
    sumidero.receive(subscription: Subscriptions.empty)
    #expect(debil != nil)
    switch modo {
    case 0: sumidero.cancel()
    case 1: sumidero.receive(completion: .finished)
    default: sumidero.receive(completion: .failure(Roto()))
    }
    #expect(debil == nil)
    sumidero.receiveValue(1)
    sumidero.receiveCompletion(.finished)
  }

  @Test("Un final dentro del final se entrega una vez")
  func finalDentroDelFinal() {
    var veces = 0
    var otro: Sumidero?
    let sumidero = Sumidero(
      receiveCompletion: {
        veces += 1
        otro?.receive(completion: $0)
      },
      receiveValue: { _ in }
    )
    otro = sumidero
    sumidero.receive(completion: .finished)
    #expect(veces == 1)
  }

  @Test("Cancelar dentro del propio sumidero suelta los closures al salir, no antes")
  func cancelarDentro() {
    let sujeto = PassthroughSubject<Int, Never>()
    var recibo: AnyCancellable?
    weak var debil: Testigo?
    var vivoDentro = false
    do {
      let testigo = Testigo()
      debil = testigo
      recibo = sujeto.sink { _ in
        recibo?.cancel()
        vivoDentro = debil != nil
        withExtendedLifetime(testigo) {}
      }
    }
    sujeto.send(1)
    #expect(vivoDentro)
    #expect(debil == nil)
  }

  @Test("Cancelar dentro suelta los closures aunque alguien guarde el Sink")
  func cancelarDentroConElSinkGuardado() {
    let sujeto = PassthroughSubject<Int, Roto>()
    weak var debil: Testigo?
    var cancelar: () -> Void = {}
    let sumidero: Sumidero
    do {
      let testigo = Testigo()
      debil = testigo
      sumidero = Sumidero(
        receiveCompletion: { _ in },
        receiveValue: { _ in
          cancelar()
          withExtendedLifetime(testigo) {}
        }
      )
    }
    cancelar = { sumidero.cancel() }
    sujeto.subscribe(sumidero)
    sujeto.send(1)
    #expect(debil == nil)
    cancelar = {}
    withExtendedLifetime(sumidero) {}
  }

  private final class Destino {
    var valor = 0
  }

  @Test("Assign se presenta con el tipo del objeto, y enseña objeto, propiedad y estado")
  func presentacionDeAssign() {
    let destino = Destino()
    let asignador = Subscribers.Assign(object: destino, keyPath: \.valor)
    #expect(asignador.description == "Assign Destino.")
    #expect(asignador.playgroundDescription as? String == "Assign Destino.")
    let hijos = Array(asignador.customMirror.children)
    #expect(hijos.map(\.label) == ["object", "keyPath", "status"])
    #expect(hijos[0].value as? Destino === destino)
    #expect(hijos[1].value as? ReferenceWritableKeyPath<Destino, Int> == \.valor)
  }

  @Test("Assign solo escribe mientras está suscrito")
  func soloMientrasEstaSuscrito() {
    let destino = Destino()
    let asignador = Subscribers.Assign(object: destino, keyPath: \.valor)
    #expect(asignador.receive(1) == .none)
    #expect(destino.valor == 0)
    let fuente = PublicadorAMano<Int, Never>()
    fuente.subscribe(asignador)
    fuente.entregar(2)
    fuente.terminar(.finished)
    fuente.entregar(3)
    #expect(destino.valor == 2)
    fuente.subscribe(asignador)
    #expect(fuente.suscripcion.historia == ["pide unlimited", "cancela"])
  }
}
