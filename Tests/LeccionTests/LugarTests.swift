import Cuaderno
import Foundation
import Sistema
import Testing

/// Dónde está el cuaderno y desde dónde se llama al programa.
@Suite("Lugares")
struct LugarTests {
  private static let superada = Pantalla(fin: .codigo(0), salida: LeccionDePrueba.superada)

  @Test(
    "Funciona en carpetas con espacios, acentos, emoji, comillas y signos del shell",
    arguments: ["mi año 👩🏽‍💻 swift", "-r it's \"raro\" $HOME `x` #1; *\\"]
  )
  func nombresDeCarpeta(_ nombre: String) async throws {
    // Sin nada guardado: así la ruta llega al compilador y al enlazador.
    try await conCuaderno(nombre, caliente: false) { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      let pantalla = try await cuaderno.leccion("99")
      #expect(pantalla.salida == LeccionDePrueba.superada, "\(pantalla.errores)")
      #expect(pantalla.fin == .codigo(0))
      try await cuaderno.esperar(Self.superada, "99")
    }
  }

  @Test("Un error en una carpeta rara señala el fichero con su ruta entera")
  func rutaEntera() async throws {
    try await conCuaderno("mi año 👩🏽‍💻") { cuaderno in
      let pantalla = try await cuaderno.leccion("99", desde: "\(cuaderno.carpeta)/Lecciones")
      let enSuSitio = LeccionDePrueba.sinEmpezar.replacing(
        "Abre Lecciones",
        with: "Abre \(cuaderno.carpeta)/Lecciones"
      )
      #expect(pantalla == Pantalla(fin: .codigo(1), salida: enSuSitio))
    }
  }

  @Test(
    "Desde una subcarpeta encuentra el cuaderno",
    arguments: ["Lecciones", "Lecciones/99-numeros", "Tests/Leccion99Tests"]
  )
  func subcarpeta(_ carpeta: String) async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      let pantalla = try await cuaderno.leccion("99", desde: "\(cuaderno.carpeta)/\(carpeta)")
      #expect(pantalla == Self.superada)
    }
  }

  @Test("Con --cuaderno se le dice cuál, y sin cuaderno lo explica")
  func cuadernoPedido() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      try await cuaderno.esperar(Self.superada, "99", "--cuaderno", cuaderno.carpeta, desde: "/")
      let vacia = cuaderno.casa
      let errores = """
        No encuentro el cuaderno desde \(vacia).
        Entra en su carpeta, o dime cuál es con --cuaderno CARPETA.

        """
      try await cuaderno.esperar(
        Pantalla(fin: .codigo(3), salida: "", errores: errores),
        "99",
        "--cuaderno",
        vacia
      )
    }
  }

  @Test("Un cuaderno detrás de un enlace es el mismo cuaderno, y su caché también")
  func enlace() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      let enlace = "\(cuaderno.casa)/atajo"
      try #require(symlink(cuaderno.carpeta, enlace) == 0)
      try await cuaderno.esperar(Self.superada, "99", desde: "\(enlace)/Lecciones")
      try await cuaderno.esperar(Self.superada, "99", "--cuaderno", enlace, desde: "/")
      #expect(Disco.clase(cuaderno.estado) != .nada)
    }
  }

  @Test("Con la carpeta actual borrada, no se rompe")
  func carpetaBorrada() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      let pantalla = try await cuaderno.guion(
        """
        mkdir "$HOME/fugaz" && cd "$HOME/fugaz" && rmdir "$HOME/fugaz"
        exec "$LECCION" 99 --cuaderno '\(cuaderno.carpeta)'
        """
      )
      #expect(pantalla == Self.superada)
    }
  }

  @Test(
    "Movida la carpeta entera, la caché sigue sirviendo o se rehace, y el veredicto es el mismo"
  )
  func carpetaMovida() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      try await cuaderno.esperar(Self.superada, "99")
      let nueva = "\(cuaderno.casa)/otro sitio"
      try #require(Disco.mover(cuaderno.carpeta, a: nueva))
      try await cuaderno.esperar(Self.superada, "99", desde: nueva)
      let movido = CuadernoDePrueba(carpeta: nueva, casa: cuaderno.casa)
      let informe = try await movido.comprobar(LeccionDePrueba.uno("fatalError(\"ay\")"))
      #expect(informe.estados == ["parada", "superada"])
      #expect(informe.comprobaciones[0].parada?.linea == 3)
    }
  }
}
