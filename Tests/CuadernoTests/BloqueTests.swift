import Testing

@testable import Cuaderno

@Suite("Bloque")
struct BloqueTests {
  private func leer(_ texto: String) -> (bloques: [Bloque], fallos: [String]) {
    let (bloques, fallos) = Bloque.leer(texto, ruta: "R.md")
    return (bloques, fallos.map(\.texto))
  }

  @Test("Un bloque de cada clase, con su línea, su código y su salida")
  func clases() {
    let (bloques, fallos) = leer(
      """
      # Título

      ```swift ejecuta
      print("a")
      ```

      <details><summary>Lo que imprime</summary>

      ```salida
      a
      ```

      </details>

      ```swift compila sigue
      let b = 1
      ```
      ```swift error=cannot_find_in_scope
      x
      ```
      ```salida
      error: no encuentro `x`
      ```
      ```swift fragmento=A.swift#uno
      let a = 1
      ```
      ```swift incompleto
      func f() {
      ```
      ```sh
      $ leccion 3
      ```
      """
    )
    #expect(fallos == [])
    #expect(
      bloques == [
        Bloque(
          clase: .ejecuta,
          codigo: "print(\"a\")\n",
          salida: "a\n",
          linea: 3,
          lineaDeSalida: 10
        ),
        Bloque(clase: .compila, codigo: "print(\"a\")\n\nlet b = 1\n", salida: nil, linea: 15),
        Bloque(
          clase: .error(id: "cannot_find_in_scope"),
          codigo: "x\n",
          salida: "error: no encuentro `x`\n",
          linea: 18,
          lineaDeSalida: 22
        ),
        Bloque(
          clase: .fragmento(fichero: "A.swift", nombre: "uno"),
          codigo: "let a = 1\n",
          salida: nil,
          linea: 24
        ),
        Bloque(clase: .incompleto, codigo: "func f() {\n", salida: nil, linea: 27),
        Bloque(clase: .sh, codigo: "$ leccion 3\n", salida: nil, linea: 30),
      ]
    )
  }

  @Test(
    "Lo mal escrito se dice con su línea",
    arguments: [
      ("```\na\n```", "R.md:1: bloque sin clase: no dice qué es"),
      ("```swift\na\n```", "R.md:1: bloque sin clase: no conozco «swift»"),
      ("```swift ejecutar\na\n```", "R.md:1: bloque sin clase: no conozco «swift ejecutar»"),
      (
        "```swift compila ejecuta\n```",
        "R.md:1: bloque sin clase: no conozco «swift compila ejecuta»"
      ),
      ("```python\n```", "R.md:1: bloque sin clase: no conozco «python»"),
      (
        "```swift fragmento=A.swift\n```",
        "R.md:1: bloque sin clase: no conozco «swift fragmento=A.swift»"
      ),
      ("```swift fragmento=#a\n```", "R.md:1: bloque sin clase: no conozco «swift fragmento=#a»"),
      ("````swift compila\n```", "R.md:1: bloque sin clase: no conozco «`swift compila»"),
      ("\n```swift compila\na\n", "R.md:2: este bloque no se cierra"),
      ("```salida\na\n```", "R.md:1: esta salida no sigue a ningún programa"),
      ("```swift compila\n```\n```salida\n```", "R.md:3: esta salida no sigue a ningún programa"),
      ("```swift ejecuta\n```", "R.md:1: a este programa le falta su salida"),
      ("```swift compila sigue\n```", "R.md:1: «sigue» sin un programa anterior"),
      ("- a\n  ```swift compila\n  a\n  ```", "R.md:2: un bloque empieza por ``` sin sangría"),
      ("~~~swift compila\n~~~", "R.md:1: un bloque empieza por ``` sin sangría"),
    ]
  )
  func fallos(texto: String, primero: String) {
    #expect(leer(texto).fallos.first == primero)
  }

  @Test("Un bloque sin cerrar no se come el siguiente")
  func sinCerrar() {
    let (bloques, fallos) = leer("```swift compila\na\n```swift incompleto\nb\n```\n")
    #expect(fallos == ["R.md:1: este bloque no se cierra"])
    #expect(bloques == [Bloque(clase: .incompleto, codigo: "b\n", salida: nil, linea: 3)])
  }

  @Test("Dos salidas para un programa: sobra la segunda")
  func dosSalidas() {
    let (bloques, fallos) = leer("```swift ejecuta\n```\n```salida\na\n```\n```salida\nb\n```")
    #expect(bloques.map(\.salida) == ["a\n"])
    #expect(fallos == ["R.md:6: esta salida no sigue a ningún programa"])
  }

  @Test("Cada «sigue» lleva delante todo lo anterior")
  func cadena() {
    let texto = ["compila", "compila sigue", "compila sigue"].enumerated().map {
      "```swift \($1)\n\($0)\n```\n"
    }
    #expect(leer(texto.joined()).bloques.map(\.codigo) == ["0\n", "0\n\n1\n", "0\n\n1\n\n2\n"])
  }

  @Test("Con fines de línea de Windows se lee lo mismo")
  func windows() {
    let texto = "```swift ejecuta\nprint(1)\n```\n```salida\n1\n```\n"
    let (una, otra) = (leer(texto.replacing("\n", with: "\r\n")), leer(texto))
    #expect(una.bloques == otra.bloques)
    #expect(una.fallos == [])
  }

  @Test("Los fallos se ordenan por sitio y por texto")
  func orden() {
    let fallos = [FalloDeAutor("b", "x"), FalloDeAutor("a", "z"), FalloDeAutor("a", "y")]
    #expect(fallos.sorted().map(\.texto) == ["a: y", "a: z", "b: x"])
    #expect(FalloDeAutor("a", linea: 3, "y").texto == "a:3: y")
  }
}

@Suite("Regiones")
struct RegionesTests {
  private let codigo = """
    import A

      // fragmento: uno
      /// Doc.
      func uno() {
        a()

      }
      // fin
    let suelta = 1
    // fragmento: dos
    let b = 2
    // fin
    """

  @Test("Las regiones, sin su sangría")
  func leer() {
    #expect(
      Regiones.leer(codigo)
        == ["uno": "/// Doc.\nfunc uno() {\n  a()\n\n}\n", "dos": "let b = 2\n"]
    )
  }

  @Test("Sin las marcas se lee el código entero")
  func sinMarcas() {
    #expect(
      Regiones.sinMarcas(codigo) == """
        import A

          /// Doc.
          func uno() {
            a()

          }
        let suelta = 1
        let b = 2

        """
    )
  }

  @Test(
    "Una región que no se cierra no es ninguna",
    arguments: ["// fragmento: a\nx", "// fin", ""]
  )
  func rotas(codigo: String) {
    #expect(Regiones.leer(codigo) == [:])
  }

  @Test("Una región vacía")
  func vacia() {
    #expect(Regiones.leer("// fragmento: a\n// fin\n") == ["a": "\n"])
  }
}
