import SwiftUI
import Testing

@Observable
private final class Receta {
  var nota = ""
}

private struct Valores {
  var nota = ""
}

private struct DesdeState: View {
  @State private var receta = Receta()
  var body: some View { TextField("Nota", text: $receta.nota) }
}

private struct PorClosures: View {
  let receta: Receta
  var body: some View {
    TextField("Nota", text: Binding(get: { receta.nota }, set: { receta.nota = $0 }))
  }
}

private struct DeUnStruct: View {
  @State private var valores = Valores()
  var body: some View { TextField("Nota", text: $valores.nota) }
}

private struct Encendida: View {
  @State private var si = false
  var body: some View {
    Toggle("luz", isOn: $si).task {
      try? await Task.sleep(for: .seconds(1))
      si = true
    }
  }
}

@Suite("Qué se lee al crear un enlace")
struct EnlacesTests {
  @Test("Sacar $modelo.nota de un @State con un objeto lee nota")
  func enlaceDesdeState() throws {
    let escenario = Escenario { DesdeState() }
    try escenario.escribir("sin", en: "Nota")
    #expect(escenario.veces(de: DesdeState.self) == 2)
  }

  @Test("Binding(get:set:) lee el valor al crearse")
  func enlacePorClosures() throws {
    let receta = Receta()
    let escenario = Escenario { PorClosures(receta: receta) }
    receta.nota = "con"
    #expect(escenario.motivos(de: PorClosures.self).last == [.propiedad("Receta.nota")])
  }

  @Test("Sacar $valores.nota de un @State con un struct no lo lee, y se ve lo nuevo")
  func enlaceAUnStruct() throws {
    let escenario = Escenario { DeUnStruct() }
    try escenario.escribir("sin", en: "Nota")
    #expect(escenario.veces(de: DeUnStruct.self) == 1)
    #expect(escenario.texto == "TextField \"Nota\" = \"sin\"")
  }

  @Test("Lo que solo enseña un control también avisa a quien pinta en vivo")
  func controlQueCambia() async {
    let escenario = Escenario { Encendida() }
    _ = escenario.texto
    var pintado: [String] = []
    escenario.alActualizar = { [weak escenario] in pintado.append(escenario?.texto ?? "") }
    await escenario.avanzar(.seconds(1))
    #expect(pintado.last == "Toggle \"luz\" = sí")
  }
}
