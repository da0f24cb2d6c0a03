import Testing

@testable import Cuaderno

@Suite("Leccion")
struct LeccionTests {
  @Test(
    "Una carpeta de lección es un número de dos cifras, un guion y un nombre corto",
    arguments: [
      ("03-propiedades-ignoradas", 3, "propiedades-ignoradas"), ("10-a", 10, "a"),
      ("99-z9", 99, "z9"), ("100-larga", 100, "larga"),
    ]
  )
  func valen(carpeta: String, numero: Int, slug: String) throws {
    let leida = try #require(Leccion.separar(carpeta: carpeta))
    #expect(leida.numero == numero)
    #expect(leida.slug == slug)
  }

  @Test(
    "Lo demás no es una lección",
    arguments: [
      "", "-", "03", "03-", "3-corta", "003-larga", "00-cero", "+3-signo", "-1-menos",
      "03-Mayuscula",
      "03-acentuación", "03-con espacio", "03-con_bajo", "03-punto.swift", "aa-letras", "03/../x",
      "٠٣-cifras", "99999999999999999999-grande", ".03-oculta",
    ]
  )
  func noValen(carpeta: String) {
    #expect(Leccion.separar(carpeta: carpeta) == nil)
  }

  @Test("Los nombres que salen de su número y su slug")
  func nombres() {
    let leccion = Ejemplos.leccion
    #expect(
      [
        leccion.etiqueta, leccion.carpeta, leccion.modulo, leccion.moduloDePruebas,
        leccion.carpetaDePruebas, leccion.carpetaDelAlumno, leccion.carpetaDeSolucion,
      ] == [
        "03", "03-propiedades-ignoradas", "Leccion03", "Leccion03Tests", "Tests/Leccion03Tests",
        "Lecciones/03-propiedades-ignoradas", "Soluciones/03-propiedades-ignoradas",
      ]
    )
  }

  @Test("La etiqueta de una lección de tres cifras no se recorta")
  func etiqueta() {
    #expect([1, 9, 10, 123].map(Leccion.etiqueta) == ["01", "09", "10", "123"])
  }
}

@Suite("Version")
struct VersionTests {
  @Test(
    "Se escribe como se lee",
    arguments: [
      ("alumno", Version.alumno, "Lecciones/03-propiedades-ignoradas"),
      ("solucion", .solucion, "Soluciones/03-propiedades-ignoradas"),
      ("inicio", .inicio, "Soluciones/03-propiedades-ignoradas/Inicio"),
      (
        "error:avisa-dos-veces", .error("avisa-dos-veces"),
        "Soluciones/03-propiedades-ignoradas/Errores/avisa-dos-veces"
      ),
    ]
  )
  func idaYVuelta(texto: String, version: Version, carpeta: String) {
    #expect(Version(texto) == version)
    #expect(version.nombre == texto)
    #expect(version.carpeta(de: Ejemplos.leccion) == carpeta)
  }

  @Test(
    "Lo que no es una versión, y lo que saldría de su carpeta",
    arguments: [
      "", "Solucion", "solución", "error", "error:", "error:..", "error:../..", "error:a/b",
      "error:.oculto", "error:/etc",
    ]
  )
  func noValen(texto: String) {
    #expect(Version(texto) == nil)
  }
}
