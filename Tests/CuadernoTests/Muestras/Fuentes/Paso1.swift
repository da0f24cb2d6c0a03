import Testing

@testable import Leccion00

@Suite("Paso 1 · Lo que se ve")
struct Paso1 {
  let caja = Caja()

  @Test("Avisa una vez")
  func avisa() { #expect(caja.avisos == 1) }

  @Test("Se llama Tortuga")
  func nombre() {
    #expect(caja.nombre == "Tortuga", "El nombre de la caja no es el que pide el paso.")
  }

  @Test("No está vacía")
  func llena() { #expect(!caja.vacia, "La caja no debía estar vacía.") }

  @Test("Tiene último")
  func ultimo() throws {
    let ultimo = try #require(caja.ultimo, "No hay último.")
    #expect(ultimo == 3)
  }

  @Test("Cobra")
  func cobra() throws { #expect(try caja.cobrar() == 3, "No debía lanzar.") }

  @Test("Falla dos veces")
  func dos() {
    #expect(caja.avisos == 2, "Una línea.\nY otra.")
    #expect(caja.monedas == [1, 2])
  }

  @Test("Graba una incidencia")
  func graba() { Issue.record("Así no.") }

  @Test("Graba una advertencia")
  func advierte() { Issue.record("Ojo.", severity: .warning) }

  @Test("Falla a sabiendas")
  func sabida() { withKnownIssue { #expect(caja.avisos == 2) } }

  @Test("Apagada", .disabled("todavía no"))
  func apagada() {}
}
