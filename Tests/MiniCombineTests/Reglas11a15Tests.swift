import MiniCombine
import Testing

private final class Caja: ObservableObject {
  @Published var valor = 0
}

@Suite("Reglas 11 a 15 · Demanda, fotos y finales")
struct Reglas11a15Tests {
  @Test("11 · Sin demanda, PassthroughSubject pierde el valor")
  func regla11SinDemandaSePierde() {
    let sujeto = PassthroughSubject<Int, Never>()
    let registro = sujeto.registrar(pide: .max(1))
    for n in 1...3 { sujeto.send(n) }
    registro.suscripcion?.request(.max(1))
    sujeto.send(4)
    #expect(registro.valores == ["1", "4"])
  }

  @Test("11 · Sin demanda, CurrentValueSubject y $x guardan el último")
  func regla11SinDemandaSeGuardaElUltimo() {
    let sujeto = CurrentValueSubject<Int, Never>(0)
    let caja = Caja()
    let delSujeto = sujeto.registrar(pide: .max(1))
    let deLaCaja = caja.$valor.registrar(pide: .max(1))
    for n in 1...3 {
      sujeto.value = n
      caja.valor = n
    }
    #expect(delSujeto.valores == ["0"] && deLaCaja.valores == ["0"])
    delSujeto.suscripcion?.request(.max(2))
    deLaCaja.suscripcion?.request(.max(2))
    #expect(delSujeto.valores == ["0", "3"] && deLaCaja.valores == ["0", "3"])
    sujeto.value = 4
    caja.valor = 4
    sujeto.value = 5
    caja.valor = 5
    #expect(delSujeto.valores == ["0", "3", "4"] && deLaCaja.valores == ["0", "3", "4"])
  }

  @Test("11 · Lo que devuelve receive se suma, y sin límite lo absorbe todo")
  func regla11LoDevueltoSeSuma() {
    let sujeto = PassthroughSubject<Int, Never>()
    let contado = sujeto.registrar(pide: .max(1)) { $0 == 1 ? .max(2) : .none }
    let libre = sujeto.registrar(pide: .max(1)) { $0 == 1 ? .unlimited : .max(1) }
    for n in 1...6 { sujeto.send(n) }
    #expect(contado.valores == ["1", "2", "3"])
    #expect(libre.valores == ["1", "2", "3", "4", "5", "6"])
  }

  @Test("11 · Pedir .none a un sujeto detiene el programa")
  func regla11PedirCeroDetiene() async {
    await #expect(processExitsWith: .failure) {
      _ = PassthroughSubject<Int, Never>().registrar(pide: Subscribers.Demand.none)
    }
    await #expect(processExitsWith: .failure) {
      _ = CurrentValueSubject<Int, Never>(0).registrar(pide: Subscribers.Demand.none)
    }
    await #expect(processExitsWith: .failure) {
      _ = Just(1).registrar(pide: Subscribers.Demand.none)
    }
    await #expect(processExitsWith: .failure) {
      final class Otra: ObservableObject { @Published var valor = 0 }
      _ = Otra().$valor.registrar(pide: Subscribers.Demand.none)
    }
  }

  @Test("12 · Quien se suscribe durante un envío no recibe ese valor")
  func regla12SuscribirseDuranteUnEnvio() {
    let sujeto = PassthroughSubject<Int, Never>()
    var tarde: Registrador<Int, Never>?
    let primero = sujeto.registrar { _ in
      if tarde == nil { tarde = sujeto.registrar() }
      return .none
    }
    sujeto.send(1)
    sujeto.send(2)
    #expect(primero.valores == ["1", "2"])
    #expect(tarde?.valores == ["2"])
  }

  @Test("12 · Quien se cancela durante un envío no recibe nada más")
  func regla12CancelarDuranteUnEnvio() {
    let sujeto = PassthroughSubject<Int, Never>()
    var segundo: Registrador<Int, Never>?
    let primero = sujeto.registrar { _ in
      segundo?.suscripcion?.cancel()
      return .none
    }
    segundo = sujeto.registrar()
    sujeto.send(1)
    #expect(primero.valores == ["1"])
    #expect(segundo?.valores == [])
  }

  @Test("13 · Aquí los suscriptores reciben en el orden en que llegaron, también tras huecos")
  func regla13OrdenDeLlegada() {
    let sujeto = PassthroughSubject<Void, Never>()
    var orden: [Int] = []
    var recibos = (0..<40).map { n in sujeto.sink { orden.append(n) } }
    for n in stride(from: 0, to: 40, by: 3) { recibos[n].cancel() }
    recibos.append(sujeto.sink { orden.append(40) })
    sujeto.send()
    #expect(orden == (0...40).filter { $0 == 40 || !$0.isMultiple(of: 3) })
  }

  @Test("14 · Después del final no llega nada; quien llega tarde recibe el final")
  func regla14TrasElFinalNada() {
    for fin in [Subscribers.Completion<Roto>.finished, .failure(Roto())] {
      let sujeto = PassthroughSubject<Int, Roto>()
      let registro = sujeto.registrar()
      sujeto.send(1)
      sujeto.send(completion: fin)
      sujeto.send(2)
      sujeto.send(completion: .finished)
      #expect(registro.historia == ["suscripción PassthroughSubject", "1", "\(fin)"])
      #expect(sujeto.registrar().historia == ["suscripción Empty", "\(fin)"])
    }
    let conMemoria = CurrentValueSubject<Int, Roto>(0)
    conMemoria.send(completion: .failure(Roto()))
    conMemoria.send(9)
    #expect(conMemoria.value == 0)
    conMemoria.value = 8
    #expect(conMemoria.value == 8)
    #expect(conMemoria.registrar().historia == ["suscripción Empty", "failure(Roto)"])
  }

  @Test("15 · Sink no hace caso de lo que llega tras el final, y el final no cancela arriba")
  func regla15SinkTrasElFinal() {
    let fuente = PublicadorAMano<Int, Never>()
    var sucesos: [String] = []
    let recibo = fuente.sink(
      receiveCompletion: { sucesos.append("\($0)") },
      receiveValue: { sucesos.append("\($0)") }
    )
    fuente.entregar(1)
    fuente.terminar(.finished)
    fuente.entregar(2)
    fuente.terminar(.finished)
    recibo.cancel()
    #expect(sucesos == ["1", "finished"])
    #expect(fuente.suscripcion.historia == ["pide unlimited"])
  }
}
