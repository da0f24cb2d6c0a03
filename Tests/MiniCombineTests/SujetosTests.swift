import MiniCombine
import Testing

/// Las primeras peticiones y las respuestas que se prueban en las matrices de demanda.
private let primeras: [Subscribers.Demand?] = [nil, .max(1), .max(2), .max(10), .unlimited]
private let respuestas: [[Subscribers.Demand]] = [
  Array(repeating: .none, count: 5), Array(repeating: .max(1), count: 10),
  [.max(1), .none, .max(1), .none], [.none, .max(1), .max(2)], [.unlimited, .max(1)],
]

/// Cuántos valores llegan con cada pareja de petición y respuestas.
private func matriz(_ hacer: (Subscribers.Demand?, @escaping (Int) -> Subscribers.Demand) -> Int)
  -> [[Int]]
{
  primeras.map { primera in
    respuestas.map { respuesta in
      var n = 0
      return hacer(primera) { _ in
        defer { n += 1 }
        return n < respuesta.count ? respuesta[n] : .none
      }
    }
  }
}

@Suite("PassthroughSubject y CurrentValueSubject")
struct SujetosTests {
  @Test("Matriz de demanda de PassthroughSubject: 20 envíos")
  func matrizSinMemoria() {
    let llegan = matriz { primera, respuesta in
      let sujeto = PassthroughSubject<Int, Never>()
      let registro = sujeto.registrar(pide: primera, alValor: respuesta)
      for n in 0..<20 { sujeto.send(n) }
      return registro.valores.count
    }
    #expect(
      llegan == [
        [0, 0, 0, 0, 0], [1, 11, 2, 1, 20], [2, 12, 4, 5, 20], [10, 20, 12, 13, 20],
        [20, 20, 20, 20, 20],
      ]
    )
  }

  @Test("Matriz de demanda de CurrentValueSubject: el valor guardado y 21 escrituras")
  func matrizConMemoria() {
    let llegan = matriz { primera, respuesta in
      let sujeto = CurrentValueSubject<Int, Never>(111)
      let registro = sujeto.registrar(pide: primera, alValor: respuesta)
      for _ in 0..<20 { sujeto.value += 1 }
      sujeto.value = sujeto.value
      return registro.valores.count
    }
    #expect(
      llegan == [
        [0, 0, 0, 0, 0], [1, 11, 2, 1, 22], [2, 12, 4, 5, 22], [10, 20, 12, 13, 22],
        [22, 22, 22, 22, 22],
      ]
    )
  }

  private func espejo(_ suscripcion: (any Subscription)?) -> [String] {
    guard let suscripcion else { return [] }
    return Mirror(reflecting: suscripcion).children.map { hijo in
      let texto = "\(hijo.value)"
      return "\(hijo.label ?? "-"): " + (hijo.label == "demand" || texto == "nil" ? texto : "…")
    }
  }

  @Test("Las suscripciones enseñan padre, suscriptor, demanda y sujeto, y al acabar nada")
  func espejos() {
    let sinMemoria = PassthroughSubject<Int, Never>()
    let conMemoria = CurrentValueSubject<Int, Never>(0)
    let uno = sinMemoria.registrar(pide: .max(12))
    let dos = conMemoria.registrar(pide: .max(12))
    sinMemoria.send(1)
    conMemoria.send(1)
    #expect(
      espejo(uno.suscripcion) == ["parent: …", "downstream: …", "demand: max(11)", "subject: …"]
    )
    #expect(
      espejo(dos.suscripcion) == ["parent: …", "downstream: …", "demand: max(10)", "subject: …"]
    )
    sinMemoria.send(completion: .finished)
    dos.suscripcion?.cancel()
    uno.suscripcion?.request(.max(3))
    dos.suscripcion?.request(.max(3))
    #expect(
      espejo(uno.suscripcion) == [
        "parent: nil", "downstream: nil", "demand: max(11)", "subject: nil",
      ]
    )
    #expect(
      espejo(dos.suscripcion) == [
        "parent: nil", "downstream: nil", "demand: max(10)", "subject: nil",
      ]
    )
  }

  @Test("El espejo de un aviso enseña solo el suscriptor")
  func espejoDeAvisos() {
    let avisos = ObservableObjectPublisher()
    let registro = Registrador<Void, Never>()
    avisos.subscribe(registro)
    #expect(espejo(registro.suscripcion) == ["downstream: …"])
    let descripcion =
      (registro.suscripcion as? any CustomPlaygroundDisplayConvertible)?
      .playgroundDescription as? String
    #expect(descripcion == "ObservableObjectPublisher")
  }

  @Test("Una vez pedido algo, un aviso llega siempre")
  func demandaDeAvisos() {
    let avisos = ObservableObjectPublisher()
    let registro = Registrador<Void, Never>(pide: nil)
    avisos.subscribe(registro)
    avisos.send()
    registro.suscripcion?.request(.max(1))
    for _ in 0..<3 { avisos.send() }
    #expect(registro.valores.count == 3)
  }

  @Test("PassthroughSubject pide arriba cuando alguien pide; al morir cancela arriba")
  func fuentesSinMemoria() {
    let suscripcion = SuscripcionApuntada()
    do {
      let sujeto = PassthroughSubject<Int, Never>()
      sujeto.send(subscription: suscripcion)
      #expect(suscripcion.historia == [])
      let registro = sujeto.registrar(pide: .max(1))
      #expect(suscripcion.historia == ["pide unlimited"])
      sujeto.send(subscription: suscripcion)
      registro.suscripcion?.cancel()
    }
    #expect(
      suscripcion.historia == ["pide unlimited", "pide unlimited", "cancela", "cancela"]
    )
  }

  @Test("CurrentValueSubject pide arriba en el acto; al morir cancela arriba")
  func fuentesConMemoria() {
    let suscripcion = SuscripcionApuntada()
    do {
      let sujeto = CurrentValueSubject<Int, Never>(0)
      sujeto.send(subscription: suscripcion)
    }
    #expect(suscripcion.historia == ["pide unlimited", "cancela"])
  }

  @Test("CurrentValueSubject no pierde el último valor sin demanda, ni lo repite")
  func noPierdeElUltimo() {
    let sujeto = CurrentValueSubject<Int, Never>(0)
    let registro = sujeto.registrar(pide: nil)
    sujeto.send(1)
    sujeto.send(2)
    registro.suscripcion?.request(.max(1))
    registro.suscripcion?.request(.max(1))
    #expect(registro.valores == ["2"])
    sujeto.send(3)
    sujeto.send(4)
    registro.suscripcion?.request(.unlimited)
    #expect(registro.valores == ["2", "3", "4"])
    sujeto.send(completion: .finished)
    #expect(registro.valores == ["2", "3", "4", "finished"])
  }

  @Test("Pedir varias veces seguidas entrega el valor guardado una sola vez")
  func pedirVariasVeces() {
    let sujeto = CurrentValueSubject<Int, Never>(-1)
    let registro = sujeto.registrar(pide: nil)
    registro.suscripcion?.request(.max(2))
    registro.suscripcion?.request(.max(3))
    registro.suscripcion?.request(.max(1))
    for n in 0..<10 { sujeto.send(n) }
    #expect(registro.valores == ["-1", "0", "1", "2", "3", "4"])
  }
}
