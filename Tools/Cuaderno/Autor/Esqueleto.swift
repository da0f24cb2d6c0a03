/// El esqueleto de una lección nueva: compila, y `verificar` dice lo que le falta.
package struct Esqueleto: Sendable {
  /// Lo que marca cada texto que hay que escribir: `verificar` no deja ninguno.
  package static let porEscribir = "POR ESCRIBIR"

  /// Lo que dicen su portada y su línea de Package.swift.
  package let paquete: LineaDelPaquete
  /// El programa con el que se plantea el problema, y lo que imprime.
  let programa: (codigo: String, salida: String)
  /// Lo que el ejercicio dice además de cómo se comprueba.
  let ejercicio: String
  /// El texto que acompaña a la solución, con su fragmento.
  let comentada: String
  let inicio: String
  let solucion: String
  let error: String
  let pista: String
  /// El paso, sin lo que importa.
  let paso: String

  /// El de una lección con vistas o sin ellas.
  ///
  /// - Parameters:
  ///   - numero: el de la lección.
  ///   - vistas: si su ejercicio es una vista.
  /// - Returns: el esqueleto.
  package static func de(_ numero: Int, vistas: Bool) -> Esqueleto {
    vistas ? conVistas(numero) : sinVistas
  }

  /// Los ficheros, por su ruta dentro del cuaderno, y su texto.
  package func ficheros(
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
      ("Tests/Leccion\(n)Tests/Paso1.swift", paso1(n)),
    ]
  }

  private func readme(_ numero: Int, _ titulo: String, _ anterior: Int?) -> String {
    let falta = Self.porEscribir
    return """
      ---
      parte: \(falta): una parte del curso
      minutos: 15
      requiere: \(anterior.map(String.init) ?? "")
      usa: \(paquete.usa.joined(separator: ", "))
      aislamiento: \(paquete.aislamiento)
      objetivos: \(falta): lo que se sabrá hacer
      ---
      # \(titulo)

      \(falta): qué sabrás hacer al terminar y por qué importa, en menos de 80 palabras.

      > **Para recordar.** \(falta): dos preguntas sobre la lección anterior y una sobre cuatro antes.

      ## El problema

      \(falta): un programa que lo enseñe. Antes de seguir leyendo: ¿qué imprime?

      ```swift ejecuta
      \(programa.codigo)
      ```

      <details><summary>Lo que imprime</summary>

      ```salida
      \(programa.salida)
      ```

      </details>

      ## El ejercicio

      Abre `Saludo.swift` y comprueba con `swift run leccion \(numero)`.
      \(ejercicio)
      ### Paso 1 · El saludo lleva el nombre

      Lo que debes ver: ✓ en la comprobación del paso 1.

      ## Una solución, comentada

      \(comentada)

      ## En tres líneas

      1. \(falta): la primera idea.
      2. \(falta): la segunda.
      3. \(falta): la tercera.

      """
  }

  private var pistas: String {
    """
    # Pistas

    ## saludaPorSuNombre
    1. \(Self.porEscribir): una pregunta que lleve a mirar lo que falta.
    2. \(Self.porEscribir): la causa.
    3. La línea: `\(pista)`.

    """
  }

  private func paso1(_ n: String) -> String {
    let importa = paquete.usa.map { "import \($0)\n" }.joined()
    return """
      \(importa)import Testing

      @testable import Leccion\(n)

      @MainActor
      @Suite("Paso 1 · El saludo lleva el nombre")
      struct Paso1 {
        @Test("Cada persona oye su nombre")
      \(paso)
      }

      """
  }
}
