import Testing

@testable import Cuaderno

@Suite("Explicacion")
struct ExplicacionTests {
  private static let texto = """
    # mal_tipo

    Pones `%0` donde va `%1`. No son lo mismo.

    Arregla: Cambia `%0` por un valor de `%1`.
    Si no: Convierte el valor.

    ```swift error=mal_tipo
    let peso: Int = "12"
    ```

    ```swift compila
    let peso: Int = 12
    ```

    Término: tipo — clase de un valor.

    ## si %1 es «'String'»

    Pones un número donde va un texto.

    Arregla: Escríbelo entre comillas.

    ## si %0 contiene «?»

    `%0` puede ser nil.

    Arregla: Usa `??`.

    ```swift error=mal_tipo
    let a: Int = b
    ```

    ```swift compila
    let a: Int = b ?? 0
    ```

    ## si %0 es igual a %1

    Son el mismo tipo.

    Arregla: Nada.
    """

  private let leida = Explicacion.leer(Self.texto)

  @Test("Lee las cinco partes y las ramas")
  func partes() {
    let general = Explicacion.Parte(
      texto: "Pones `%0` donde va `%1`. No son lo mismo.",
      arregla: "Cambia `%0` por un valor de `%1`.",
      siNo: "Convierte el valor.",
      mal: "let peso: Int = \"12\"",
      bien: "let peso: Int = 12"
    )
    #expect(leida.fallos == [])
    #expect(leida.0.id == "mal_tipo")
    #expect(leida.0.general == general)
    #expect(leida.0.termino == "tipo — clase de un valor.")
    #expect(
      leida.0.ramas.map(\.condicion)
        == [.es(1, "'String'"), .contiene(0, "?"), .iguales(0, 1)]
    )
  }

  @Test("Vale la primera rama que se cumple, con los ejemplos generales si no tiene los suyos")
  func ramas() {
    let e = leida.0
    #expect(e.parte(para: ["'Int'", "'Double'"]) == e.general)
    #expect(e.parte(para: []) == e.general)
    var deTexto = e.ramas[0].parte
    (deTexto.mal, deTexto.bien) = (e.general.mal, e.general.bien)
    #expect(e.parte(para: ["'Int?'", "'String'"]) == deTexto)
    #expect(e.parte(para: ["'Int?'", "'Int'"]) == e.ramas[1].parte)
    #expect(e.parte(para: ["'Int'", "'Int'"]).texto == "Son el mismo tipo.")
  }

  @Test("Cada cosa que falta se nombra")
  func faltas() {
    #expect(
      Explicacion.leer("# uno\n").fallos
        == ["falta el texto", "falta «Arregla: »", "faltan los ejemplos"]
    )
    #expect(
      Explicacion.leer(Self.texto + "\n\n## si llueve\n").fallos == [
        "no entiendo la rama «si llueve»"
      ]
    )
    #expect(
      Explicacion.leer(
        Self.texto.replacing("error=mal_tipo\nlet peso", with: "error=otro\nlet peso")
      ).fallos
        == ["no conozco el bloque «swift error=otro»", "falta un ejemplo", "faltan los ejemplos"]
    )
    let largo = Array(repeating: "palabra", count: 41).joined(separator: " ")
    #expect(
      Explicacion.leer(Self.texto.replacing("No son lo mismo.", with: largo)).fallos
        == ["el texto tiene 46 palabras: máximo, 40"]
    )
  }

  @Test("Debajo del error habla con tus nombres y sin las comillas del compilador")
  func corta() {
    let hoja = HojaDeExplicacion(leida.0, datos: ["'Peso' (aka 'Int')", "'Double'"])
    #expect(
      hoja.corta(.llano) == """
          Pones `Peso` donde va `Double`. No son lo mismo.
          Arréglalo: cambia `Peso` por un valor de `Double`.
          Si no: convierte el valor.
          Con ejemplos: swift run leccion explicar mal_tipo
        """
    )
  }

  @Test("Entera enseña los ejemplos y, sin error delante, las demás causas")
  func entera() {
    let hoja = HojaDeExplicacion(leida.0, datos: ["'String'", "'Int'"])
    #expect(
      hoja.entera(.llano, conRamas: true) == """
        mal_tipo

        Pones `String` donde va `Int`. No son lo mismo.
        Arréglalo: cambia `String` por un valor de `Int`.
        Si no: convierte el valor.

        Así no compila:
            let peso: Int = "12"

        Así sí:
            let peso: Int = 12

        Otra causa:
        Pones un número donde va un texto.
        Arréglalo: escríbelo entre comillas.

        Otra causa:
        `String` puede ser nil.
        Arréglalo: usa `??`.

        Otra causa:
        Son el mismo tipo.
        Arréglalo: nada.

        Término: tipo — clase de un valor.

        """
    )
  }

  @Test("Cada una de las demás causas habla con los datos de su ejemplo, si los tiene")
  func ramasConSusDatos() {
    let hoja = HojaDeExplicacion(
      leida.0,
      datos: ["'Peso'", "'Int'"],
      deRamas: ["si %0 contiene «?»": ["'Int?'", "'Int'"]]
    )
    let hojas = hoja.entera(.llano, conRamas: true)
    #expect(hojas.contains("Pones `Peso` donde va `Int`."))
    #expect(hojas.contains("Otra causa:\n`Int?` puede ser nil."))
  }
}
