import SwiftUI
import Testing

private struct Cuenta: View {
  let nombre: String
  @State private var van = 0
  var body: some View { Button("\(nombre) \(van)") { van += 1 } }
}

extension View {
  @ViewBuilder
  fileprivate func si(_ condicion: Bool) -> some View {
    if condicion { padding() } else { self }
  }
}

private struct Persona: Identifiable {
  let id: Int
  let nombre: String
}

@Suite("La identidad de la vista")
struct IdentidadTests {
  @Test("Un if/else alrededor de la vista le hace perder el estado")
  func ifElse() throws {
    var grande = false
    let escenario = Escenario {
      if grande { Cuenta(nombre: "a").font(.title) } else { Cuenta(nombre: "a") }
    }
    try escenario.pulsar("a 0")
    grande = true
    escenario.redibujar()
    #expect(escenario.seVe("a 0"))
  }

  @Test("Un ayudante .si también le hace perder el estado")
  func ayudanteIf() throws {
    var dentro = false
    let escenario = Escenario { Cuenta(nombre: "a").si(dentro) }
    try escenario.pulsar("a 0")
    dentro = true
    escenario.redibujar()
    #expect(escenario.seVe("a 0"))
  }

  @Test("Un ternario en un argumento lo conserva")
  func ternario() throws {
    var grande = false
    let escenario = Escenario { Cuenta(nombre: "a").font(grande ? .title : .body) }
    try escenario.pulsar("a 0")
    grande = true
    escenario.redibujar()
    #expect(escenario.seVe("a 1"))
  }

  @Test("switch: cada rama es otra vista")
  func ramas() throws {
    var caso = 0
    let escenario = Escenario {
      switch caso {
      case 0: Cuenta(nombre: "a")
      case 1: Cuenta(nombre: "a")
      default: Text("otra")
      }
    }
    try escenario.pulsar("a 0")
    caso = 1
    escenario.redibujar()
    #expect(escenario.seVe("a 0"))
    caso = 2
    escenario.redibujar()
    #expect(escenario.textos == ["otra"])
  }

  @Test("ForEach por índice mueve el estado de una fila a otra")
  func porIndice() throws {
    var nombres = ["ana", "eva"]
    let escenario = Escenario {
      ForEach(nombres.indices, id: \.self) { Cuenta(nombre: nombres[$0]) }
    }
    try escenario.pulsar("ana 0")
    nombres.insert("leo", at: 0)
    escenario.redibujar()
    #expect(escenario.textos == ["leo 1", "ana 0", "eva 0"])
  }

  @Test("ForEach por identificador lleva el estado con su elemento")
  func porIdentificador() throws {
    var gente = [Persona(id: 1, nombre: "ana"), Persona(id: 2, nombre: "eva")]
    let escenario = Escenario { ForEach(gente) { Cuenta(nombre: $0.nombre) } }
    try escenario.pulsar("ana 0")
    gente.insert(Persona(id: 3, nombre: "leo"), at: 0)
    gente.swapAt(1, 2)
    escenario.redibujar()
    #expect(escenario.textos == ["leo 0", "eva 0", "ana 1"])
  }

  @Test("\\.self necesita valores únicos: uno repetido da una advertencia")
  func repetidos() {
    let escenario = Escenario { ForEach(["a", "b", "a"], id: \.self) { Text($0) } }
    #expect(escenario.textos == ["a", "b", "a"])
    #expect(escenario.advertencias == [.identificadorRepetido("a")])
  }

  @Test("AnyView conserva el estado si el tipo es el mismo, y lo pierde si cambia")
  func cualquierVista() throws {
    var texto = false
    let escenario = Escenario {
      texto ? AnyView(Text("nada")) : AnyView(Cuenta(nombre: "a"))
    }
    try escenario.pulsar("a 0")
    escenario.redibujar()
    #expect(escenario.seVe("a 1"))
    texto = true
    escenario.redibujar()
    texto = false
    escenario.redibujar()
    #expect(escenario.seVe("a 0"))
  }

  @Test("Al cambiar .id, la nueva entra en el árbol antes de que salga la vieja")
  func entraAntesDeSalir() {
    var id = 1
    let escenario = Escenario { Rotulo(texto: "a").id(id) }
    id = 2
    escenario.redibujar()
    #expect(escenario.sucesos == [.entra("Rotulo"), .entra("Rotulo"), .sale("Rotulo")])
  }

  @Test("Al cambiar .id, la nueva aparece antes de que la vieja desaparezca")
  func nuevaAntesQueVieja() {
    var id = 1
    var diario: [String] = []
    let escenario = Escenario {
      let yo = id
      Text("hola")
        .onAppear { diario.append("aparece \(yo)") }
        .onDisappear { diario.append("desaparece \(yo)") }
        .id(id)
    }
    id = 2
    escenario.redibujar()
    #expect(diario == ["aparece 1", "aparece 2", "desaparece 1"])
  }
}
