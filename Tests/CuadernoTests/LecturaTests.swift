import Testing

@testable import Cuaderno

@Suite("Lectura")
struct LecturaTests {
  private static let texto = """
    # Propiedades **ignoradas**

    Una línea con `código`, **negrita que se parte en dos líneas**, *cursiva* y un [enlace](../x.md).

    > Una cita que no cabe entera en una línea de cincuenta columnas.

    1. Primero, con una explicación que no cabe en una línea.
    2. Segundo.

    ```swift ejecuta
    let a = 1   // se deja como está, aunque sea muy larga para la pantalla
    ```

    <details><summary>¿Qué imprime?</summary>

    Nada.

    </details>

    Fin.
    """

  private func lectura(_ estilo: Estilo) -> Lectura {
    Lectura(Markdown.leer(Self.texto), estilo: estilo)
  }

  @Test("Todo seguido, sin color y con él")
  func seguida() throws {
    let llana = lectura(Estilo(color: false, ancho: 50)).seguida
    let color = lectura(Estilo(color: true, ancho: 50)).seguida.replacing("\u{1b}", with: "␛")
    try Pantalla(nombre: "lectura").comparar(llana + "~~~\n" + color)
  }

  @Test("La respuesta es un trozo aparte, tras su pregunta")
  func trozos() {
    let trozos = lectura(.llano).trozos
    #expect(trozos.map(\.antes) == [nil, "¿Qué imprime?", nil])
    #expect(trozos[1].lineas == ["Nada.", ""])
    #expect(trozos[2].lineas == ["Fin.", ""])
  }

  @Test("El color no cambia por dónde se parten las líneas")
  func colorSinAncho() {
    let llana = lectura(Estilo(color: false, ancho: 50)).seguida.filter { $0 != "`" }
    var sinColor = ""
    var enOrden = false
    for c in lectura(Estilo(color: true, ancho: 50)).seguida {
      if c == "\u{1b}" { enOrden = true }
      if !enOrden { sinColor.append(c) }
      if enOrden, c == "m" { enOrden = false }
    }
    #expect(sinColor.lineas.count == llana.lineas.count)
  }

  @Test(
    "Marcas sin cerrar se quedan como están",
    arguments: [
      "un ` suelto", "un ** suelto", "un [corchete", "un * suelto", "2 * 3 * 4", "[a](b", "`", "*",
      "[]",
    ]
  )
  func marcasRotas(texto: String) {
    let seguida = Lectura([.parrafo(texto)], estilo: .llano).seguida
    #expect(seguida == texto + "\n\n")
  }

  @Test("Un elemento vacío y un texto vacío no la rompen")
  func vacios() {
    #expect(Lectura([], estilo: .llano).trozos == [])
    #expect(Lectura([.lista([("•", "")])], estilo: .llano).seguida == "  • \n\n")
  }

  @Test("Una pregunta acaba pantalla; su respuesta empieza otra, y lo que la sigue la acompaña")
  func paginas() {
    let texto = """
      uno

      <details><summary>¿Qué sale?</summary>

      dos

      </details>

      tres

      cuatro
      """
    let lectura = Lectura(Markdown.leer(texto), estilo: .llano)
    let pregunta = Lectura.Pagina(lineas: ["uno", "", "▶ ¿Qué sale?", ""])
    #expect(
      lectura.paginas(alto: 20, final: ["fin"]) == [
        pregunta,
        Lectura.Pagina(lineas: ["dos", "", "tres", "", "cuatro", "", "fin"], responde: true),
      ]
    )
    // Se corta en la última línea en blanco que quepa; una en blanco no pide otra pantalla.
    #expect(
      lectura.paginas(alto: 4) == [
        pregunta,
        Lectura.Pagina(lineas: ["dos", "", "tres", ""], responde: true),
        Lectura.Pagina(lineas: ["cuatro", ""]),
      ]
    )
    #expect(
      lectura.paginas(alto: 5).last
        == Lectura.Pagina(lineas: ["dos", "", "tres", "", "cuatro"], responde: true)
    )
    #expect(Lectura(Markdown.leer(""), estilo: .llano).paginas(alto: 5) == [])
  }

  @Test("Una pregunta no se queda sola en su pantalla: la acompaña el final de lo que la precede")
  func preguntaAcompanada() {
    func paginas(_ antes: String, alto: Int) -> [[String]] {
      let texto = "\(antes)\n\n<details><summary>¿Qué sale?</summary>\n\nNada.\n\n</details>\n"
      return Lectura(Markdown.leer(texto), estilo: .llano).paginas(alto: alto).map(\.lineas)
    }
    let codigo = "```swift\na\nb\nc\nd\n```"
    let pintado = ["    a", "    b", "    c", "    d", ""]
    // Antes, la última línea en blanco que cabía dejaba la pregunta sola.
    #expect(
      paginas("uno\n\n\(codigo)", alto: 7)
        == [["uno", ""], pintado + ["▶ ¿Qué sale?", ""], ["Nada.", ""]]
    )
    // Si el código no cabe entero con ella, su final.
    #expect(
      paginas(codigo, alto: 5)
        == [["    a", "    b"], ["    c", "    d", "", "▶ ¿Qué sale?", ""], ["Nada.", ""]]
    )
    #expect(
      paginas("uno\n\n\(codigo)", alto: 6)
        == [["uno", ""], pintado + ["▶ ¿Qué sale?"], ["Nada.", ""]]
    )
    // Donde no cabe nada más, va sola.
    #expect(paginas("uno", alto: 1) == [["uno"], ["▶ ¿Qué sale?"], ["Nada."]])
    #expect(paginas(codigo, alto: 2).allSatisfy { !$0.isEmpty && $0.count <= 2 })
  }

  @Test("Lo que no cabe en una fila ocupa varias, y nunca deja una pantalla sin nada")
  func paginasEstrechas() {
    let codigo = Markdown.Parte.codigo(info: "", ["let a = 1", "let bastante = 2", "let c = 3"])
    let lectura = Lectura([codigo], estilo: Estilo(color: true))
    // Diez columnas: las líneas, con su sangría y sin sus colores, ocupan 2, 2 y 2 filas.
    let altos = lectura.paginas(alto: 4, columnas: 10).map(\.lineas.count)
    #expect(altos == [2, 2])
    #expect(lectura.paginas(alto: 1, columnas: 1).map(\.lineas.count) == [1, 1, 1])
    #expect(lectura.paginas(alto: 0, columnas: 0).map(\.lineas.count) == [1, 1, 1])
  }
}
