import Cuaderno
import Foundation
import Sistema
import Testing

/// Lo mal escrito: código 2, qué se quiso decir, y todo por la salida de errores.
@Suite("Órdenes mal escritas")
struct UsoTests {
  /// Unos argumentos y lo que se contesta.
  struct Caso: CustomTestStringConvertible {
    var argumentos: [String]
    var errores: String
    var testDescription: String { argumentos.joined(separator: " ") }
  }

  static let casos = [
    Caso(
      argumentos: ["98"],
      errores: "No hay lección 98. La más cercana es la 99.\nLas hay en «leccion lista».\n"
    ),
    Caso(
      argumentos: ["numerso"],
      errores:
        "No hay ninguna lección ni orden «numerso». ¿Querías decir «numeros»?\nLas hay en «leccion lista».\n"
    ),
    Caso(
      argumentos: ["lsita"],
      errores:
        "No hay ninguna lección ni orden «lsita». ¿Querías decir «lista»?\nLas hay en «leccion lista».\n"
    ),
    Caso(
      argumentos: ["99", "--jsno"],
      errores:
        "No conozco la opción --jsno. ¿Querías decir «--json»?\nMira las que hay con «leccion ayuda».\n"
    ),
    Caso(
      argumentos: ["99", "lista"],
      errores: "Primero la orden y luego la lección: leccion lista 99\n"
    ),
    Caso(
      argumentos: ["lista", "pista"],
      errores: "Sobra «pista».\nSe escribe: leccion lista\n"
    ),
    Caso(
      argumentos: ["pista"],
      errores: "A «leccion pista» le falta la lección.\nSe escribe: leccion pista N\n"
    ),
    Caso(
      argumentos: ["explicar", "zz"],
      errores: """
        No tengo explicación de «zz».
        El ID es lo que va entre corchetes detrás del mensaje.

        """
    ),
    Caso(
      argumentos: ["99", "98"],
      errores: "Sobra «98».\nSe escribe: leccion comprobar [N]\n"
    ),
    Caso(
      argumentos: ["99", "--con"],
      errores:
        "A --con le falta su valor: --con VERSION.\nMira las que hay con «leccion ayuda».\n"
    ),
    Caso(
      argumentos: ["ver", "99", "--xcode"],
      errores: """
        A --xcode le falta su valor: --xcode 26|27.
        Mira lo que admite con «leccion ayuda ver».

        """
    ),
    Caso(
      argumentos: ["99", "--con", "nada"],
      errores:
        "No conozco la versión «nada».\nLas hay: alumno, solucion, inicio y error:SLUG.\n"
    ),
    Caso(
      argumentos: ["99", "--con", "error:nada"],
      errores: "La lección 99 no tiene el error conocido «nada».\nTiene: ninguno.\n"
    ),
    Caso(
      argumentos: ["lista", "--con", "inicio"],
      errores: """
        «leccion lista» no admite --con.
        Mira lo que admite con «leccion ayuda lista».

        """
    ),
    Caso(
      argumentos: ["99", "--json=si"],
      errores: "--json no lleva valor.\nMira las que hay con «leccion ayuda».\n"
    ),
    Caso(
      argumentos: ["99999999999999999999"],
      errores:
        "No hay ninguna lección ni orden «99999999999999999999».\nLas hay en «leccion lista».\n"
    ),
    Caso(
      argumentos: ["-1"],
      errores: "No conozco la opción -1.\nMira las que hay con «leccion ayuda».\n"
    ),
    Caso(
      argumentos: [""],
      errores: "No hay ninguna lección ni orden «».\nLas hay en «leccion lista».\n"
    ),
    Caso(
      argumentos: ["../99-numeros"],
      errores: "No hay ninguna lección ni orden «../99-numeros».\nLas hay en «leccion lista».\n"
    ),
    Caso(
      argumentos: ["99", "--con", "error:../../../Lecciones/99-numeros"],
      errores: """
        No conozco la versión «error:../../../Lecciones/99-numeros».
        Las hay: alumno, solucion, inicio y error:SLUG.

        """
    ),
  ]

  @Test("Cada orden mal escrita dice qué pasa y qué se puede escribir", arguments: casos)
  func malEscrita(_ caso: Caso) async throws {
    try await conCuaderno { cuaderno in
      // Así se pasan también los argumentos vacíos.
      let citados = caso.argumentos.map { "'\($0)'" }.joined(separator: " ")
      let pantalla = try await cuaderno.guion("exec \"$LECCION\" \(citados)")
      #expect(pantalla == Pantalla(fin: .codigo(2), salida: "", errores: caso.errores))
    }
  }

  @Test("La lección se nombra por su número, su carpeta o el principio de su nombre")
  func nombres() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      for nombre in ["99", "99-numeros", "numeros", "num"] {
        try await cuaderno.esperar(
          Pantalla(fin: .codigo(0), salida: LeccionDePrueba.superada),
          nombre
        )
      }
    }
  }

  @Test("Las versiones se dicen en cualquier carpeta", arguments: ["version", "--version"])
  func version(_ forma: String) async throws {
    try await conCuaderno(caliente: false) { cuaderno in
      let pantalla = try await cuaderno.leccion(forma, desde: cuaderno.casa)
      #expect(pantalla.fin == .codigo(0))
      #expect(pantalla.salida.hasPrefix("Cuaderno \(versionDelCuaderno)\nSwift 6"))
    }
  }

  @Test("La ayuda sale por la salida normal, con código 0", arguments: ["--ayuda", "-h", "ayuda"])
  func ayuda(_ forma: String) async throws {
    try await conCuaderno { cuaderno in
      let pantalla = try await cuaderno.leccion(forma, desde: "/")
      #expect(pantalla.fin == .codigo(0))
      #expect(pantalla.errores == "")
      #expect(pantalla.salida.hasPrefix("Cuaderno: aprende cómo Swift observa el estado.\n"))
    }
  }
}
