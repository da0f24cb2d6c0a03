import Cuaderno
import Foundation
import Sistema
import Testing

/// El Swift instalado: falta, es viejo, no se entiende o se rompe.
@Suite("Compilador instalado")
struct CompiladorTests {
  #if os(macOS)
  private static let soloPATH = false
  #else
  private static let soloPATH = true
  #endif

  @Test(
    "Sin compilador dice qué instalar",
    .enabled(if: soloPATH, "en un Mac el compilador se encuentra con xcrun aunque PATH esté vacía"),
    arguments: ["", "/no/existe", ":::"]
  )
  func falta(_ path: String) async throws {
    try await conCuaderno { cuaderno in
      let errores = """
        No encuentro el compilador de Swift (swiftc).
        Instala Swift 6.3 o posterior desde swift.org, y comprueba que «swift --version» responde.

        """
      try await cuaderno.esperar(
        Pantalla(fin: .codigo(3), salida: "", errores: errores),
        "99",
        entorno: ["PATH": path]
      )
    }
  }

  @Test("La lista y la ayuda no necesitan compilador")
  func sinCompilar() async throws {
    try await conCuaderno { cuaderno in
      for orden in ["lista", "ayuda"] {
        let pantalla = try await cuaderno.leccion(orden, entorno: ["PATH": ""])
        #expect(pantalla.fin == .codigo(0))
      }
    }
  }

  @Test(
    "Uno viejo dice su versión y la que hace falta",
    arguments: ["6.1", "5.10.1", "6.2.4"]
  )
  func viejo(_ version: String) async throws {
    try await conCuaderno { cuaderno in
      let entorno = try CompiladorFingido.escribir(
        en: cuaderno.casa,
        "echo 'Swift version \(version) (swift-\(version)-RELEASE)'"
      )
      let errores = """
        Preparo el cuaderno para este compilador (solo la primera vez)…
        Este Swift es \(version) y el cuaderno necesita 6.3 o posterior.
        Instálalo desde swift.org y vuelve a probar.

        """
      try await cuaderno.esperar(
        Pantalla(fin: .codigo(3), salida: "", errores: errores),
        "99",
        entorno: entorno
      )
    }
  }

  @Test("Uno que no dice su versión no se da por bueno")
  func mudo() async throws {
    try await conCuaderno { cuaderno in
      let entorno = try CompiladorFingido.escribir(en: cuaderno.casa, "exit 1")
      let pantalla = try await cuaderno.leccion("99", entorno: entorno)
      #expect(pantalla.fin == .codigo(3))
      #expect(
        pantalla.errores.hasSuffix(
          "No entiendo lo que responde el compilador de Swift: swiftc --version no dice su versión.\n"
        ),
        "\(pantalla.errores)"
      )
    }
  }

  @Test("Si el driver no cuenta sus trabajos, se le encargan a él")
  func sinPlan() async throws {
    let verdadero = try await Herramientas.buscar().driver
    try await conCuaderno { cuaderno in
      let entorno = try CompiladorFingido.escribir(
        en: cuaderno.casa,
        """
        case "$*" in
          *-driver-print-jobs*) echo "no te lo cuento" ;;
          *) exec "\(verdadero)" "$@" ;;
        esac
        """
      )
      try cuaderno.entregar(LeccionDePrueba.solucion)
      let pantalla = try await cuaderno.leccion("99", entorno: entorno)
      #expect(pantalla.fin == .codigo(0), "\(pantalla)")
      #expect(pantalla.salida == LeccionDePrueba.superada)
    }
  }

  @Test("Uno que se cae al compilar no supera ni suspende: lo dice")
  func seCae() async throws {
    try await conCuaderno { cuaderno in
      let entorno = try CompiladorFingido.escribir(
        en: cuaderno.casa,
        """
        case "$*" in
          *--version*) echo "Swift version 6.3.1" ;;
          *-driver-print-jobs*) ;;
          *) echo "fallo interno" >&2; exit 1 ;;
        esac
        """
      )
      let pantalla = try await cuaderno.leccion("99", entorno: entorno)
      #expect(pantalla.fin == .codigo(3))
      #expect(pantalla.salida == "")
      #expect(
        pantalla.errores.hasSuffix(
          "El compilador de Swift ha fallado sin señalar ninguna línea.\nfallo interno\n"
        ),
        "\(pantalla.errores)"
      )
    }
  }
}
