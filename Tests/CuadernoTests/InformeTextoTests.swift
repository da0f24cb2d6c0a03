import Testing

@testable import Cuaderno

@Suite("InformeTexto")
struct InformeTextoTests {
  private func pantalla(
    _ informe: Informe,
    _ estilo: Estilo = .llano,
    pista: String? = nil,
    siguiente: Leccion? = nil
  ) -> String {
    InformeTexto(estilo: estilo, carpeta: "Lecciones/03-propiedades-ignoradas")
      .escribir(informe, pista: pista, siguiente: siguiente)
  }

  private let aMedias: [EstadoDeComprobacion] = [
    .superada, .fallida([Ejemplos.incidencia]), .noAlcanzada,
  ]

  @Test("Superada, con la lección siguiente")
  func superada() throws {
    let informe = Ejemplos.informe(.superada, [.superada, .superada, .superada])
    try Pantalla(nombre: "superada").comparar(pantalla(informe, siguiente: Ejemplos.siguiente))
  }

  @Test("Superada la última, y con otra versión")
  func sinSiguiente() throws {
    let estados: [EstadoDeComprobacion] = [.superada, .superada, .superada]
    let texto =
      pantalla(Ejemplos.informe(.superada, estados)) + "~~~\n"
      + pantalla(Ejemplos.informe(.superada, estados, .solucion)) + "~~~\n"
      + pantalla(Ejemplos.informe(.noSuperada, aMedias, .error("a-medias")))
    try Pantalla(nombre: "otras-versiones").comparar(texto)
  }

  @Test("No superada: la primera entera, las demás en una línea")
  func noSuperada() throws {
    var informe = Ejemplos.informe(.noSuperada, aMedias)
    informe.salida = "cinco\n\u{1b}[2Jsiete\t\u{7}\n"
    informe.deMas = ["Copia.swift", "Vieja\u{1b}.swift"]
    try Pantalla(nombre: "no-superada").comparar(pantalla(informe, pista: "¿Qué lee `euros`?"))
  }

  @Test("La misma, con color y con solo ASCII")
  func colores() throws {
    let informe = Ejemplos.informe(.noSuperada, aMedias)
    let texto =
      pantalla(informe, Estilo(color: true)).replacing("\u{1b}", with: "␛") + "~~~\n"
      + pantalla(informe, Estilo(color: false, ascii: true))
    try Pantalla(nombre: "no-superada-estilos").comparar(texto)
  }

  @Test("Varias incidencias, un error lanzado y una frase que no se lee")
  func incidencias() throws {
    let casos = [
      [
        Ejemplos.incidencia,
        Incidencia(texto: "Expectation failed: (a → 1) != 1", comentario: "Dos."),
        Incidencia(texto: "Expectation failed: (b → 1) == 2", comentario: "Tres, que no cabe."),
      ],
      [Incidencia(texto: "Caught error: Agotada()", comentario: "", error: "Agotada()\u{7}")],
      [Incidencia(texto: "Issue recorded", comentario: "Así no.\nDe verdad.")],
    ]
    let texto = casos.map { pantalla(Ejemplos.informe(.noSuperada, [.fallida($0)])) }
    try Pantalla(nombre: "incidencias").comparar(texto.joined(separator: "~~~\n"))
  }

  @Test("Paradas: con línea, con función y sin nada")
  func paradas() throws {
    var conFuncion = Ejemplos.parada()
    conFuncion.funcion = "Conversor.euros(_:)"
    let casos = [Ejemplos.parada(.trampa, lugar(7, 40, 0)), conFuncion, Ejemplos.parada(.colgada)]
    let texto = casos.map {
      pantalla(Ejemplos.informe(.noSuperada, [.superada, .parada($0), .superada]))
    }
    try Pantalla(nombre: "pantallas-de-parada").comparar(texto.joined(separator: "~~~\n"))
  }

  @Test("Un paso que no se puede comprobar dice por qué, y uno no alcanzado también")
  func sinCompilar() throws {
    var informe = Ejemplos.informe(.noSuperada, [.superada, .superada, .sinCompilar])
    informe.pasos[1].motivos = ["Conversor.swift no declara `tasa`, que este paso pide."]
    let noAlcanzada = Ejemplos.informe(.noSuperada, [.superada, .superada])
    try Pantalla(nombre: "sin-comprobar").comparar(
      pantalla(informe) + "~~~\n" + pantalla(noAlcanzada)
    )
  }

  @Test("Ilegible: qué le pasa al fichero y cómo seguir")
  func ilegible() throws {
    var informe = Ejemplos.informe(.noLegible)
    informe.fuentes = [:]
    informe.problemas = [("Conversor.swift", .falta)]
    informe.deMas = ["conversor.swift"]
    try Pantalla(nombre: "no-legible").comparar(pantalla(informe))
  }

  @Test("Las advertencias de lo que compila, tres como mucho y ninguna de macro")
  func advertencias() throws {
    func advertencia(_ n: Int, macro: String? = nil) -> Diagnostico {
      Diagnostico(
        gravedad: .advertencia,
        id: "x",
        mensaje: "advertencia número \(n)",
        lugar: lugar(n, 3),
        macro: macro
      )
    }
    var informe = Ejemplos.informe(.superada, [.superada, .superada, .superada])
    informe.diagnosticos = [advertencia(9, macro: "Observable")] + (1...4).map { advertencia($0) }
    try Pantalla(nombre: "advertencias").comparar(pantalla(informe))
  }

  @Test("Sin compilar, se abre el primer error que está en un fichero del estudiante")
  func noCompila() {
    var informe = Ejemplos.informe(.noCompila)
    let deMacro = Lugar(fichero: "@__swiftmacro_1.swift", linea: 2, columna: 6)
    informe.diagnosticos = [
      Diagnostico(gravedad: .advertencia, mensaje: "a", lugar: lugar(1, 1)),
      Diagnostico(gravedad: .error, mensaje: "b", lugar: deMacro, macro: "Observable"),
      Diagnostico(gravedad: .error, mensaje: "c", lugar: lugar(5, 7)),
    ]
    let final = """
      Abre Lecciones/03-propiedades-ignoradas/Conversor.swift:5:7 y comprueba otra vez:
        swift run leccion 3

      """
    #expect(pantalla(informe).hasSuffix("\n\n" + final))
    informe.diagnosticos.removeLast()
    #expect(pantalla(informe).contains("Abre Lecciones/03-propiedades-ignoradas/Conversor.swift y"))
  }

  @Test("Sin compilar no se ofrece `pista`, que no tendría de qué hablar")
  func sinPista() {
    #expect(!pantalla(Ejemplos.informe(.noCompila)).contains("pista"))
  }

  // MARK: - La salida del programa

  @Test(
    "La salida larga se corta y lo dice",
    arguments: [
      (20, false, nil), (21, false, "  … (1 línea más)"), (25, false, "  … (5 líneas más)"),
      (3, true, "  … (y la he cortado: era demasiado)"),
      (22, true, "  … (2 líneas más, y la he cortado: era demasiado)"),
    ]
  )
  func salidaLarga(lineas: Int, recortada: Bool, nota: String?) {
    var informe = Ejemplos.informe(.superada, [.superada, .superada, .superada])
    informe.salida = (1...lineas).map { "\($0)\n" }.joined()
    informe.salidaRecortada = recortada
    let notas = pantalla(informe).lineas.filter { $0.hasPrefix("  …") }
    #expect(notas.map(String.init) == (nota.map { [$0] } ?? []))
    #expect(pantalla(informe).lineas.count { $0.hasPrefix("  │ ") } == min(lineas, 20))
  }

  @Test("Una línea de cien mil caracteres no llena la pantalla")
  func lineaEnorme() {
    var informe = Ejemplos.informe(.superada, [.superada, .superada, .superada])
    informe.salida = String(repeating: "x", count: 100_000)
    let linea = pantalla(informe).lineas.first { $0.hasPrefix("  │ ") }
    let esperada = "  │ " + String(repeating: "x", count: 400) + "…"
    #expect(linea.map(String.init) == esperada)
  }

  @Test("Nada de lo que escribe el estudiante llega a la terminal como orden")
  func hostil() {
    let veneno = "\u{1b}]0;título\u{7}\u{1b}[2J\u{9b}31m\u{202e}"
    var informe = Ejemplos.informe(
      .noSuperada,
      [
        .fallida([
          Incidencia(
            texto: "Expectation failed: (x → \"\(veneno)\") == 1",
            comentario: veneno,
            error: veneno
          )
        ])
      ]
    )
    informe.salida = veneno
    informe.deMas = [veneno]
    informe.fuentes["Conversor.swift"]?[6] = veneno
    var pila = Ejemplos.parada(.pila)
    pila.motivo = veneno
    pila.funcion = veneno
    let otro = Ejemplos.informe(.noSuperada, [.parada(pila)])
    for texto in [pantalla(informe), pantalla(otro)] {
      let malos = texto.unicodeScalars.filter {
        ($0.value < 32 && $0 != "\n" && $0 != "\t") || $0.value == 0x9b || $0.value == 0x202e
      }
      #expect(malos.isEmpty)
    }
  }

  @Test("En ASCII no queda nada que no lo sea")
  func soloASCII() {
    var informe = Ejemplos.informe(.noSuperada, aMedias)
    informe.salida = "ñandú 🐦\n"
    let raros = pantalla(informe, Estilo(color: false, ascii: true)).filter { !$0.isASCII }
    #expect(raros == "")
  }
}
