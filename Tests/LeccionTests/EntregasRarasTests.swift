import Cuaderno
import Foundation
import Sistema
import Testing

/// Lo que puede haber en el lugar del fichero del estudiante, y lo que se le dice.
@Suite("Entregas raras")
struct EntregasRarasTests {
  private static let falta = """
    Falta Numeros.swift. Recupera el del principio con «swift run leccion reiniciar
    99».
    """

  private static func ilegible(_ motivo: String) -> String {
    """
    Lección 99 · Los números  no se puede leer

    \(motivo)

    Arréglalo y comprueba otra vez:
      swift run leccion 99

    """
  }

  /// Un contenido que no se puede compilar y la frase que lo explica.
  struct Contenido: CustomTestStringConvertible {
    var nombre: String
    var bytes: [UInt8]
    var motivo: String
    var testDescription: String { nombre }
  }

  private static let vacio = """
    Numeros.swift está vacío: no hay nada que comprobar. Recupera el del principio
    con «swift run leccion reiniciar 99».
    """

  private static func noEsUTF8(enLinea linea: Int) -> String {
    """
    Numeros.swift no está guardado en UTF-8 (lo veo en la línea \(linea)). Guárdalo así en
    tu editor.
    """
  }

  private static func nulo(enLinea linea: Int) -> String {
    """
    Numeros.swift tiene un carácter nulo en la línea \(linea): no es texto. Borra ese
    carácter o recupera el del principio con «swift run leccion reiniciar 99».
    """
  }

  static let contenidos = [
    Contenido(nombre: "vacío", bytes: [], motivo: vacio),
    Contenido(nombre: "en blanco", bytes: Array(" \n\t\r\n".utf8), motivo: vacio),
    Contenido(
      nombre: "Latin-1",
      bytes: Array("// a\n// ".utf8) + [0xf1, 10],
      motivo: noEsUTF8(enLinea: 2)
    ),
    Contenido(
      nombre: "con un nulo",
      bytes: Array("// a\n// b\n//".utf8) + [0, 10],
      motivo: nulo(enLinea: 3)
    ),
    Contenido(
      nombre: "UTF-16",
      bytes: [0xff, 0xfe, 0x2f, 0, 0x2f, 0, 10, 0],
      motivo: noEsUTF8(enLinea: 1)
    ),
    Contenido(
      nombre: "de 5 MB",
      bytes: [UInt8](repeating: 10, count: 5 << 20),
      motivo: """
        Numeros.swift ocupa 5120 KiB y el máximo es 1024. Recupera el del principio con
        «swift run leccion reiniciar 99».
        """
    ),
  ]

  @Test("Un contenido que no se puede compilar dice por qué", arguments: contenidos)
  func contenidoIlegible(_ caso: Contenido) async throws {
    try await conCuaderno { cuaderno in
      try Disco.escribir(caso.bytes, en: cuaderno.fichero)
      let pantalla = try await cuaderno.leccion("99")
      #expect(pantalla == Pantalla(fin: .codigo(1), salida: Self.ilegible(caso.motivo)))
    }
  }

  @Test("Un fichero que falta se puede recuperar")
  func falta() async throws {
    try await conCuaderno { cuaderno in
      Disco.borrar(cuaderno.fichero)
      let pantalla = try await cuaderno.leccion("99")
      let motivo = Self.falta
      #expect(pantalla == Pantalla(fin: .codigo(1), salida: Self.ilegible(motivo)))
    }
  }

  @Test("Una carpeta en lugar del fichero")
  func carpeta() async throws {
    try await conCuaderno { cuaderno in
      Disco.borrar(cuaderno.fichero)
      try Disco.crearCarpeta(cuaderno.fichero)
      let pantalla = try await cuaderno.leccion("99")
      let motivo = """
        Numeros.swift es una carpeta y debería ser un fichero. Muévela. Recupera el del
        principio con «swift run leccion reiniciar 99».
        """
      #expect(pantalla == Pantalla(fin: .codigo(1), salida: Self.ilegible(motivo)))
    }
  }

  @Test("Un tubo en lugar del fichero no deja al programa esperando")
  func tubo() async throws {
    try await conCuaderno { cuaderno in
      Disco.borrar(cuaderno.fichero)
      try #require(mkfifo(cuaderno.fichero, 0o644) == 0)
      let pantalla = try await cuaderno.leccion("99")
      let motivo = """
        Numeros.swift no es un fichero normal. Bórralo. Recupera el del principio con
        «swift run leccion reiniciar 99».
        """
      #expect(pantalla == Pantalla(fin: .codigo(1), salida: Self.ilegible(motivo)))
    }
  }

  @Test("Un enlace a un fichero de fuera de la lección no se sigue")
  func enlaceFuera() async throws {
    try await conCuaderno { cuaderno in
      let fuera = "\(cuaderno.casa)/Numeros.swift"
      try Disco.escribir(Array(LeccionDePrueba.solucion.utf8), en: fuera)
      Disco.borrar(cuaderno.fichero)
      try #require(symlink(fuera, cuaderno.fichero) == 0)
      let informe = try await cuaderno.leccion("99", "--json").informe()
      #expect(informe.resultado == "no-legible")
      #expect(
        informe.problemas == [
          "Numeros.swift es un enlace a \(fuera), fuera de la lección: no lo sigo. Pon ahí un fichero."
        ]
      )
    }
  }

  @Test("Un enlace a ninguna parte y otro en círculo tampoco")
  func enlaceRoto() async throws {
    try await conCuaderno { cuaderno in
      for destino in ["no-existe.swift", "Numeros.swift"] {
        Disco.borrar(cuaderno.fichero)
        try #require(symlink(destino, cuaderno.fichero) == 0)
        let informe = try await cuaderno.leccion("99", "--json").informe()
        #expect(
          informe.problemas == [
            "Numeros.swift es un enlace a nada, fuera de la lección: no lo sigo. Pon ahí un fichero."
          ]
        )
      }
    }
  }

  @Test("Los finales de línea de Windows y la marca BOM no molestan")
  func finalesDeWindows() async throws {
    try await conCuaderno { cuaderno in
      let solucion = LeccionDePrueba.solucion.replacing("\n", with: "\r\n")
      try cuaderno.entregar("\u{feff}" + solucion)
      try await cuaderno.esperar(Pantalla(fin: .codigo(0), salida: LeccionDePrueba.superada), "99")
    }
  }

  @Test("Con finales de Windows, la línea del error se cita en su sitio")
  func errorConFinalesDeWindows() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(
        "// ñandú\r\nfunc uno() -> Int { \"a\" }\r\nfunc dos() async -> Int { 2 }\r\n"
      )
      let pantalla = try await cuaderno.leccion("99")
      #expect(pantalla.fin == .codigo(1))
      #expect(
        pantalla.salida.contains(
          """
          Lecciones/99-numeros/Numeros.swift:2:21
          error:
          """
        )
          && pantalla.salida.contains(
            "\n  2 │ func uno() -> Int { \"a\" }\n    │                     ^"
          ),
        "\(pantalla.salida)"
      )
    }
  }

  @Test("Un fichero de más no completa la lección, y se dice")
  func ficheroDeMas() async throws {
    try await conCuaderno { cuaderno in
      let copia = "\(cuaderno.carpetaDelAlumno)/Numeros copia.swift"
      try Disco.escribir(Array(LeccionDePrueba.solucion.utf8), en: copia)
      let pantalla = try await cuaderno.leccion("99")
      #expect(pantalla.fin == .codigo(1))
      let aviso = """
        En la carpeta hay «Numeros copia.swift», que no cuenta: la lección usa
        Numeros.swift.
        """
      #expect(
        pantalla.salida
          == LeccionDePrueba.sinEmpezar.replacing("\n\nLlevas", with: "\n\n\(aviso)\n\nLlevas")
      )
    }
  }

  @Test("Un fichero con otro nombre no sustituye al que falta")
  func ficheroConOtroNombre() async throws {
    try await conCuaderno { cuaderno in
      try #require(rename(cuaderno.fichero, "\(cuaderno.carpetaDelAlumno)/numeros.swift") == 0)
      let pantalla = try await cuaderno.leccion("99")
      let motivo = """
        \(Self.falta)

        En la carpeta hay «numeros.swift», que no cuenta: la lección usa Numeros.swift.
        """
      #expect(pantalla == Pantalla(fin: .codigo(1), salida: Self.ilegible(motivo)))
    }
  }
}
