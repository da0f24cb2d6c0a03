import MiniCombine
import Testing

private final class Modelo: ObservableObject {
  @Published var entrada = 0
  @Published var salida = 0
  var copia = 0
  var recibo: AnyCancellable?
}

@Suite("Reglas 7 a 10 · Recibos y asignaciones")
struct Reglas07a10Tests {
  @Test("7 · En el sumidero de un sujeto, value es el nuevo; en el de @Published, el viejo")
  func regla07NuevoOViejo() {
    let sujeto = CurrentValueSubject<Int, Never>(0)
    let modelo = Modelo()
    var leidos: [Int] = []
    let recibos = [
      sujeto.dropFirst().sink { _ in leidos.append(sujeto.value) },
      modelo.$entrada.dropFirst().sink { _ in leidos.append(modelo.entrada) },
    ]
    sujeto.send(7)
    modelo.entrada = 7
    #expect(leidos == [7, 0])
    withExtendedLifetime(recibos) {}
  }

  @Test("8 · Un recibo cancela una vez, también al soltarlo, y es igual solo a sí mismo")
  func regla08ElReciboCancelaUnaVez() {
    var veces = 0
    var recibo: AnyCancellable? = AnyCancellable { veces += 1 }
    recibo?.cancel()
    recibo?.cancel()
    #expect(veces == 1)
    recibo = nil
    #expect(veces == 1)
    _ = AnyCancellable { veces += 1 }
    #expect(veces == 2)
    let uno = AnyCancellable {}
    let otro = AnyCancellable(uno)
    #expect(uno == uno && uno != otro && Set([uno, otro, uno]).count == 2)
  }

  @Test("8 · El resultado de sink que se tira se cancela en el acto")
  func regla08ReciboTirado() {
    let sujeto = PassthroughSubject<Int, Never>()
    var llegados: [Int] = []
    _ = sujeto.sink { llegados.append($0) }
    sujeto.send(1)
    #expect(llegados == [])
  }

  @Test("8 · store guarda en arrays y en conjuntos")
  func regla08Guardar() {
    let sujeto = PassthroughSubject<Int, Never>()
    var bolsa: [AnyCancellable] = []
    var conjunto: Set<AnyCancellable> = []
    var suma = 0
    sujeto.sink { suma += $0 }.store(in: &bolsa)
    sujeto.sink { suma += $0 * 10 }.store(in: &conjunto)
    Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
      .store(in: &bolsa)
    sujeto.send(1)
    bolsa = []
    sujeto.send(2)
    conjunto = []
    sujeto.send(3)
    #expect(suma == 31)
  }

  @Test("9 · assign(to:on:) retiene el objeto; cancelar o terminar lo suelta")
  func regla09AsignarRetieneHastaElFinal() {
    for termina in [true, false] {
      let sujeto = PassthroughSubject<Int, Never>()
      weak var debil: Modelo?
      var recibo: AnyCancellable?
      do {
        let modelo = Modelo()
        debil = modelo
        recibo = sujeto.assign(to: \.copia, on: modelo)
        sujeto.send(4)
        #expect(modelo.copia == 4)
      }
      #expect(debil != nil)
      if termina { sujeto.send(completion: .finished) } else { recibo?.cancel() }
      #expect(debil == nil)
      withExtendedLifetime(recibo) {}
    }
  }

  @Test("9 · Guardar el recibo en el propio objeto es una fuga, y terminar la cura")
  func regla09CicloConsigoMismo() {
    let sujeto = PassthroughSubject<Int, Never>()
    weak var debil: Modelo?
    do {
      let modelo = Modelo()
      debil = modelo
      modelo.recibo = sujeto.assign(to: \.copia, on: modelo)
    }
    #expect(debil != nil)
    sujeto.send(completion: .finished)
    #expect(debil == nil)
  }

  @Test("9 · Assign suelta su objeto al terminar aunque alguien guarde el Assign")
  func regla09ElAssignSueltaSuObjeto() {
    weak var debil: Modelo?
    let asignador: Subscribers.Assign<Modelo, Int>
    do {
      let modelo = Modelo()
      debil = modelo
      asignador = Subscribers.Assign(object: modelo, keyPath: \.copia)
    }
    Just(3).subscribe(asignador)
    #expect(debil == nil)
    #expect(asignador.object == nil)
  }

  @Test("10 · assign(to:) no da recibo y no retiene: al morir la dueña se cancela arriba")
  func regla10AsignarAPublished() {
    let fuente = PublicadorAMano<Int, Never>()
    weak var debil: Modelo?
    do {
      let modelo = Modelo()
      debil = modelo
      fuente.assign(to: &modelo.$salida)
      fuente.entregar(6)
      #expect(modelo.salida == 6)
      #expect(fuente.suscripcion.historia == ["pide unlimited"])
    }
    #expect(debil == nil)
    #expect(fuente.suscripcion.historia == ["pide unlimited", "cancela"])
  }

  @Test("10 · Aunque quede quien escuche la propiedad, lo de arriba se cancela")
  func regla10ConQuienEscuche() {
    let fuente = PublicadorAMano<Int, Never>()
    let registro: Registrador<Int, Never>
    do {
      let modelo = Modelo()
      fuente.assign(to: &modelo.$salida)
      registro = modelo.$salida.registrar()
    }
    #expect(fuente.suscripcion.historia == ["pide unlimited", "cancela"])
    #expect(registro.valores == ["0"])
  }

  @Test("10 · De una propiedad a otra del mismo objeto no hay fuga")
  func regla10DeUnaAOtra() {
    weak var debil: Modelo?
    do {
      let modelo = Modelo()
      debil = modelo
      modelo.$entrada.map { $0 * 2 }.assign(to: &modelo.$salida)
      modelo.entrada = 4
      #expect(modelo.salida == 8)
    }
    #expect(debil == nil)
  }
}
