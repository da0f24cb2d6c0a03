import Testing

@testable import Cuaderno

@Suite("ErrorDeEnlace: lo que dice el enlazador, en español")
struct ErrorDeEnlaceTests {
  @Test(
    "Cada enlazador lo dice a su manera, y se lee igual",
    arguments: [
      ("/a/Caja.swift:53: error: undefined reference to 'saluda'", "saluda"),
      ("ld.lld: error: undefined symbol: saluda", "saluda"),
    ]
  )
  func falta(_ dicho: String, _ simbolo: String) {
    #expect(
      ErrorDeEnlace.causas(dicho + "\n" + dicho + "\nclang: error: linker command failed\n") == [
        "falta el código de `\(simbolo)`: está declarado y nadie lo define."
      ]
    )
  }

  @Test(
    "Dos programas principales se dicen por su nombre",
    arguments: [
      "/usr/bin/ld.gold: error: /a/Corredor.o: multiple definition of 'main'",
      "ld.lld: error: duplicate symbol: main", "duplicate symbol '_main' in:",
    ]
  )
  func dosPrincipales(_ dicho: String) {
    #expect(
      ErrorDeEnlace.causas(dicho) == [
        "hay dos programas principales: quita `@main` o el código suelto de tu fichero."
      ]
    )
  }

  @Test("Falta una biblioteca, o no se sabe") func otras() {
    #expect(
      ErrorDeEnlace.causas("/usr/bin/ld: cannot find -lsqlite3: No such file\n") == [
        "falta la biblioteca `sqlite3`, que no está en esta máquina."
      ]
    )
    #expect(ErrorDeEnlace.causas("algo raro") == [])
  }

  @Test("Un símbolo que el estudiante declara es suyo; los demás, no") func delEstudiante() {
    let fuentes = ["A.swift": ["import X", "@_silgen_name(\"no_esta\") func f()"]]
    let causas = ErrorDeEnlace.causas("undefined reference to `no_esta'\nundefined symbol: otro\n")
    let suyas = ErrorDeEnlace.delEstudiante(
      causas.joined(separator: "\n"),
      modulo: "Leccion03",
      fuentes: fuentes
    )
    #expect(
      suyas.map(\.mensaje) == ["falta el código de 'no_esta': está declarado y nadie lo define"]
    )
    #expect(
      suyas.first?.lugar == Lugar(fichero: "A.swift", linea: 2, columna: 15, largo: 9)
    )
    let mangle = ErrorDeEnlace.delEstudiante(
      "falta el código de `$s9Leccion031fyyF`: x.",
      modulo: "Leccion03",
      fuentes: [:]
    )
    #expect(mangle.count == 1)
  }
}
