import Testing

@testable import Cuaderno

@Suite("Pistas")
struct PistasTests {
  private func pistas(_ orden: [String], _ niveles: [String: [String]]) -> Pistas {
    var pistas = Pistas()
    pistas.orden = orden
    pistas.porComprobacion = niveles
    return pistas
  }

  @Test("Tres niveles por comprobación, en el orden del fichero")
  func normal() {
    let leidas = Pistas.leer(
      """
      # Pistas

      Una introducción.

      ## segunda
      1. ¿Qué lee?
      2. Lee dos
         propiedades.
      3. `_ = tasa`

      ## primera
      1. Nada.

      """
    )
    #expect(
      leidas
        == pistas(
          ["segunda", "primera"],
          ["segunda": ["¿Qué lee?", "Lee dos\npropiedades.", "`_ = tasa`"], "primera": ["Nada."]]
        )
    )
  }

  @Test("Con fines de línea de Windows se lee lo mismo")
  func windows() {
    #expect(
      Pistas.leer("## a\r\n1. Uno.\r\n2. Dos.\r\n") == pistas(["a"], ["a": ["Uno.", "Dos."]])
    )
  }

  @Test("Una sección sin lista no tiene pistas, y el texto suelto no es ninguna")
  func sinLista() {
    #expect(
      Pistas.leer("## a\nTexto suelto.\n## b\n1. Una.")
        == pistas(["a", "b"], ["a": [], "b": ["Una."]])
    )
  }

  @Test("Un número sin punto y espacio sigue a la pista anterior")
  func numeros() {
    #expect(
      Pistas.leer("## a\n1. Uno\n12 veces\n3.5 de media")
        == pistas(["a"], ["a": ["Uno\n12 veces\n3.5 de media"]])
    )
  }

  @Test("Una sección repetida junta sus pistas, y se nota en el orden")
  func repetida() {
    #expect(
      Pistas.leer("## a\n1. Uno.\n## a\n1. Dos.") == pistas(["a", "a"], ["a": ["Uno.", "Dos."]])
    )
  }

  @Test("Sin secciones no hay pistas", arguments: ["", "\n\n", "1. Suelta.", "# a\n1. Uno."])
  func ninguna(texto: String) {
    #expect(Pistas.leer(texto) == Pistas())
  }
}
