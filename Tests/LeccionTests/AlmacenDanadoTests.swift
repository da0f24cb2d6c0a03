import Cuaderno
import Foundation
import Sistema
import Testing

/// Lo compilado es una caché: dañada como sea, el veredicto es el mismo.
@Suite("Caché dañada")
struct AlmacenDanadoTests {
  private static let superada = Pantalla(fin: .codigo(0), salida: LeccionDePrueba.superada)

  /// Las maneras de dañar un fichero.
  enum Dano: String, CaseIterable {
    case vacio = "vacío"
    case mitad = "a medias"
    case cambiado = "con un byte cambiado"
    case borrado = "borrado"
    case carpeta = "hecho carpeta"

    func hacer(a ruta: String) throws {
      var bytes = try Disco.leer(ruta)
      Disco.borrar(ruta)
      switch self {
      case .vacio: bytes = []
      case .mitad: bytes.removeLast(bytes.count - bytes.count / 2)
      case .cambiado: if !bytes.isEmpty { bytes[bytes.count / 2] ^= 0x15 }
      case .borrado: return
      case .carpeta: return try Disco.crearCarpeta(ruta)
      }
      try Disco.escribir(bytes, en: ruta)
      try #require(chmod(ruta, 0o755) == 0)
    }
  }

  /// Las clases de entradas del almacén: carpetas de entradas y ficheros sueltos.
  private static let clases = [
    "bibliotecas", "modulos", "pasos", "ejecutables", "enlaces", "plan",
  ]

  @Test(
    "Cada clase de entrada, dañada de cada manera, se rehace",
    arguments: clases,
    [Dano.vacio, .mitad, .cambiado]
  )
  func cadaEntrada(_ clase: String, _ dano: Dano) async throws {
    try await danar([clase], dano)
  }

  @Test("Todas las entradas a la vez, sin sus ficheros", arguments: [Dano.borrado, .carpeta])
  func todasLasEntradas(_ dano: Dano) async throws {
    try await danar(Self.clases, dano)
  }

  private func danar(_ clases: [String], _ dano: Dano) async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      let almacen = try #require(cuaderno.almacen)
      for clase in clases {
        let suyos = Self.ficheros(en: "\(almacen)/\(clase)")
        try #require(!suyos.isEmpty)
        for fichero in suyos { try dano.hacer(a: fichero) }
      }
      // Con el ejecutable a mano, nadie miraría la lista de lo que se enlaza.
      if clases == ["enlaces"] { Disco.borrar("\(almacen)/ejecutables") }
      let pantalla = try await cuaderno.leccion("99")
      #expect(pantalla.salida == LeccionDePrueba.superada, "\(pantalla.errores)")
      #expect(pantalla.fin == .codigo(0))
      // Curada: la siguiente no tiene nada que preparar.
      try await cuaderno.esperar(Self.superada, "99")
    }
  }

  @Test(
    "Solo los sellos, dañados: no se da por buena una entrada sin sello",
    arguments: Dano.allCases
  )
  func soloLosSellos(_ dano: Dano) async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      let almacen = try #require(cuaderno.almacen)
      for fichero in Self.ficheros(en: almacen) {
        if fichero.hasSuffix("/sello") {
          try dano.hacer(a: fichero)
        } else if fichero.hasSuffix("/comprobar") {
          try Disco.escribir([], en: fichero)
        }
      }
      let pantalla = try await cuaderno.leccion("99")
      #expect(pantalla.salida == LeccionDePrueba.superada, "\(pantalla.errores)")
    }
  }

  @Test("Un fichero de menos en una entrada bien sellada")
  func ficheroDeMenos() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      let almacen = try #require(cuaderno.almacen)
      for fichero in Self.ficheros(en: almacen) where !fichero.hasSuffix("/sello") {
        if fichero.hasSuffix(".o") || fichero.hasSuffix("/comprobar") { Disco.borrar(fichero) }
      }
      let pantalla = try await cuaderno.leccion("99")
      #expect(pantalla.salida == LeccionDePrueba.superada, "\(pantalla.errores)")
    }
  }

  @Test("Un fichero o un enlace donde iba la carpeta de una entrada")
  func carpetaSustituida() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      let almacen = try #require(cuaderno.almacen)
      for clase in ["bibliotecas", "modulos", "pasos", "ejecutables"] {
        for (i, nombre) in Disco.listar("\(almacen)/\(clase)").enumerated() {
          let ruta = "\(almacen)/\(clase)/\(nombre)"
          Disco.borrar(ruta)
          if i % 2 == 0 {
            try Disco.escribir(Array("basura".utf8), en: ruta)
          } else {
            try #require(symlink("/no/existe", ruta) == 0)
          }
        }
      }
      let pantalla = try await cuaderno.leccion("99")
      #expect(pantalla.salida == LeccionDePrueba.superada, "\(pantalla.errores)")
      try await cuaderno.esperar(Self.superada, "99")
    }
  }

  @Test("Un error guardado no se confunde con otro contenido ni se queda")
  func errorGuardado() async throws {
    try await conCuaderno { cuaderno in
      let sinDos = try await cuaderno.comprobar("func uno() -> Int { 1 }\n")
      #expect(sinDos.estados == ["sin-compilar", "sin-compilar"])
      let almacen = try #require(cuaderno.almacen)
      for fichero in Self.ficheros(en: "\(almacen)/pasos") where fichero.hasSuffix("/dicho") {
        try Dano.vacio.hacer(a: fichero)
      }
      #expect(try await cuaderno.comprobar("func uno() -> Int { 1 }\n") == sinDos)
      try cuaderno.entregar(LeccionDePrueba.solucion)
      try await cuaderno.esperar(Self.superada, "99")
    }
  }

  @Test("Un catálogo de mensajes dañado no culpa al estudiante, y a la siguiente habla español")
  func catalogoDanado() async throws {
    try await conCuaderno { cuaderno in
      let raiz = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
      try Disco.crearCarpeta("\(cuaderno.carpeta)/Tools/Idioma")
      try FileManager.default.copyItem(
        atPath: "\(raiz)/Tools/Idioma/es",
        toPath: "\(cuaderno.carpeta)/Tools/Idioma/es"
      )
      try cuaderno.entregar("func uno() -> Int { \"a\" }\nfunc dos() async -> Int { 2 }\n")
      let buena = try await cuaderno.leccion("99")
      try #require(buena.salida.contains("error: no se puede convertir"), "\(buena)")
      let catalogos = Self.ficheros(en: "\(cuaderno.carpeta)/.build/leccion")
        .filter { $0.hasSuffix("/es.strings") }
      try #require(!catalogos.isEmpty)
      for catalogo in catalogos {
        let basura = try Disco.leer(catalogo).enumerated().map { i, b in i % 7 == 0 ? b ^ 0x55 : b }
        try Disco.escribir(basura, en: catalogo)
      }
      let danada = try await cuaderno.leccion("99")
      #expect(danada.fin == .codigo(1))
      #expect(danada.salida.contains("Numeros.swift:1:21\nerror: "))
      #expect(danada.salida.contains("\n  1 │ func uno() -> Int { \"a\" }"))
      try await cuaderno.esperar(buena, "99")
    }
  }

  @Test("Lo que dejó a medias una ejecución muerta se recoge y no estorba")
  func restos() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      let almacen = try #require(cuaderno.almacen)
      // Un proceso que ya no existe: el número de uno que acaba de acabar.
      let muerto = try #require(Int(try await cuaderno.guion("echo $$").salida.recortado))
      let restos = "\(almacen)/tmp/\(muerto)/1"
      try Disco.crearCarpeta(restos)
      try Disco.escribir([1, 2, 3], en: "\(restos)/Leccion99.o")
      try await cuaderno.esperar(Self.superada, "99")
      #expect(Disco.listar("\(almacen)/tmp") == [])
    }
  }

  @Test("Los restos de otra con el mismo número de proceso no entran en lo guardado")
  func restosDelMismoNumero() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar("func uno() -> Int { 1 }\n")
      let almacen = try #require(cuaderno.almacen)
      // `exec` conserva el número: los restos son de «este» proceso.
      let pantalla = try await cuaderno.guion(
        """
        for n in 1 2 3 4 5 6; do
          mkdir -p '\(almacen)'/tmp/$$/$n
          echo restos > '\(almacen)'/tmp/$$/$n/paso.o
          echo restos > '\(almacen)'/tmp/$$/$n/restos
        done
        exec "$LECCION" 99 --json
        """
      )
      #expect(try pantalla.informe().estados == ["sin-compilar", "sin-compilar"])
      #expect(Self.ficheros(en: almacen).filter { $0.hasSuffix("/restos") } == [])
    }
  }

  @Test("Con la caché borrada entera se rehace")
  func borrada() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      Disco.borrar("\(cuaderno.carpeta)/.build")
      let pantalla = try await cuaderno.leccion("99")
      let errores = """
        Preparo el cuaderno para este compilador (solo la primera vez)…
        Compilo Apoyo, que usan las lecciones…

        """
      #expect(
        pantalla
          == Pantalla(fin: .codigo(0), salida: LeccionDePrueba.superada, errores: errores)
      )
    }
  }

  /// Todos los ficheros bajo una carpeta.
  private static func ficheros(en carpeta: String) -> [String] {
    Disco.listar(carpeta).flatMap { nombre -> [String] in
      let ruta = "\(carpeta)/\(nombre)"
      return Disco.clase(ruta) == .carpeta ? ficheros(en: ruta) : [ruta]
    }
  }
}
