import Cuaderno
import Foundation
import Sistema
import Testing

/// Dos ejecuciones a la vez no se estorban, ni entre sí ni con quien compila en el editor.
@Suite("Dos a la vez")
struct DosALaVezTests {
  @Test("Tres a la vez, sin nada compilado, dan las tres el mismo veredicto")
  func enFrio() async throws {
    try await conCuaderno(caliente: false) { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      let pantallas = try await withThrowingTaskGroup(of: Pantalla.self) { grupo in
        for _ in 1...3 { grupo.addTask { try await cuaderno.leccion("99", turno: false) } }
        return try await grupo.reduce(into: []) { $0.append($1) }
      }
      #expect(pantallas.map(\.fin) == [.codigo(0), .codigo(0), .codigo(0)])
      #expect(
        pantallas.map(\.salida) == Array(repeating: LeccionDePrueba.superada, count: 3)
      )
      let almacen = try #require(cuaderno.almacen)
      #expect(Disco.listar("\(almacen)/tmp") == [])
    }
  }

  @Test("A la vez con respuestas distintas, cada una recibe la suya")
  func versionesDistintas() async throws {
    try await conCuaderno { cuaderno in
      async let buena = cuaderno.leccion("99", "--con", "solucion")
      async let mala = cuaderno.leccion("99", "--con", "inicio")
      let finales = try await [buena.fin, mala.fin]
      #expect(finales == [.codigo(0), .codigo(1)])
    }
  }

  @Test("Mientras el editor compila, con .build tomado, no espera a nadie")
  func conBuildTomado() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      let llave = open("\(cuaderno.carpeta)/.build/.lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
      try #require(llave >= 0 && flock(llave, LOCK_EX) == 0)
      defer { close(llave) }
      try await cuaderno.esperar(Pantalla(fin: .codigo(0), salida: LeccionDePrueba.superada), "99")
    }
  }
}
