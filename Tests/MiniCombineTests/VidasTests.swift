import MiniCombine
import Testing

/// Cómo se acaba una suscripción en estas pruebas.
private enum Cierre: CaseIterable {
  case cancelar
  case terminar
  case fallar
}

@Suite("Quién retiene a quién")
struct VidasTests {
  private func comprobar<S: Subject>(_ crear: () -> S)
  where S.Output == Int, S.Failure == Roto {
    for cierre in Cierre.allCases {
      weak var sujetoDebil: S?
      weak var suscriptorDebil: Registrador<Int, Roto>?
      weak var suscripcionDebil: AnyObject?
      do {
        let sujeto = crear()
        sujetoDebil = sujeto
        do {
          let registro = sujeto.registrar(pide: nil)
          suscriptorDebil = registro
          suscripcionDebil = registro.suscripcion as AnyObject?
          registro.olvidar()
        }
        #expect(suscriptorDebil != nil && suscripcionDebil != nil)
        switch cierre {
        case .cancelar: (suscripcionDebil as? any Subscription)?.cancel()
        case .terminar: sujeto.send(completion: .finished)
        case .fallar: sujeto.send(completion: .failure(Roto()))
        }
        #expect(suscriptorDebil == nil, "\(S.self) \(cierre)")
        #expect(suscripcionDebil == nil, "\(S.self) \(cierre)")
      }
      #expect(sujetoDebil == nil, "\(S.self) \(cierre)")
    }
  }

  @Test("Cancelar y terminar sueltan suscriptor, suscripción y sujeto")
  func sujetos() {
    comprobar { PassthroughSubject<Int, Roto>() }
    comprobar { CurrentValueSubject<Int, Roto>(0) }
  }

  @Test("Una suscripción viva mantiene vivo su sujeto, y cancelarla suelta al suscriptor")
  func suscripcionViva() {
    var muertes = 0
    var suscripcion: (any Subscription)?
    weak var sujetoDebil: PassthroughSubject<Int, Never>?
    do {
      let sujeto = PassthroughSubject<Int, Never>()
      sujetoDebil = sujeto
      let registro = Registrador<Int, Never>()
      registro.alMorir = { muertes += 1 }
      sujeto.subscribe(registro)
      suscripcion = registro.suscripcion
      registro.olvidar()
    }
    #expect(muertes == 0 && sujetoDebil != nil)
    suscripcion?.cancel()
    #expect(muertes == 1 && sujetoDebil == nil)
  }

  @Test("Cancelar dentro de receive suelta al suscriptor aunque se guarde la suscripción")
  func cancelarDentroConLaSuscripcionGuardada() {
    let sujeto = PassthroughSubject<Int, Never>()
    var suscripcion: (any Subscription)?
    var muertes = 0
    do {
      let registro = Registrador<Int, Never> { _ in
        suscripcion?.cancel()
        return .none
      }
      registro.alMorir = { muertes += 1 }
      sujeto.subscribe(registro)
      suscripcion = registro.suscripcion
      registro.olvidar()
    }
    #expect(muertes == 0)
    sujeto.send(1)
    #expect(muertes == 1)
    withExtendedLifetime(suscripcion) {}
  }

  @Test("Un objeto observado no queda retenido por quien escucha sus propiedades")
  func objetoObservado() {
    final class Modelo: ObservableObject { @Published var valor = 0 }
    weak var debil: Modelo?
    var recibos: Set<AnyCancellable> = []
    do {
      let modelo = Modelo()
      debil = modelo
      modelo.$valor.sink { _ in }.store(in: &recibos)
      modelo.objectWillChange.sink { _ in }.store(in: &recibos)
    }
    #expect(debil == nil)
    recibos = []
  }

  @Test(
    "Una cadena de operadores se libera entera al cancelar y al terminar",
    arguments: [true, false]
  )
  func cadena(terminar: Bool) {
    weak var debil: Testigo?
    let sujeto = PassthroughSubject<Int, Never>()
    let otro = PassthroughSubject<Int, Never>()
    let reloj = RelojVirtual()
    let recibo: AnyCancellable
    do {
      let testigo = Testigo()
      debil = testigo
      recibo =
        sujeto
        .map { valor in withExtendedLifetime(testigo) { valor } }
        .filter { _ in withExtendedLifetime(testigo) { true } }
        .removeDuplicates { _, _ in withExtendedLifetime(testigo) { false } }
        .scan(0) { suma, valor in withExtendedLifetime(testigo) { suma + valor } }
        .flatMap { valor in withExtendedLifetime(testigo) { Just(valor) } }
        .merge(with: otro)
        .combineLatest(otro) { uno, dos in withExtendedLifetime(testigo) { uno + dos } }
        .handleEvents(receiveOutput: { _ in withExtendedLifetime(testigo) {} })
        .receive(on: reloj)
        .share()
        .append(5)
        .sink { _ in withExtendedLifetime(testigo) {} }
      otro.send(1)
      sujeto.send(1)
    }
    #expect(debil != nil)
    if terminar {
      sujeto.send(completion: .finished)
      otro.send(completion: .finished)
    } else {
      recibo.cancel()
    }
    reloj.avanzar()
    #expect(debil == nil)
    withExtendedLifetime(recibo) {}
  }

  @Test("Quitar suscriptores no depende de cuántos haya: diez mil salen y no queda ninguno")
  func diezMilSalen() {
    let sujeto = PassthroughSubject<Int, Never>()
    var suma = 0
    var recibos = (0..<10_000).map { _ in sujeto.sink { suma += $0 } }
    sujeto.send(1)
    recibos.removeAll()
    sujeto.send(1)
    #expect(suma == 10_000)
  }
}
