import Sistema

/// La lección 99: dos funciones y dos comprobaciones. Compilarla cuesta décimas de segundo.
enum LeccionDePrueba {
  /// La solución.
  static let solucion = """
    func uno() -> Int { 1 }
    func dos() async -> Int { 2 }

    """
  /// El inicio.
  static let inicio = """
    func uno() -> Int { 0 }
    func dos() async -> Int { 0 }

    """

  /// Un fichero con ese cuerpo en `uno()`, con ayudas delante, y `dos()` bien.
  static func uno(_ cuerpo: String, con ayudas: String = "") -> String {
    """
    \(ayudas)
    func uno() -> Int {
      \(cuerpo)
    }
    func dos() async -> Int { 2 }

    """
  }

  /// Un fichero con ese cuerpo en `dos()` y `uno()` bien.
  static func dos(_ cuerpo: String) -> String {
    """
    func uno() -> Int { 1 }
    func dos() async -> Int {
      \(cuerpo)
    }

    """
  }

  /// La pantalla de quien la supera.
  static let superada = """
    Lección 99 · Los números  2 de 2 · superada

    Paso 1 · Los números
      ✓ Uno da 1
      ✓ Dos da 2

    Ya sabes contar hasta dos.
    Compara con la solución: swift run leccion comparar 99

    """

  /// La pantalla de quien no ha empezado.
  static let sinEmpezar = """
    Lección 99 · Los números  0 de 2

    Paso 1 · Los números
      ✗ Uno da 1
      ✗ Dos da 2

    ✗ Uno da 1
      `primero`: se esperaba 1 y tu programa dio 0.
      Mira lo que devuelve `uno`.

    Llevas 0 de 2.
    Abre Lecciones/99-numeros/Numeros.swift y comprueba otra vez:
      swift run leccion 99
    ¿Te atascas? swift run leccion pista 99

    """

  /// Escribe el cuaderno entero en `carpeta`.
  static func escribir(en carpeta: String) throws {
    for (ruta, texto) in ficheros {
      let destino = "\(carpeta)/\(ruta)"
      let barra = destino.lastIndex(of: "/") ?? destino.startIndex
      try Disco.crearCarpeta(String(destino[..<barra]))
      try Disco.escribir(Array(texto.utf8), en: destino)
    }
  }

  private static let ficheros = [
    "Package.swift": "// swift-tools-version: 6.0\n",
    "Sources/Apoyo/Apoyo.swift": "public func igual(_ valor: Int) -> Int { valor }\n",
    "Lecciones/99-numeros/README.md": portada,
    "Lecciones/99-numeros/Pistas.md": pistas,
    "Lecciones/99-numeros/Numeros.swift": inicio,
    "Soluciones/99-numeros/Numeros.swift": solucion,
    "Soluciones/99-numeros/Inicio/Numeros.swift": inicio,
    "Tests/Leccion99Tests/Paso1.swift": pruebas,
  ]

  private static let portada = """
    ---
    parte: Pruebas
    minutos: 1
    requiere:
    usa:
    aislamiento: ninguno
    objetivos: contar hasta dos
    ---

    # Los números

    """

  private static let pistas = """
    ## daUno

    1. ¿Qué número devuelve `uno`?

    ## daDos

    1. ¿Qué número devuelve `dos`?

    """

  private static let pruebas = """
    import Apoyo
    import Testing

    @testable import Leccion99

    @Suite("Paso 1 · Los números")
    struct Paso1 {
      @Test("Uno da 1")
      func daUno() {
        let primero = igual(uno())
        #expect(primero == 1, "Mira lo que devuelve `uno`.")
      }

      @Test("Dos da 2")
      func daDos() async {
        let segundo = igual(await dos())
        #expect(segundo == 2, "Mira lo que devuelve `dos`.")
      }
    }

    """
}
