import Cuaderno
import Foundation
import Sistema
import Testing

/// `leccion ver N --fotos`: sin terminal, una foto al aparecer y otra tras cada acción.
@Suite("leccion ver --fotos")
struct VerFotosTests {
  @Test("Al aparecer y tras cada acción: lo que se ve, quién se dibuja y por qué")
  func fotos() async throws {
    try await conVistas { cuaderno in
      let pantalla = try await cuaderno.leccion("ver", "98", "--fotos", "Servir", "redibujar")
      #expect(
        pantalla.salida == """
          — Al aparecer
          ┌──────────────────┐
          │ Tazas: 0         │
          │ [ Servir ]       │
          └──────────────────┘
          Se dibuja: BarraView (aparece por primera vez)

          — Tras «Servir»
          ┌──────────────────┐
          │ Tazas: 1         │
          │ [ Servir ]       │
          └──────────────────┘
          Se dibuja: BarraView (cambia el estado BarraView.tazas)

          — Tras «redibujar»
          ┌──────────────────┐
          │ Tazas: 1         │
          │ [ Servir ]       │
          └──────────────────┘
          No se dibuja nadie.

          """
      )
      #expect(pantalla.fin == .codigo(0))
    }
  }

  @Test("El tiempo solo pasa cuando se pide, y se elige la vista previa")
  func reloj() async throws {
    try await conVistas { cuaderno in
      let pantalla = try await cuaderno.leccion("ver", "98", "--fotos", "--vista", "2", "+3s")
      let latidos = pantalla.salida.lineas.filter { $0.contains("Latidos") }
      #expect(latidos == ["│ Latidos: 0       │", "│ Latidos: 3       │"])
      let tercera = try await cuaderno.leccion("ver", "98", "--fotos", "--vista", "3")
      #expect(
        tercera
          == Pantalla(
            fin: .codigo(2),
            salida: "",
            errores: "No hay vista previa 3: el fichero tiene 2.\n"
          )
      )
    }
  }

  @Test("Una acción que no se puede hacer acaba con lo que hay")
  func accionQueNoEsta() async throws {
    try await conVistas { cuaderno in
      let pantalla = try await cuaderno.leccion("ver", "98", "--fotos", "Servir", "Cobrar")
      #expect(pantalla.salida.contains("— Tras «Servir»"))
      #expect(
        pantalla.errores
          == "No hay nada que usar con el nombre «Cobrar». Hay: «Servir».\n"
      )
      #expect(pantalla.fin == .codigo(2))
    }
  }

  @Test("Si no compila, lo dice como al comprobar")
  func noCompila() async throws {
    try await conVistas { cuaderno in
      try cuaderno.cambiarVistas("tazas += 1", "tazas += uno")
      let pantalla = try await cuaderno.leccion("ver", "98", "--fotos")
      #expect(
        pantalla.salida.hasPrefix(
          """
          Lecciones/98-vistas/Vistas.swift:12:14
          error: no se encuentra 'uno' en este ámbito [cannot_find_in_scope]
            12 │     tazas += uno
               │              ^~~

          """
        )
      )
      #expect(pantalla.fin == .codigo(1))
    }
  }

  @Test(
    "Una vista sin body, o con uno que no lo es, no compila",
    arguments: [
      "let x = 1", "func body() -> some View { Text(\"a\") }", "var body: View { Text(\"a\") }",
    ]
  )
  func sinBody(_ cuerpo: String) async throws {
    try await conVistas { cuaderno in
      try cuaderno.cambiarVistas(
        "struct RelojView",
        "struct SinBody: View { \(cuerpo) }\n\nstruct RelojView"
      )
      let pantalla = try await cuaderno.leccion("ver", "98", "--fotos")
      #expect(pantalla.salida.contains("el tipo 'SinBody' no cumple el protocolo 'View'"))
      #expect(pantalla.salida.contains("`SinBody` es una vista y le falta su `body`"))
      #expect(pantalla.fin == .codigo(1))
    }
  }

  @Test("Si la vista se para, dice por qué y en qué línea")
  func seParaAlUsarla() async throws {
    try await conVistas { cuaderno in
      try cuaderno.cambiarVistas("tazas += 1", "tazas += [1][tazas]")
      let pantalla = try await cuaderno.leccion("ver", "98", "--fotos", "Servir", "Servir")
      #expect(
        pantalla.salida.hasSuffix(
          """
          Se dibuja: BarraView (cambia el estado BarraView.tazas)

            Índice fuera de rango.
            Lecciones/98-vistas/Vistas.swift:12:17
            12 │     tazas += [1][tazas]
            Antes de usarlo, mira `count` o `indices.contains(…)`.

          """
        ),
        "\(pantalla.salida)"
      )
      #expect(pantalla.fin == .codigo(1))
    }
  }

  @Test("Lo que la vista imprime sale aparte")
  func imprime() async throws {
    try await conVistas { cuaderno in
      try cuaderno.cambiarVistas("tazas += 1", "tazas += 1; print(\"una taza\")")
      let pantalla = try await cuaderno.leccion("ver", "98", "--fotos", "Servir")
      #expect(pantalla.salida.contains("│ una taza\n"))
      #expect(pantalla.fin == .codigo(0))
    }
  }

  /// El fichero de una vista con ese `body`.
  static func conBody(_ body: String) -> [String: String] {
    [
      "Vistas.swift": """
      import SwiftUI

      struct Rara: View {
        @State private var nombre = ""
        var body: some View {
          \(body)
        }
      }

      #Preview {
        Rara()
      }

      """
    ]
  }

  @Test("Un texto enorme llega entero, y su nombre no llena la pantalla")
  func textoEnorme() async throws {
    let body = "TextField(\"Nombre\", text: $nombre); Text(\"largo \\(nombre.count)\")"
    try await conVistas(Self.conBody(body)) { cuaderno in
      let escrito = String(repeating: "a", count: 100_000)
      let pantalla = try await cuaderno.ver(["--fotos", "Nombre=\(escrito)"])
      #expect(pantalla.salida.contains("largo 100000"))
      #expect(pantalla.salida.lineas.allSatisfy { $0.count <= 80 })
      #expect(pantalla.fin == .codigo(0))
    }
  }

  @Test(
    "Lo que no se puede pintar entero se pinta igual",
    arguments: [
      ("ProgressView(value: 0.0 / 0.0)", "◌"),
      (
        "Slider(value: .constant(Double.nan), in: 0...Double.infinity) { Text(nombre) }",
        "Se dibuja: Rara (aparece por primera vez)"
      ),
      ("(0..<300).reduce(AnyView(Text(nombre))) { v, _ in AnyView(VStack { v }) }", "⋯"),
    ]
  )
  func raros(body: String, seVe: String) async throws {
    try await conVistas(Self.conBody(body)) { cuaderno in
      let pantalla = try await cuaderno.ver(["--fotos"])
      #expect(pantalla.salida.contains(seVe), "\(pantalla)")
      #expect(pantalla.fin == .codigo(0))
    }
  }

  @Test("Si la vista no entiende lo que manda, se dice y no se cuelga")
  func cuadrosFalsos() async throws {
    let body = "let _ = write(3, \"basura\\n\", 7); Text(\"hola\")"
    var ficheros = Self.conBody(body)
    ficheros["Vistas.swift"] = ficheros["Vistas.swift"].map { "import Foundation\n" + $0 }
    try await conVistas(ficheros) { cuaderno in
      let pantalla = try await cuaderno.ver(["--fotos"])
      #expect(pantalla.salida.contains("│ (el cuaderno no entiende lo que manda la vista)"))
      #expect(pantalla.fin == .codigo(0))
    }
  }

  @Test("Sin vistas previas, dice cómo se escribe una")
  func sinVistas() async throws {
    try await conVistas { cuaderno in
      let texto = LeccionConVistas.fichero
      let corte = try #require(texto.firstRange(of: "#Preview"))
      try cuaderno.entregarVistas(String(texto[..<corte.lowerBound]))
      let dicho = """
        No hay nada que ver. Escribe al final del fichero:

          #Preview {
            TuVista()
          }

        """
      let sinNinguna = try await cuaderno.leccion("ver", "98", "--fotos")
      #expect(sinNinguna == Pantalla(fin: .codigo(1), salida: dicho))
      // Nombrarlo en un comentario no es tenerlo.
      try cuaderno.entregarVistas(texto[..<corte.lowerBound] + "// #Preview { BarraView() }\n")
      let enComentario = try await cuaderno.leccion("ver", "98", "--fotos")
      #expect(enComentario == Pantalla(fin: .codigo(1), salida: dicho))
    }
  }

  @Test("Fuera de sitio: sin terminal, en una lección sin vistas, con acciones y sin fotos")
  func uso() async throws {
    try await conVistas { cuaderno in
      try await cuaderno.esperar(
        Pantalla(
          fin: .codigo(2),
          salida: "",
          errores: """
            «leccion ver» necesita una terminal.
            Sin ella: leccion ver 98 --fotos

            """
        ),
        "ver",
        "98"
      )
      try await cuaderno.esperar(
        Pantalla(
          fin: .codigo(2),
          salida: "",
          errores:
            "La lección 99 no tiene vistas que ver: su portada no usa SwiftUI.\nLas tienen: 98.\n"
        ),
        "ver",
        "99"
      )
      try await cuaderno.esperar(
        Pantalla(
          fin: .codigo(2),
          salida: "",
          errores: "Las acciones van con --fotos.\nleccion ver 98 --fotos …\n"
        ),
        "ver",
        "98",
        "Servir"
      )
      try await cuaderno.esperar(
        Pantalla(
          fin: .codigo(2),
          salida: "",
          errores: "--sucesos va con --fotos: en la terminal, los sucesos están en el panel.\n"
        ),
        "ver",
        "98",
        "--sucesos"
      )
    }
  }
}
