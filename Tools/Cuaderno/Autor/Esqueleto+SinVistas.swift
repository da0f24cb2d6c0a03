extension Esqueleto {
  /// Un tipo corriente que saluda.
  static let sinVistas = Esqueleto(
    paquete: LineaDelPaquete(),
    programa: (
      """
      let nombre = "Ana"
      print("Hola, \\(nombre)")
      """,
      "Hola, Ana"
    ),
    ejercicio: "",
    comentada: """
      ```swift fragmento=Saludo.swift#texto
      /// El saludo para quien llega.
      var texto: String { "Hola, \\(nombre)" }
      ```
      """,
    inicio: """
      /// Saluda a quien llega.
      struct Saludo {
        var nombre: String

        // TAREA 1: que el saludo lleve el nombre.
        /// El saludo para quien llega.
        var texto: String { "Hola" }
      }

      """,
    solucion: """
      /// Saluda a quien llega.
      struct Saludo {
        var nombre: String

        // fragmento: texto
        /// El saludo para quien llega.
        var texto: String { "Hola, \\(nombre)" }
        // fin
      }

      """,
    error: """
      // falla: saludaPorSuNombre
      // dice: dos personas con nombres distintos
      /// Saluda a quien llega.
      struct Saludo {
        var nombre: String

        /// El saludo para quien llega.
        var texto: String { "Hola, Ana" }
      }

      """,
    pista: "\"Hola, \\(nombre)\"",
    paso: """
        func saludaPorSuNombre() {
          let saludos = [Saludo(nombre: "Ana").texto, Saludo(nombre: "Luis").texto]
          #expect(
            saludos == ["Hola, Ana", "Hola, Luis"],
            "Se saluda a dos personas con nombres distintos y cada una espera el suyo."
          )
        }
      """
  )
}
