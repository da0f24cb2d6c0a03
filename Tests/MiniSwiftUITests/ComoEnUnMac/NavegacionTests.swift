import SwiftUI
import Testing

@Suite("NavigationStack y sus enlaces")
struct NavegacionTests {
  @Test("Un enlace con valor pone su pantalla, con su estado, y «Atrás» la quita")
  func conValor() throws {
    let escenario = Escenario { Navegan() }
    try escenario.pulsar("valor")
    #expect(
      escenario.texto == """
        NavigationStack
          Button "Atrás" (back)
          Button "número 1 0"
          Button "salir"
          NavigationLink "más"
        """
    )
    try escenario.pulsar("número 1 0")
    try escenario.pulsar("más")
    #expect(escenario.seVe("número 11 0"))
    try escenario.pulsar("Atrás")
    #expect(escenario.seVe("número 1 1"))
    try escenario.volver()
    #expect(escenario.seVe("dentro"))
    #expect(throws: EscenarioError.self) { try escenario.volver() }
    try escenario.pulsar("valor")
    #expect(escenario.seVe("número 1 0"))
  }

  @Test("Cada tipo de valor tiene su pantalla; dismiss vuelve")
  func porTipo() throws {
    let escenario = Escenario { Navegan() }
    try escenario.pulsar("letra")
    #expect(escenario.seVe("texto dos"))
    try escenario.volver()
    try escenario.pulsar("vista")
    try escenario.pulsar("salir")
    #expect(escenario.seVe("dentro"))
  }

  @Test("Los enlaces a una vista", arguments: [("antigua", "directa"), ("icono", "con icono")])
  func aUnaVista(enlace: String, pantalla: String) throws {
    let escenario = Escenario { Navegan() }
    try escenario.pulsar(enlace)
    #expect(escenario.seVe(pantalla))
  }

  @Test("navigationDestination(isPresented:) e (item:) se ponen y, al volver, se apagan")
  func presentadas() throws {
    let escenario = Escenario { Navegan() }
    try escenario.pulsar("ir")
    #expect(escenario.textos == ["Atrás", "presentada"])
    try escenario.volver()
    #expect(escenario.seVe("dentro"))
    try escenario.pulsar("ver")
    #expect(escenario.seVe("compra pan"))
    try escenario.volver()
    #expect(!escenario.seVe("compra pan"))
  }

  @Test("El camino manda: ponerlo, quitarlo y leerlo")
  func camino() throws {
    let escenario = Escenario { ConCamino() }
    try escenario.pulsar("tres")
    #expect(escenario.seVe("n3 0") && escenario.seVe("van 3 y 0"))
    try escenario.pulsar("n3 0")
    try escenario.pulsar("más")
    #expect(escenario.seVe("n11 0") && escenario.seVe("van 4 y 0"))
    try escenario.volver()
    #expect(escenario.seVe("n3 1"))
    try escenario.pulsar("raíz")
    #expect(escenario.seVe("raíz de números"))
    try escenario.pulsar("mezcla")
    #expect(escenario.seVe("string a") && escenario.seVe("van 0 y 2"))
    try escenario.volver()
    #expect(escenario.seVe("int 1"))
  }

  @Test("dismiss quita su pantalla y las que tenga encima", arguments: [true, false])
  func quitaLasDeEncima(conCamino: Bool) throws {
    var camino = [1, 2, 3]
    var salidas: [Int: DismissAction] = [:]
    let enlace = Binding(get: { camino }, set: { camino = $0 })
    let escenario = Escenario {
      let raiz = Enlazadas { salidas[$0] = $1 }
      if conCamino { NavigationStack(path: enlace) { raiz } } else { NavigationStack { raiz } }
    }
    if !conCamino { for _ in 1...3 { try escenario.pulsar("más") } }
    #expect(escenario.seVe("pantalla 3"))
    escenario.hacer { salidas[2]?() }
    escenario.redibujar()
    #expect(escenario.seVe("pantalla 1"))
    if conCamino { #expect(camino == [1]) }
  }

  @Test("La pantalla se pone al día con quien la puso")
  func alDia() throws {
    var nombre = "uno"
    let escenario = Escenario {
      NavigationStack {
        NavigationLink("valor", value: 1).navigationDestination(for: Int.self) { [nombre] in
          Text("\(nombre) \($0)")
        }
        NavigationLink("vista") { [nombre] in Text("vista \(nombre)") }
      }
    }
    try escenario.pulsar("valor")
    nombre = "dos"
    escenario.redibujar()
    #expect(escenario.textos == ["Atrás", "dos 1"])
    try escenario.volver()
    try escenario.pulsar("vista")
    nombre = "tres"
    escenario.redibujar()
    #expect(escenario.textos == ["Atrás", "vista tres"])
  }

  @Test("Fuera de una pila no responde; sin pantalla para su tipo, se advierte")
  func sinPila() throws {
    let suelto = Escenario { NavigationLink("x", value: 1) }
    #expect(throws: EscenarioError.estaApagado(que: "el botón", cual: "x")) {
      try suelto.pulsar("x")
    }
    let sinPantalla = Escenario { NavigationStack { NavigationLink("x", value: 1) } }
    try sinPantalla.pulsar("x")
    #expect(sinPantalla.advertencias == [.sinDestino("Int")])
  }

  @Test("Al irse la pila se van sus pantallas, y sus tareas se cancelan")
  func desmontar() throws {
    let escenario = Escenario { Navegan() }
    try escenario.pulsar("valor")
    try escenario.pulsar("más")
    escenario.empezarCuenta()
    escenario.desmontar()
    #expect(escenario.sucesos.filter { $0 == .sale("Contadora") }.count == 2)
  }
}

/// Una pantalla que da su `dismiss` y lleva a la siguiente.
private struct Enlazadas: View {
  var numero = 0
  let dar: (Int, DismissAction) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("pantalla \(numero)").onAppear { dar(numero, dismiss) }
    NavigationLink("más", value: numero + 1)
      .navigationDestination(for: Int.self) { Enlazadas(numero: $0, dar: dar) }
  }
}
