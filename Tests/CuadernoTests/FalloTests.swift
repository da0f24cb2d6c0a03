import Testing

@testable import Cuaderno

@Suite("Fallo")
struct FalloTests {
  private static let todos: [Fallo] = [
    .uso("No conozco la opción --x.", ayuda: "Mira las que hay."), .uso("Sin ayuda.", ayuda: nil),
    .sinCuaderno(desde: "/tmp"), .sinHerramientas(buscado: "swiftc en PATH"),
    .herramientasViejas(version: "6.2"), .planIlegible(detalle: "nada"),
    .bibliotecaRota(nombre: "Torneo", detalle: "error: x"), .compiladorRoto(detalle: "señal 11"),
    .enlaceRoto(detalle: "undefined symbol"), .sinComprobaciones(leccion: "03-a"),
    .leccionRota(carpeta: "03-a", motivos: ["le falta «parte»", "le falta «usa»"]),
    .noSePuedeEscribir(ruta: "/a", motivo: "no queda espacio"),
    .noSePuedeLeer(ruta: "/a", motivo: "no existe"),
    .noSePuedeEjecutar(programa: "/a", motivo: "no hay permiso"), .interrumpido,
  ]

  @Test("Lo que se lee de cada fallo")
  func mensajes() throws {
    try Pantalla(nombre: "fallos").comparar(
      Self.todos.map { "\($0.mensaje)\n" }.joined(separator: "~~~\n")
    )
  }

  @Test("El código de salida: 2 si se escribió mal, 130 si se interrumpió, 3 si es del cuaderno")
  func codigos() {
    #expect(Self.todos.map(\.codigo) == [2, 2] + [Int32](repeating: 3, count: 12) + [130])
  }

  @Test("Lo que puede arreglarse vaciando lo guardado")
  func delAlmacen() {
    let reparables = Self.todos.filter(\.puedeSerDelAlmacen)
    #expect(reparables == [Self.todos[6], Self.todos[7], Self.todos[8], Self.todos[12]])
  }
}
