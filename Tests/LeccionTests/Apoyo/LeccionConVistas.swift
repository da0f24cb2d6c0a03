import Cuaderno
import Foundation
import Sistema
import Testing

/// La lección 98: una barra con su botón y un reloj que late, con las bibliotecas de verdad.
enum LeccionConVistas {
  /// El fichero del estudiante: dos vistas previas.
  static let fichero = """
    import SwiftUI

    struct BarraView: View {
      @State private var tazas = 0

      var body: some View {
        Text("Tazas: \\(tazas)")
        Button("Servir") { servir() }
      }

      private func servir() {
        tazas += 1
      }
    }

    struct RelojView: View {
      @State private var latidos = 0

      var body: some View {
        Text("Latidos: \\(latidos)")
          .task {
            while !Task.isCancelled {
              try? await Task.sleep(for: .seconds(1))
              latidos += 1
            }
          }
      }
    }

    #Preview("La barra") {
      BarraView()
    }

    #Preview {
      RelojView()
    }

    """

  fileprivate static func portada(usa: String) -> String {
    """
    ---
    parte: Pruebas
    minutos: 1
    requiere:
    usa: \(usa)
    aislamiento: MainActor
    objetivos: mirar
    ---

    # Las vistas

    """
  }
}

extension CuadernoDePrueba {
  /// El fichero de la lección con vistas.
  var ficheroDeVistas: String { "\(carpeta)/Lecciones/98-vistas/Vistas.swift" }

  /// Corre `leccion ver 98` con esos argumentos.
  func ver(_ argumentos: [String]) async throws -> Pantalla {
    try await leccion(argumentos: ["ver", "98"] + argumentos)
  }

  /// Deja ese texto en el fichero de la lección con vistas.
  func entregarVistas(_ texto: String) throws {
    try Disco.escribir(Array(texto.utf8), en: ficheroDeVistas)
  }

  /// Cambia un trozo del fichero de la lección con vistas: si no está, la prueba no probaría nada.
  func cambiarVistas(_ viejo: String, _ nuevo: String) throws {
    let texto = try Disco.texto(ficheroDeVistas)
    try #require(texto.contains(viejo), "«\(viejo)» no está")
    try entregarVistas(texto.replacing(viejo, with: nuevo, maxReplacements: 1))
  }
}

/// Prepara un cuaderno con la lección 98, trabaja con él y lo borra.
///
/// Todos comparten lo compilado: las bibliotecas se compilan una vez para todas las pruebas.
func conVistas(
  _ ficheros: [String: String] = ["Vistas.swift": LeccionConVistas.fichero],
  usa: String = "SwiftUI",
  _ hacer: (CuadernoDePrueba) async throws -> Void
) async throws {
  let almacen = try await Preparado.compartido.almacen()
  try await conCuaderno(caliente: false) { cuaderno in
    try escribirVistas(ficheros, usa, en: cuaderno, almacen: almacen)
    try await hacer(cuaderno)
  }
}

private func escribirVistas(
  _ ficheros: [String: String],
  _ usa: String,
  en cuaderno: CuadernoDePrueba,
  almacen: String
) throws {
  let raiz = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
  for carpeta in ["Lecciones/98-vistas", "Soluciones/98-vistas/Inicio", "Tools", ".build"] {
    try Disco.crearCarpeta("\(cuaderno.carpeta)/\(carpeta)")
  }
  for ruta in [
    "Sources/MiniCombine", "Sources/MiniSwiftUI", "Sources/Torneo", "Tools/Escena", "Tools/Visor",
    "Tools/VistaPrevia", "Tools/Idioma",
  ] {
    try #require(symlink("\(raiz)/\(ruta)", "\(cuaderno.carpeta)/\(ruta)") == 0)
  }
  func escribir(_ texto: String, _ ruta: String) throws {
    try Disco.escribir(Array(texto.utf8), en: "\(cuaderno.carpeta)/\(ruta)")
  }
  try escribir(LeccionConVistas.portada(usa: usa), "Lecciones/98-vistas/README.md")
  try escribir("", "Lecciones/98-vistas/Pistas.md")
  for (nombre, texto) in ficheros {
    try escribir(texto, "Soluciones/98-vistas/Inicio/\(nombre)")
    try escribir(texto, "Lecciones/98-vistas/\(nombre)")
  }
  try #require(symlink(almacen, "\(cuaderno.carpeta)/.build/leccion") == 0)
}

/// Lo compilado una sola vez para todas las pruebas con vistas.
actor Preparado {
  static let compartido = Preparado()
  private var trabajo: Task<String, any Error>?

  func almacen() async throws -> String {
    let trabajo =
      trabajo
      ?? Task {
        let almacen = try carpetaTemporal()
        borrarAlSalir(almacen)
        try await conCuaderno(caliente: false) { cuaderno in
          let ficheros = ["Vistas.swift": LeccionConVistas.fichero]
          try escribirVistas(ficheros, "SwiftUI, Combine, Torneo", en: cuaderno, almacen: almacen)
          let pantalla = try await cuaderno.leccion("ver", "98", "--fotos")
          try #require(pantalla.fin == .codigo(0), "\(pantalla)")
        }
        return almacen
      }
    self.trabajo = trabajo
    return try await trabajo.value
  }
}
