import Testing

@testable import Cuaderno

@Suite("Completado")
struct CompletadoTests {
  private let lecciones = [
    Completado.Leccion(numero: 1, slug: "uno", errores: ["a-medias", "de-mas"]),
    Completado.Leccion(numero: 12, slug: "doce", errores: []),
  ]

  @Test("El guion de cada terminal", arguments: Completado.terminales)
  func guiones(terminal: String) throws {
    let guion = try #require(Completado.guion(terminal, lecciones: lecciones))
    try Pantalla(nombre: "completado-\(terminal)").comparar(guion)
  }

  @Test("Una terminal que no se conoce", arguments: ["", "Bash", "powershell"])
  func desconocida(terminal: String) {
    #expect(Completado.guion(terminal, lecciones: lecciones) == nil)
  }

  @Test("Ninguna orden ni opción se queda fuera", arguments: Completado.terminales)
  func completo(terminal: String) throws {
    let guion = try #require(Completado.guion(terminal, lecciones: lecciones))
    let nombres = Definicion.todas.filter { $0.nombre != .comprobar }.map(\.nombre.rawValue)
    let opciones = Definicion.todas.flatMap(\.todasLasOpciones).map { $0.nombre.dropFirst(2) }
    #expect(nombres.filter { !guion.contains($0) } == [])
    #expect(opciones.filter { !guion.contains($0) } == [])
  }
}
