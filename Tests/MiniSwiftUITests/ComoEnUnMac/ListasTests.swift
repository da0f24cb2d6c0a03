import SwiftUI
import Testing

@Suite("Listas, filas y secciones como en un Mac")
struct ListasTests {
  @Test("List con datos, enlaces, rangos y selección")
  func listas() throws {
    let escenario = Escenario { Listas() }
    try escenario.escribir("leche", en: "a")
    #expect(
      escenario.textos == [
        "leche", "té", "leche", "té", "a", "a", "leche", "té", "0", "1", "una leche", "una té",
        "varias leche", "varias té",
      ]
    )
  }

  @Test("Pulsar una fila la elige: una sola, o varias")
  func seleccion() throws {
    let escenario = Escenario { Listas() }
    try escenario.pulsar("una té")
    try escenario.pulsar("una pan")
    try escenario.pulsar("varias pan")
    try escenario.pulsar("varias té")
    try escenario.pulsar("varias pan")
    let elegidas = escenario.todos.filter { $0.pistas.contains(.init("selected")) }
    #expect(elegidas.map(\.texto) == ["una pan", "varias té"])
  }

  @Test("Section, con cabecera y pie, de todas las maneras")
  func secciones() {
    #expect(
      Escenario { Secciones() }.texto == """
        List
          Section
            Text "a" (header)
            Text "b"
          Section
            Text "d" (header)
            Text "c"
            Text "e" (footer)
          Section
            Text "f"
            Text "g" (footer)
          Section
            Text "h" (header)
            Text "i"
          Section
            Text "j" (header)
            Text "l"
            Text "k" (footer)
          Section
            Text "n"
            Text "m" (footer)
          Text "pan"
          Text "0"
          Text "1"
          Text "pan"
          Text "pan"
          Text "0"
          Text "0 pan"
        """
    )
  }

  @Test("onDelete y onMove son acciones de cada fila")
  func edicion() throws {
    let escenario = Escenario { Editable() }
    let nombres = { escenario.elementos[0].hijos.filter { $0.clase == .texto }.map(\.texto) }
    try escenario.pulsar("Bajar", numero: 0)
    #expect(nombres() == ["té", "pan", "sal"])
    try escenario.pulsar("Subir", numero: 2)
    #expect(nombres() == ["té", "sal", "pan"])
    try escenario.pulsar("Eliminar", numero: 1)
    #expect(nombres() == ["té", "pan"])
    #expect(throws: EscenarioError.estaApagado(que: "el botón", cual: "Subir")) {
      try escenario.pulsar("Subir", numero: 0)
    }
  }

  @Test("remove(atOffsets:) y move(fromOffsets:toOffset:)")
  func indices() {
    var letras = ["a", "b", "c", "d", "e"]
    letras.move(fromOffsets: [0, 3], toOffset: 2)
    #expect(letras == ["b", "a", "d", "c", "e"])
    letras.move(fromOffsets: [1], toOffset: 5)
    #expect(letras == ["b", "d", "c", "e", "a"])
    letras.remove(atOffsets: [0, 4])
    #expect(letras == ["d", "c", "e"])
  }
}
