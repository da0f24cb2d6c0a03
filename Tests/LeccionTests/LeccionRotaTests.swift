import Cuaderno
import Foundation
import Sistema
import Testing

/// Con una lección mal escrita, las órdenes que las miran todas enseñan las demás.
@Suite("Una lección rota entre otras")
struct LeccionRotaTests {
  /// Un cuaderno con su lección 99 superada y otra, la 98, sin portada.
  private static func conRota(_ hacer: (CuadernoDePrueba) async throws -> Void) async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      let carpeta = "\(cuaderno.carpeta)/Lecciones/98-rota"
      try Disco.crearCarpeta(carpeta)
      try Disco.escribir(Array("# Rota\n".utf8), en: "\(carpeta)/README.md")
      try await hacer(cuaderno)
    }
  }

  private static let queja = """

    La lección 98-rota está mal escrita:
      el README no empieza por una portada entre dos líneas ---

    """

  @Test("«todas» comprueba las demás, la nombra y acaba con 3; en JUnit es un error")
  func todas() async throws {
    try await Self.conRota { cuaderno in
      try await cuaderno.esperar(
        Pantalla(
          fin: .codigo(3),
          salida: "✓ 99  Los números  2 de 2\n\n1 de 2 lecciones superadas.\n",
          errores: Self.queja
        ),
        "todas",
        "--junit",
        "informe.xml"
      )
      let xml = try Disco.texto("\(cuaderno.carpeta)/informe.xml")
      #expect(xml.contains("<testsuites name=\"Cuaderno\" tests=\"3\" failures=\"0\" errors=\"1\""))
      #expect(xml.contains("<testsuite name=\"98-rota\" tests=\"1\" failures=\"0\" errors=\"1\">"))
      // Lo que corrió lleva su tiempo; lo que no, ninguno.
      let casos = xml.lineas.filter { $0.contains("<testcase") }
      #expect(casos.map { $0.contains(" time=\"") } == [true, true, false])
    }
  }

  @Test("Con una lección sin sus ficheros, igual")
  func sinFicheros() async throws {
    try await conCuaderno { cuaderno in
      Disco.borrar("\(cuaderno.carpeta)/Soluciones/99-numeros/Inicio")
      let pantalla = try await cuaderno.leccion("todas")
      #expect(
        pantalla
          == Pantalla(
            fin: .codigo(3),
            salida: "\n0 de 1 lección superada.\n",
            errores: """

              La lección 99-numeros está mal escrita:
                falta Soluciones/99-numeros/Inicio

              """
          )
      )
    }
  }

  @Test("«lista» enseña las demás, la nombra y acaba con 3")
  func lista() async throws {
    try await Self.conRota { cuaderno in
      try await cuaderno.esperar(
        Pantalla(
          fin: .codigo(3),
          salida: "Pruebas\n  · 99  Los números   1 min\n\n0 de 2 lecciones.\n",
          errores: Self.queja
        ),
        "lista"
      )
    }
  }

  @Test("La que se pide se comprueba aunque haya otra rota; la primera que falta es la rota")
  func comprobar() async throws {
    try await Self.conRota { cuaderno in
      try await cuaderno.esperar(Pantalla(fin: .codigo(0), salida: LeccionDePrueba.superada), "99")
      let pantalla = try await cuaderno.leccion()
      let queja = String(Self.queja.dropFirst())
      #expect(pantalla == Pantalla(fin: .codigo(3), salida: "", errores: queja))
    }
  }
}
