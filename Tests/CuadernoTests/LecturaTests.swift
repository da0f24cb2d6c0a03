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

  @Test("Una respuesta empieza pantalla y lo que la sigue la acompaña")
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
    #expect(
      lectura.paginas(alto: 20) == [
        Lectura.Pagina(lineas: ["uno", ""]),
        Lectura.Pagina(lineas: ["dos", "", "tres", "", "cuatro", ""], antes: "¿Qué sale?"),
      ]
    )
    // Se corta en la última línea en blanco que quepa; la pregunta va solo en la primera.
    #expect(
      lectura.paginas(alto: 5) == [
        Lectura.Pagina(lineas: ["uno", ""]),
        Lectura.Pagina(lineas: ["dos", "", "tres", ""], antes: "¿Qué sale?"),
        Lectura.Pagina(lineas: ["cuatro", ""]),
      ]
    )
    #expect(Lectura(Markdown.leer(""), estilo: .llano).paginas(alto: 5) == [])
  }
}
