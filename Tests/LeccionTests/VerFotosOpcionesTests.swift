import Cuaderno
import Foundation
import Sistema
import Testing

/// Lo que se pide a las fotos, y lo que esperan.
@Suite("leccion ver --fotos: las opciones y las esperas")
struct VerFotosOpcionesTests {
  @Test("Con --xcode 27, @State crea su objeto una vez, y la primera foto lo dice")
  func xcode() async throws {
    try await conVistas(Self.conModelo) { cuaderno in
      func creados(_ opciones: [String]) async throws -> (Int, String) {
        let salida = try await cuaderno.ver(["--fotos"] + opciones + ["redibujar"]).salida
        return (salida.lineas.count { $0 == "│ creo un modelo" }, salida)
      }
      let (con26, sin) = try await creados([])
      let (con27, con) = try await creados(["--xcode", "27"])
      #expect(con26 == 2 && con27 == 1)
      #expect(sin.hasPrefix("— Al aparecer\n"))
      #expect(con.hasPrefix("— Al aparecer, como en Xcode 27\n"))
      #expect(con.contains("\n— Tras «redibujar»\n"))
    }
  }

  private static let conModelo = [
    "Vistas.swift": """
    import SwiftUI

    @Observable
    final class Modelo {
      init() { print("creo un modelo") }
    }

    struct Rara: View {
      @State private var modelo = Modelo()
      var body: some View { Text("hola") }
    }

    #Preview {
      Rara()
    }

    """
  ]

  @Test("Con --sucesos se dice de qué vista es cada cosa")
  func sucesos() async throws {
    let body = """
      Button("Sube") { nombre += "a" }
            .onChange(of: nombre) {}
            .task(id: nombre) { try? await Task.sleep(for: .seconds(nombre.isEmpty ? 9 : 1)) }
      """
    try await conVistas(VerFotosTests.conBody(body)) { cuaderno in
      let salida = try await cuaderno.ver(["--fotos", "--sucesos", "Sube", "+1s"]).salida
      #expect(
        salida.lineas.filter { $0.hasPrefix("Pasa: ") || $0.hasPrefix("—") } == [
          "— Al aparecer", "Pasa: entra Rara", "Pasa: empieza una tarea en Rara",
          "— Tras «Sube»", "Pasa: se cancela una tarea en Rara", "Pasa: onChange en Rara: «» → «a»",
          "Pasa: empieza una tarea en Rara", "— Tras «+1s»", "Pasa: acaba una tarea en Rara",
        ]
      )
    }
  }

  @Test("Lo que se refresca puede esperar al reloj: la foto sale, y sigue al adelantarlo")
  func refrescar() async throws {
    let body = """
      List { Text("van \\(nombre)") }.refreshable {
            try? await Task.sleep(for: .seconds(2))
            nombre = "dos"
          }
      """
    try await conVistas(VerFotosTests.conBody(body)) { cuaderno in
      let pantalla = try await cuaderno.ver(["--fotos", "refrescar", "+2s"])
      #expect(pantalla.salida.contains("van dos"))
      #expect(pantalla.fin == .codigo(0))
    }
  }

  @Test("Una vista que no contesta se para, y se dice si esperaba o trabajaba")
  func noContesta() async throws {
    try await conVistas { cuaderno in
      try cuaderno.cambiarVistas("import SwiftUI", "import Foundation\nimport SwiftUI")
      try cuaderno.cambiarVistas("tazas += 1", "sleep(600)")
      let pantalla = try await cuaderno.leccion("ver", "98", "--fotos", "Servir")
      #expect(
        pantalla.salida.hasSuffix(
          """

            La vista lleva 10 s esperando algo, sin trabajar: la he parado.
            Busca un `sleep`, una lectura o un cerrojo que no llega, en un `body` o en una
            acción. Si la máquina va muy cargada, prueba otra vez.

          """
        ),
        "\(pantalla.salida)"
      )
      #expect(pantalla.fin == .codigo(1))
    }
  }
}
