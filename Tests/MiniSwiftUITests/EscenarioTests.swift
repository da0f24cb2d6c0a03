import SwiftUI
import Testing

private struct Bucle: View {
  @State private var vuelta = 0
  var body: some View {
    Text("vuelta").onChange(of: vuelta, initial: true) { vuelta += 1 }
  }
}

private struct Reloj: View {
  @State private var segundos = 0
  var body: some View {
    Text("\(segundos) s").task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        segundos += 1
      }
    }
  }
}

@concurrent
private func contarFuera() async -> Int {
  var vueltas = 0
  for _ in 0..<5 {
    try? await Task.sleep(for: .seconds(1))
    vueltas += 1
  }
  return vueltas
}

private struct DesdeFuera: View {
  @State private var texto = "…"
  var body: some View {
    Text(texto).task { texto = "fin \(await contarFuera())" }
  }
}

@Suite("El escenario")
struct EscenarioTests {
  @Test("Los errores dicen lo que había")
  func errores() {
    let escenario = Escenario {
      Button("Nuevo pedido (1)") {}
      Button("Cerrar") {}.disabled(true)
      Picker("Filtro", selection: .constant(1)) { Text("Todas").tag(1) }
    }
    #expect(
      mensaje { () throws(EscenarioError) in try escenario.pulsar("Servir") }
        == "no hay ningún botón \"Servir\"; hay: \"Nuevo pedido (1)\", \"Cerrar\""
    )
    #expect(
      mensaje { () throws(EscenarioError) in try escenario.pulsar("Cerrar") }
        == "el botón \"Cerrar\" está apagado (.disabled)"
    )
    #expect(
      mensaje { () throws(EscenarioError) in try escenario.alternar("Sonido") }
        == "no hay ningún interruptor \"Sonido\", ni otro"
    )
    #expect(
      mensaje { () throws(EscenarioError) in try escenario.elegir("Hechas", en: "Filtro") }
        == "no hay ninguna opción \"Hechas\"; hay: \"Todas\""
    )
  }

  @Test("Si un control responde, sea el que sea")
  func activos() throws {
    let escenario = Escenario {
      Text("Guardar")
      Button("Guardar") {}.disabled(true)
      Button("Guardar") {}
      TextField("Nombre", text: .constant("")).disabled(true)
      Toggle("Avisos", isOn: .constant(true))
    }
    #expect(try !escenario.estaActivo("Guardar"))
    #expect(try escenario.estaActivo("Guardar", numero: 1))
    #expect(try !escenario.estaActivo("Nombre"))
    #expect(try escenario.estaActivo("Avisos"))
    #expect(
      mensaje { () throws(EscenarioError) in _ = try escenario.estaActivo("Borrar") }
        == "no hay ningún control \"Borrar\"; hay: \"Guardar\", \"Guardar\", \"Nombre\", \"Avisos\""
    )
    #expect(
      mensaje { () throws(EscenarioError) in _ = try escenario.estaActivo("Avisos", numero: 1) }
        == "el control \"Avisos\" sale 1 vez, y se pidió el número 1: el primero es el 0"
    )
  }

  @Test("Lo que enseña cada control, también apagado")
  func valores() throws {
    let escenario = Escenario {
      Text("Nombre")
      TextField("Nombre", text: .constant("Ana")).disabled(true)
      Toggle("Avisos", isOn: .constant(true))
      Toggle("Sonido", isOn: .constant(false))
      Picker("Filtro", selection: .constant(2)) {
        Text("Todas").tag(1)
        Text("Hechas").tag(2)
      }
      Picker("Orden", selection: .constant(9)) { Text("Fecha").tag(1) }
      Slider(value: .constant(2.5), in: 0...5) { Text("Volumen") }
      Slider(value: .constant(3), in: 0...5) { Text("Brillo") }
      Button("Guardar") {}
    }
    let nombres = ["Nombre", "Avisos", "Sonido", "Filtro", "Orden", "Volumen", "Brillo"]
    #expect(
      try nombres.map { try escenario.valor(de: $0) }
        == ["Ana", "sí", "no", "Hechas", "ninguna", "2.5", "3"]
    )
    #expect(
      mensaje { () throws(EscenarioError) in _ = try escenario.valor(de: "Guardar") }
        == "no hay ningún control con valor \"Guardar\"; hay: "
        + nombres.map { "\"\($0)\"" }.joined(separator: ", ")
    )
  }

  @Test("Dos botones con el mismo texto se distinguen por su número")
  func numero() throws {
    var pulsados: [Int] = []
    let escenario = Escenario {
      ForEach(0..<3, id: \.self) { numero in Button("igual") { pulsados.append(numero) } }
    }
    try escenario.pulsar("igual", numero: 2)
    try escenario.pulsar("igual")
    #expect(pulsados == [2, 0])
    #expect(
      mensaje { () throws(EscenarioError) in try escenario.pulsar("igual", numero: 3) }
        == "el botón \"igual\" sale 3 veces, y se pidió el número 3: el primero es el 0"
    )
  }

  @Test("El reloj: un minuto da sesenta vueltas, y nada corre si no avanza")
  func reloj() async {
    let escenario = Escenario { Reloj() }
    await escenario.turno()
    #expect(escenario.seVe("0 s"))
    await escenario.avanzar(.seconds(60))
    #expect(escenario.seVe("60 s"))
  }

  @Test("El reloj también despierta a lo que duerme fuera del actor principal")
  func relojFuera() async {
    let escenario = Escenario { DesdeFuera() }
    await escenario.hasta { escenario.reloj.dormidas == 1 }
    await escenario.avanzar(.seconds(5))
    #expect(await escenario.hasta { escenario.seVe("fin 5") })
  }

  @Test("Con tiempo real, Task.sleep espera de verdad")
  func tiempoReal() async {
    var desperto = false
    let escenario = Escenario(tiempoReal: true) {
      Text("hola").task {
        try? await Task.sleep(for: .milliseconds(1))
        desperto = true
      }
    }
    #expect(await escenario.hasta(turnos: 1_000_000) { desperto })
    #expect(escenario.reloj.now.transcurrido == .zero)
  }

  @Test("Lo que entra y sale, lo que aparece y desaparece, en orden")
  func sucesos() {
    var seVe = true
    let escenario = Escenario {
      if seVe { Rotulo(texto: "a").onAppear {}.onDisappear {} }
    }
    seVe = false
    escenario.redibujar()
    #expect(escenario.sucesos == [.entra("Rotulo"), .aparece, .sale("Rotulo"), .desaparece])
  }

  @Test("Los objetos creados, vivos y liberados")
  func objetos() {
    let escenario = Escenario { ConObjeto() }
    escenario.redibujar(3)
    let cuenta = escenario.objetos(de: Modelo.self)
    #expect(cuenta.creados == 4)
    #expect(cuenta.vivos < 4)
    escenario.desmontar()
    #expect(escenario.objetos(de: Modelo.self).liberados == 4)
  }

  @Test("Volver a montar empieza de cero")
  func volverAMontar() throws {
    let escenario = Escenario { Madre() }
    try escenario.pulsar("sube")
    escenario.desmontar()
    #expect(escenario.texto == "")
    escenario.montar()
    #expect(escenario.seVe("van 0"))
  }

  @Test("Un árbol que no se estabiliza se corta y se advierte")
  func sinFin() {
    let escenario = Escenario { Bucle() }
    #expect(escenario.advertencias == [.noSeEstabiliza])
  }

  @Test("Quien pinta en vivo recibe una llamada por pasada que cambia algo")
  func alActualizar() async {
    let modelo = Modelo()
    let escenario = Escenario { LeeTodo(modelo: modelo) }
    var veces = 0
    escenario.alActualizar = { veces += 1 }
    await escenario.turno()
    #expect(veces == 0)
    modelo.edad += 1
    modelo.edad += 1
    await escenario.turno()
    #expect(veces == 1)
  }

  @Test("El número de un elemento no cambia mientras siga en su sitio")
  func identidad() throws {
    let escenario = Escenario { Madre() }
    let antes = escenario.elementos.map(\.id)
    try escenario.pulsar("sube")
    #expect(escenario.elementos.map(\.id) == antes)
    #expect(Set(antes).count == antes.count)
  }

  @Test("Lo enfocable: lo que tiene acciones y no está apagado")
  func enfocable() {
    let escenario = Escenario {
      Text("texto")
      Button("sí") {}
      Button("no") {}.disabled(true)
    }
    #expect(escenario.elementos.map(\.enfocable) == [false, true, false])
  }

  private func mensaje(_ accion: () throws(EscenarioError) -> Void) -> String {
    do {
      try accion()
      return "no falló"
    } catch { return "\(error)" }
  }
}
