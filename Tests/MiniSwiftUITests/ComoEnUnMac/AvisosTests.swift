import SwiftUI
import Testing

@Suite("Alertas, diálogos y foco")
struct AvisosTests {
  @Test("Una alerta se ve, y cualquiera de sus botones la cierra")
  func alerta() throws {
    let escenario = Escenario { Presentaciones() }
    #expect(!escenario.seVe("No se puede deshacer"))
    try escenario.pulsar("abrir")
    #expect(
      escenario.texto.contains(
        """
        alert "Borrar"
          Text "No se puede deshacer" (message)
          Button "Sí" (destructive)
          Button "No" (cancel)
        """
      )
    )
    try escenario.pulsar("Sí")
    #expect(escenario.seVe("sí") && !escenario.seVe("Borrar"))
    try escenario.pulsar("abrir")
    try escenario.pulsar("No")
    #expect(escenario.seVe("sí") && !escenario.seVe("Borrar"))
  }

  @Test("La barra cambia de rama, y la hoja de un elemento avisa al cerrarse")
  func barraYHoja() throws {
    let escenario = Escenario { Presentaciones() }
    #expect(escenario.seVe("g"))
    try escenario.pulsar("abrir")
    #expect(escenario.seVe("f") && !escenario.seVe("g"))
    try escenario.cerrar()
    try escenario.pulsar("elegir")
    #expect(escenario.seVe("pan"))
    try escenario.cerrar()
    #expect(escenario.seVe("cerrada"))
  }

  @Test("Un diálogo sin botón de cancelar lleva uno; una alerta sin botones, OK")
  func botonesDeSerie() throws {
    let escenario = Escenario { Dialogo() }
    try escenario.pulsar("elegir")
    #expect(escenario.todos.contains { $0.clase == .dialogo && $0.texto == "¿Qué?" })
    try escenario.pulsar("Cancelar")
    #expect(escenario.seVe("nada") && !escenario.seVe("¿Qué?"))
    try escenario.pulsar("elegir")
    try escenario.pulsar("pan")
    #expect(escenario.textos == ["elegir", "pan", "detalle"])
    var seVe = true
    let alerta = Escenario {
      Text("x").alert("vacía", isPresented: Binding(get: { seVe }, set: { seVe = $0 })) {}
    }
    try alerta.pulsar("OK")
    #expect(!seVe)
  }

  @Test("Una alerta sobre un dato no se ve sin él")
  func sobreUnDato() throws {
    let escenario = Escenario { Dialogo() }
    #expect(!escenario.seVe("Compra"))
    try escenario.pulsar("detalle")
    #expect(escenario.seVe("Compra") && escenario.seVe("té"))
    try escenario.pulsar("quitar té")
    #expect(!escenario.seVe("Compra"))
  }

  @Test("Escribir en un campo le da el foco; Intro lo suelta antes de onSubmit")
  func foco() throws {
    let escenario = Escenario { Formulario() }
    try escenario.escribir("Ana", en: "nombre")
    #expect(escenario.seVe("nombre") && enfocados(escenario) == ["nombre"])
    try escenario.escribir("Ana", en: "nombre", enviar: true)
    #expect(enfocados(escenario) == ["correo"])
    try escenario.pulsar("soltar")
    #expect(escenario.seVe("ninguno") && enfocados(escenario) == [])
  }

  @Test("El foco es de un campo a la vez, lo dé quien lo dé")
  func unoALaVez() throws {
    let escenario = Escenario { Formulario() }
    try escenario.escribir("a", en: "correo")
    try escenario.escribir("b", en: "nota")
    #expect(escenario.seVe("ninguno") && escenario.seVe("nota sí"))
    try escenario.escribir("c", en: "sin foco")
    #expect(escenario.seVe("nota no"))
    try escenario.escribir("d", en: "correo")
    try escenario.pulsar("nota")
    #expect(escenario.seVe("ninguno") && enfocados(escenario) == ["nota"])
  }

  @Test("Si el campo con el foco se va, nadie lo tiene")
  func seVaElCampo() throws {
    let escenario = Escenario { Formulario() }
    try escenario.escribir("a", en: "correo")
    try escenario.pulsar("quita")
    #expect(escenario.seVe("ninguno"))
  }

  private func enfocados(_ escenario: Escenario) -> [String] {
    escenario.todos.filter { $0.pistas.contains(.init("focused")) }.map(\.texto)
  }
}
