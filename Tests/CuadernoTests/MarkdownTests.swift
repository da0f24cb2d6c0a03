import Testing

@testable import Cuaderno

@Suite("Markdown")
struct MarkdownTests {
  @Test("Una parte de cada clase, sin la portada")
  func partes() {
    let leidas = Markdown.leer(
      """
      ---
      parte: El núcleo
      ---
      # Título
      Un párrafo
      de dos líneas.
      ## Otro

      > Una cita
      > larga.

      - uno
        sigue
      - dos
      1. primero
      ```swift ejecuta
      # esto no es un título

      ```
      <details><summary>¿Qué imprime?</summary>

      ```salida
      a
      ```

      </details>
      Fin.
      """
    )
    #expect(
      leidas == [
        .titulo(nivel: 1, "Título"), .parrafo("Un párrafo de dos líneas."),
        .titulo(nivel: 2, "Otro"), .cita("Una cita larga."),
        .lista([("•", "uno sigue"), ("•", "dos"), ("1.", "primero")]),
        .codigo(info: "swift ejecuta", ["# esto no es un título", ""]),
        .escondido(resumen: "¿Qué imprime?", [.codigo(info: "salida", ["a"])]),
        .parrafo("Fin."),
      ]
    )
  }

  @Test(
    "Lo que está a medias se lee hasta el final, sin colgarse",
    arguments: [
      ("", []), ("\n\n", []), ("---\nparte: a", []), ("</details>", [.parrafo("</details>")]),
      ("```swift\na", [.codigo(info: "swift", ["a"])]),
      ("<details>\na", [.escondido(resumen: "Respuesta", [.parrafo("a")])]),
      (
        "<details>\n<summary>¿?</summary>\na\n</details>",
        [.escondido(resumen: "¿?", [.parrafo("a")])]
      ),
      (
        "<details><summary>1</summary>\n<details><summary>2</summary>\na\n</details>\nb\n</details>",
        [.escondido(resumen: "1", [.escondido(resumen: "2", [.parrafo("a")]), .parrafo("b")])]
      ),
      ("12 meses", [.parrafo("12 meses")]), ("-a", [.parrafo("-a")]), (">", [.cita("")]),
      ("a\r\nb\r\n\r\nc", [.parrafo("a b"), .parrafo("c")]),
    ] as [(String, [Markdown.Parte])]
  )
  func rotos(texto: String, partes: [Markdown.Parte]) {
    #expect(Markdown.leer(texto) == partes)
  }
}
