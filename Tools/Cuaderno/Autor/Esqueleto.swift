/// El esqueleto de una lección nueva: compila, y `verificar` dice lo que le falta.
package enum Esqueleto {
  /// Los ficheros, por su ruta dentro del cuaderno, y su texto.
  package static func ficheros(
    numero: Int,
    slug: String,
    anterior: Int?
  ) -> [(ruta: String, texto: String)] {
    let n = Leccion.etiqueta(numero)
    let carpeta = "\(n)-\(slug)"
    let titulo = slug.split(separator: "-").joined(separator: " ").mayuscula
    return [
      ("Lecciones/\(carpeta)/README.md", readme(numero, titulo, anterior)),
      ("Lecciones/\(carpeta)/Pistas.md", pistas),
      ("Lecciones/\(carpeta)/Saludo.swift", inicio),
      ("Soluciones/\(carpeta)/Saludo.swift", solucion),
      ("Soluciones/\(carpeta)/Inicio/Saludo.swift", inicio),
      ("Soluciones/\(carpeta)/Errores/siempre-el-mismo/Saludo.swift", error),
      ("Tests/Leccion\(n)Tests/Paso1.swift", paso(n)),
    ]
  }

  private static func readme(_ numero: Int, _ titulo: String, _ anterior: Int?) -> String {
    """
    ---
    parte: Una parte del curso
    minutos: 15
    requiere: \(anterior.map(String.init) ?? "")
    usa:
    aislamiento: ninguno
    objetivos: decir aquí lo que se sabrá hacer
    ---
    # \(titulo)

    Qué sabrás hacer al terminar y por qué importa, en menos de 80 palabras.

    > **Para recordar.** Dos preguntas sobre la lección anterior y una sobre cuatro antes.

    ## El problema

    Un programa que lo enseña. Antes de seguir leyendo: ¿qué imprime?

    ```swift ejecuta
    let nombre = "Ana"
    print("Hola, \\(nombre)")
    ```

    <details><summary>Lo que imprime</summary>

    ```salida
    Hola, Ana
    ```

    </details>

    ## El ejercicio

    Abre `Saludo.swift` y comprueba con `swift run leccion \(numero)`.

    ### Paso 1 · El saludo lleva el nombre

    Lo que debes ver: ✓ en la comprobación del paso 1.

    ## Una solución, comentada

    ```swift fragmento=Saludo.swift#texto
    /// El saludo para quien llega.
    var texto: String { "Hola, \\(nombre)" }
    ```

    ## En tres líneas

    1. La primera idea.
    2. La segunda.
    3. La tercera.

    """
  }

  private static let pistas = """
    # Pistas

    ## saludaPorSuNombre
    1. Una pregunta que lleva a mirar lo que falta.
    2. La causa.
    3. La línea: `"Hola, \\(nombre)"`.

    """

  private static let inicio = """
    /// Saluda a quien llega.
    struct Saludo {
      var nombre: String

      // TAREA 1: que el saludo lleve el nombre.
      /// El saludo para quien llega.
      var texto: String { "Hola" }
    }

    """

  private static let solucion = """
    /// Saluda a quien llega.
    struct Saludo {
      var nombre: String

      // fragmento: texto
      /// El saludo para quien llega.
      var texto: String { "Hola, \\(nombre)" }
      // fin
    }

    """

  private static let error = """
    // falla: saludaPorSuNombre
    // dice: dos personas con nombres distintos
    /// Saluda a quien llega.
    struct Saludo {
      var nombre: String

      /// El saludo para quien llega.
      var texto: String { "Hola, Ana" }
    }

    """

  private static func paso(_ n: String) -> String {
    """
    import Testing

    @testable import Leccion\(n)

    @MainActor
    @Suite("Paso 1 · El saludo lleva el nombre")
    struct Paso1 {
      @Test("Cada persona oye su nombre")
      func saludaPorSuNombre() {
        let saludos = [Saludo(nombre: "Ana").texto, Saludo(nombre: "Luis").texto]
        #expect(
          saludos == ["Hola, Ana", "Hola, Luis"],
          "Se saluda a dos personas con nombres distintos y cada una espera el suyo."
        )
      }
    }

    """
  }
}

extension LineaDelPaquete {
  /// El manifiesto con la línea de una lección más, en su sitio; `nil` si no hay lista.
  package static func anadir(_ numero: Int, _ slug: String, a manifiesto: String) -> String? {
    var lineas = manifiesto.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    guard let lista = lineas.firstIndex(where: { $0.hasPrefix("let lecciones: [Leccion] = [") }),
      let fin = lineas[lista...].firstIndex(where: { $0.hasPrefix("]") })
    else { return nil }
    let sitio = lineas[lista..<fin].lastIndex { linea in
      let limpia = linea.recortado
      guard limpia.hasPrefix("Leccion("), let n = Int(limpia.dropFirst(8).prefix { $0.isNumber })
      else { return false }
      return n < numero
    }
    lineas.insert("  Leccion(\(numero), \"\(slug)\"),", at: (sitio ?? lista) + 1)
    return lineas.joined(separator: "\n")
  }
}
