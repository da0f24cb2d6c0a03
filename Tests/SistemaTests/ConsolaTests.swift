import Testing

@testable import Sistema

@Suite("Consola")
struct ConsolaTests {
  @Test(
    "Se escribe en ASCII solo si el entorno dice una codificación que no es UTF-8",
    arguments: [
      ([:], false), (["LANG": ""], false), (["LANG": "C"], true), (["LANG": "POSIX"], true),
      (["LANG": "C.UTF-8"], false), (["LANG": "es_ES.utf8"], false),
      (["LANG": "es_ES.ISO-8859-1"], true), (["LANG": "es_ES.UTF-8", "LC_ALL": "C"], true),
      (["LANG": "C", "LC_CTYPE": "UTF-8"], false),
      (["LANG": "C", "LC_ALL": "", "LC_CTYPE": "es_ES.UTF-8"], false),
      (["LC_ALL": "es_ES.UTF-8", "LC_CTYPE": "C", "LANG": "C"], false),
    ] as [([String: String], Bool)]
  )
  func ascii(_ caso: ([String: String], Bool)) {
    #expect(Consola.esASCII(caso.0) == caso.1)
    #expect(Consola(sinColor: false, entorno: caso.0).estilo.ascii == caso.1)
  }

  @Test("El ancho queda entre 40 y 100 columnas")
  func ancho() {
    #expect((40...100).contains(Consola(sinColor: true, entorno: [:]).estilo.ancho))
  }

  @Test("Sin color si se pide, con NO_COLOR o en una terminal tonta")
  func color() {
    for (sinColor, entorno) in [
      (true, [:]), (false, ["NO_COLOR": "1"]), (false, ["TERM": "dumb"]),
    ] as [(Bool, [String: String])] {
      let consola = Consola(sinColor: sinColor, entorno: entorno)
      #expect(!consola.estilo.color)
      #expect(!consola.estiloDeErrores.color)
    }
  }
}
