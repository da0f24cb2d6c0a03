import SwiftUI
import Testing

@testable import Leccion25

@MainActor
@Suite("Paso 3 · La página va con su libro")
struct Paso3 {
  @Test("Llega un libro y se reordena el estante: cada página va con su libro")
  func laPaginaVaConSuLibro() throws {
    var libros = [Libro(id: 71, titulo: "Emma"), Libro(id: 72, titulo: "Nada")]
    let escenario = Escenario { EstanteView(libros: libros) }
    for _ in 1...3 { try escenario.pulsar("Pasar página") }
    libros.insert(Libro(id: 73, titulo: "Niebla"), at: 0)
    escenario.redibujar()
    let conElNuevo = lecturas(escenario)
    libros.swapAt(0, 2)
    escenario.redibujar()
    let estantes = [conElNuevo, lecturas(escenario)]
    #expect(
      estantes == [["Niebla 1", "Emma 4", "Nada 1"], ["Nada 1", "Emma 4", "Niebla 1"]],
      conElNuevo == ["Niebla 4", "Emma 1", "Nada 1"]
        ? """
        «Emma» iba por la página 4. Llegó «Niebla», se puso delante y se quedó con su página: \
        la página sigue en el primer puesto, no con el libro.
        """
        : conElNuevo == ["Niebla 1", "Emma 1", "Nada 1"]
          ? "«Emma» iba por la página 4. Llegó otro libro y todos vuelven a la 1."
          : """
          «Emma» iba por la página 4. Lo que se lee al llegar «Niebla»: \(estantes[0]). \
          Y al cambiar de sitio el primero y el último: \(estantes[1]).
          """
    )
  }

  @Test("Al quitar un libro, los demás siguen por su página y el suyo se libera")
  func alQuitarUno() throws {
    var libros = (81...83).map { Libro(id: $0, titulo: "Tomo \($0)") }
    let escenario = Escenario(state: .xcode27) { EstanteView(libros: libros) }
    try escenario.pulsar("Pasar página", numero: 1)
    libros.removeFirst()
    escenario.redibujar()
    let quedan = lecturas(escenario)
    let vivos = escenario.objetos(de: Marcapaginas.self).vivos
    #expect(
      quedan == ["Tomo 82 2", "Tomo 83 1"],
      quedan == ["Tomo 82 1", "Tomo 83 2"]
        ? """
        El tomo 82 iba por la página 2. Al quitar el 81, esa página la enseña el 83: \
        se soltó el marcapáginas del último puesto, no el del libro quitado.
        """
        : "El 82 iba por la página 2 y se quitó el 81. Se lee: \(quedan)."
    )
    #expect(
      vivos == 2,
      vivos > 2
        ? "Quedan dos libros y hay \(vivos) marcapáginas vivos. ¿Quién guarda el del que se fue?"
        : "Quedan dos libros. Marcapáginas que guardan sus lectores: \(vivos)."
    )
  }

  @Test("Corregir un título no pierde la página")
  func corregirNoPierdeLaPagina() throws {
    var libros = [Libro(id: 91, titulo: "Enma"), Libro(id: 92, titulo: "Nada")]
    let escenario = Escenario { EstanteView(libros: libros) }
    for _ in 1...2 { try escenario.pulsar("Pasar página") }
    libros[0].titulo = "Emma"
    escenario.redibujar()
    let leido = lecturas(escenario)
    #expect(
      leido == ["Emma 3", "Nada 1"],
      leido == ["Emma 1", "Nada 1"]
        ? """
        El libro 91 iba por la página 3. Se le corrigió el título y volvió a la 1: \
        con otro título, SwiftUI lo tomó por otra vista.
        """
        : "El libro 91 iba por la página 3 y se corrigió su título. Se lee: \(leido)."
    )
  }

  @Test("Dos ejemplares con el mismo título no se confunden")
  func losGemelosNoSeConfunden() throws {
    var libros = [Libro(id: 97, titulo: "Emma"), Libro(id: 98, titulo: "Emma")]
    let escenario = Escenario { EstanteView(libros: libros) }
    for _ in 1...4 { try escenario.pulsar("Pasar página") }
    libros.reverse()
    escenario.redibujar()
    let leido = lecturas(escenario)
    let repetidos = escenario.advertencias.map(\.description)
    #expect(
      leido == ["Emma 1", "Emma 5"],
      leido == ["Emma 5", "Emma 1"]
        ? """
        El ejemplar 97 iba por la página 5 y pasó al segundo puesto. La página 5 se ha quedado \
        en el primero, con el 98: ¿en qué se distinguen los dos para el `ForEach`?
        """
        : "El ejemplar 97 iba por la página 5 y pasó al segundo puesto. Se lee: \(leido)."
    )
    #expect(
      repetidos == [],
      "SwiftUI escribe una advertencia sobre el estante: ¿se repite algún identificador?"
    )
  }
}

/// Lo que se lee en el estante: cada título con su página, de arriba abajo.
@MainActor
private func lecturas(_ escenario: Escenario) -> [String] {
  escenario.textos.filter { $0.contains(", página ") }
    .map { $0.replacing(", página", with: "") }
}
