import Testing

@testable import Cuaderno
@testable import Sistema

/// Una lección mal escrita es cosa del cuaderno: nunca cuenta como un cero de nadie.
@Suite("Un paso que no compila ni con la solución")
struct PasoRotoTests {
  @Test("Comprobar acaba con 3 y nombra el fichero y la línea")
  func comprobar() async throws {
    try await conLecciones { curso in
      try curso.cambiar(
        "Tests/Leccion03Tests/Paso3.swift",
        "import Testing",
        "import Testing\nlet x: = 1"
      )
      let vista = try await curso.correr("3")
      #expect(vista.fin == .codigo(3))
      #expect(vista.salida == "")
      #expect(
        vista.errores.contains("Tests/Leccion03Tests/Paso3.swift:2 no compila ni con la solución: ")
      )
    }
  }

  @Test("Si solo le falta al estudiante, es un «no superada» como siempre")
  func suyo() async throws {
    try await conLecciones { curso in
      try curso.escribir("// nada\n", "\(Rotura.alumno)/Conversor.swift")
      let vista = try await curso.correr("3")
      #expect(vista.fin == .codigo(1))
    }
  }

  @Test("Lo que queda de una lección que no existe, se nombra")
  func huerfanas() async throws {
    try await conLecciones { curso in
      try curso.escribir(
        try Disco.texto("\(curso.carpeta)/Package.swift").replacing(
          "let lecciones: [Leccion] = [",
          with: "let lecciones: [Leccion] = [\n  Leccion(37, \"fantasma\"),"
        ),
        "Package.swift"
      )
      try Disco.crearCarpeta("\(curso.carpeta)/Soluciones/38-nada")
      try Disco.crearCarpeta("\(curso.carpeta)/Tests/Leccion39Tests")
      let fallos = try Curso(raiz: Raiz.buscar(pedida: curso.carpeta)).huerfanas().map(\.texto)
      #expect(
        fallos.filter {
          // Las de verdad tampoco están en la copia, que solo tiene las tres primeras.
          !$0.hasPrefix("Package.swift: la lección ") || $0.contains("fantasma")
        } == [
          "Package.swift: la lección 37-fantasma no existe",
          "Soluciones/38-nada: no es de ninguna lección",
          "Tests/Leccion39Tests: no es de ninguna lección",
        ]
      )
    }
  }
}
