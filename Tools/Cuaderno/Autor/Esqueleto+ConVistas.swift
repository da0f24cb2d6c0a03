extension Esqueleto {
  /// Una vista que saluda, con su vista previa, y una comprobación que la usa.
  static func conVistas(_ numero: Int) -> Esqueleto {
    Esqueleto(
      paquete: LineaDelPaquete(usa: ["SwiftUI"], aislamiento: "MainActor"),
      programa: (programaConVistas, "Tazas: 1"),
      ejercicio: """

        **Verlo en vivo.** Abre `swift run leccion ver \(numero)`, escribe un nombre y pulsa «Saludar». \
        \(porEscribir): qué mirar en el panel y qué cambiará al resolverlo.

        """,
      comentada: """
        ```swift fragmento=Saludo.swift#vista
        \(vista(saludo: "\"Hola, \\(nombre)\""))
        ```

        ```sh
        $ leccion ver \(numero) --con solucion --fotos Nombre=Ana Saludar
        \(foto)
        ```
        """,
      inicio: fichero(vista(saludo: "\"Hola\"", tarea: true)),
      solucion: fichero(
        "// fragmento: vista\n\(vista(saludo: "\"Hola, \\(nombre)\""))\n// fin"
      ),
      error: """
        // falla: saludaPorSuNombre
        // dice: dos personas con nombres distintos

        """ + fichero(vista(saludo: "\"Hola, Ana\"")),
      pista: "Button(\"Saludar\") { saludo = \"Hola, \\(nombre)\" }",
      paso: pasoConVistas
    )
  }

  private static let programaConVistas = """
    import SwiftUI

    struct BarraView: View {
      @State private var tazas = 0

      var body: some View { Button("Tazas: \\(tazas)") { tazas += 1 } }
    }

    let escenario = Escenario { BarraView() }
    try escenario.pulsar("Tazas: 0")
    print(escenario.textos[0])
    """

  private static func fichero(_ vista: String) -> String {
    """
    import SwiftUI

    \(vista)

    #Preview {
      SaludoView()
    }

    """
  }

  private static func vista(saludo: String, tarea: Bool = false) -> String {
    """
    /// Saluda a quien escribe su nombre.
    struct SaludoView: View {
      @State private var nombre = ""
      @State private var saludo = "¿Quién eres?"

      var body: some View {
        Text(saludo)
        TextField("Nombre", text: $nombre)
    \(tarea ? "    // TAREA 1: que el saludo lleve el nombre escrito.\n" : "")\
        Button("Saludar") { saludo = \(saludo) }
          .disabled(nombre.isEmpty)
      }
    }
    """
  }

  private static let pasoConVistas = """
      func saludaPorSuNombre() throws {
        let escenario = Escenario { SaludoView() }
        var saludos: [String] = []
        for nombre in ["Ana", "Luis"] {
          try escenario.escribir(nombre, en: "Nombre")
          try escenario.pulsar("Saludar")
          saludos += escenario.textos.prefix(1)
        }
        #expect(
          saludos == ["Hola, Ana", "Hola, Luis"],
          "Se saluda a dos personas con nombres distintos y cada una espera el suyo."
        )
      }
    """

  private static let foto = """
    — Al aparecer
    ┌───────────────────────────────────────────────────┐
    │ ¿Quién eres?                                      │
    │ Nombre ▏                                        ▏ │
    │ ( Saludar )                                       │
    └───────────────────────────────────────────────────┘
    Se dibuja: SaludoView (aparece por primera vez)

    — Tras «Nombre=Ana»
    ┌───────────────────────────────────────────────────┐
    │ ¿Quién eres?                                      │
    │ Nombre ▏Ana                                     ▏ │
    │ [ Saludar ]                                       │
    └───────────────────────────────────────────────────┘
    Se dibuja: SaludoView (cambia el estado SaludoView.nombre)

    — Tras «Saludar»
    ┌───────────────────────────────────────────────────┐
    │ Hola, Ana                                         │
    │ Nombre ▏Ana                                     ▏ │
    │ [ Saludar ]                                       │
    └───────────────────────────────────────────────────┘
    Se dibuja: SaludoView (cambia el estado SaludoView.saludo)
    """
}
