import Testing

@testable import Cuaderno

@Suite("Recorrido")
struct RecorridoTests {
  private typealias Programa = [(nombre: String, conducta: TallerFingido.Conducta)]

  private func comprobar(_ taller: TallerFingido) async throws -> Informe {
    try await Recorrido(taller: taller).comprobar(
      Ejemplos.entrega,
      leccion: Ejemplos.leccion,
      version: .alumno,
      pasos: Ejemplos.pasos
    )
  }

  /// Lo que se informa de cada comprobación: `calla✓ cuenta✗ avisa·`.
  private func resumen(_ informe: Informe) -> String {
    informe.comprobaciones.map { c in
      switch c.estado {
      case .superada: "\(c.nombre)✓"
      case .fallida: "\(c.nombre)✗"
      case .parada(let parada): "\(c.nombre)!\(parada.clase.rawValue)"
      case .sinCompilar: "\(c.nombre)⊘"
      case .noAlcanzada: "\(c.nombre)·"
      }
    }.joined(separator: " ")
  }

  // MARK: - Todo seguido

  @Test("Todo pasa: una sola corrida")
  func pasa() async throws {
    let taller = TallerFingido([("calla", .pasa), ("cuenta", .pasa), ("avisa", .pasa)])
    let informe = try await comprobar(taller)
    var esperado = Ejemplos.informe(.superada, [.superada, .superada, .superada])
    esperado.salida = "calla\ncuenta\navisa\n"
    #expect(informe == esperado)
    #expect(taller.pedido == ["compilar", "pasos", "enlazar", "todas: -"])
  }

  @Test("Un fallo no necesita otra corrida")
  func falla() async throws {
    let taller = TallerFingido([("calla", .pasa), ("cuenta", .falla), ("avisa", .pasa)])
    let informe = try await comprobar(taller)
    var esperado = Ejemplos.informe(
      .noSuperada,
      [.superada, .fallida([Ejemplos.incidencia]), .superada]
    )
    esperado.salida = "calla\ncuenta\navisa\n"
    #expect(informe == esperado)
    #expect(taller.pedido.count == 4)
  }

  @Test(
    "Lo que no llega a correr no está superado",
    arguments: [TallerFingido.Conducta.seSalta, .falta]
  )
  func noCorre(conducta: TallerFingido.Conducta) async throws {
    let taller = TallerFingido([("calla", .pasa), ("cuenta", conducta), ("avisa", .pasa)])
    let informe = try await comprobar(taller)
    #expect(resumen(informe) == "calla✓ cuenta· avisa✓")
    #expect(informe.resultado == .noSuperada)
  }

  @Test("Una comprobación que nadie declaró se apunta, y no cambia el resultado")
  func ajena() async throws {
    let taller = TallerFingido([
      ("calla", .pasa), ("cuenta", .pasa), ("avisa", .pasa), ("suelta", .falla),
    ])
    let informe = try await comprobar(taller)
    #expect(informe.ajenas == ["suelta"])
    #expect(informe.resultado == .superada)
  }

  // MARK: - Paradas

  @Test(
    "Una parada cuesta solo su comprobación",
    arguments: [
      (TallerFingido.Conducta.rompe, "trampa"), (.cuelga, "colgada"), (.sale(0), "salida"),
      (.sale(1), "salida"), (.escribeSinFin, "demasiada-salida"),
    ]
  )
  func parada(conducta: TallerFingido.Conducta, clase: String) async throws {
    let taller = TallerFingido([("calla", .pasa), ("cuenta", conducta), ("avisa", .pasa)])
    let informe = try await comprobar(taller)
    #expect(resumen(informe) == "calla✓ cuenta!\(clase) avisa✓")
    #expect(informe.resultado == .noSuperada)
    #expect(taller.pedido.suffix(2) == ["todas: -", "una: avisa"])
    #expect(informe.salida == "calla\navisa\n")
  }

  @Test("La línea de una trampa es la del estudiante")
  func linea() async throws {
    let informe = try await comprobar(
      TallerFingido([("calla", .rompe), ("cuenta", .pasa), ("avisa", .pasa)])
    )
    #expect(
      informe.comprobaciones[0].estado
        == .parada(
          Parada(
            clase: .trampa,
            motivo: "tu código se detuvo con `fatalError`: «roto»",
            consejo: "Lee el mensaje: lo escribe tu código.",
            lugar: lugar(7, 1, 0)
          )
        )
    )
  }

  @Test("Tres trampas: tres corridas")
  func todasRompen() async throws {
    let taller = TallerFingido([("calla", .rompe), ("cuenta", .rompe), ("avisa", .rompe)])
    #expect(try await resumen(comprobar(taller)) == "calla!trampa cuenta!trampa avisa!trampa")
    #expect(taller.pedido.suffix(3) == ["todas: -", "una: cuenta avisa", "una: avisa"])
  }

  @Test("Tras dos colgadas seguidas no se esperan las demás")
  func colgadas() async throws {
    let taller = TallerFingido([("calla", .cuelga), ("cuenta", .cuelga), ("avisa", .pasa)])
    #expect(try await resumen(comprobar(taller)) == "calla!colgada cuenta!colgada avisa·")
    #expect(taller.pedido.count == 5)
  }

  @Test("Dos colgadas con una trampa en medio no son seguidas")
  func noSeguidas() async throws {
    let taller = TallerFingido([("calla", .cuelga), ("cuenta", .rompe), ("avisa", .cuelga)])
    #expect(try await resumen(comprobar(taller)) == "calla!colgada cuenta!trampa avisa!colgada")
  }

  @Test("Si se detiene antes de empezar ninguna, se prueba cada una por su lado")
  func antesDeTodo() async throws {
    let taller = TallerFingido(
      [("calla", .pasa), ("cuenta", .pasa), ("avisa", .pasa)],
      rompeAntes: .senal(11)
    )
    #expect(try await resumen(comprobar(taller)) == "calla!pila cuenta!pila avisa!pila")
    #expect(
      taller.pedido.suffix(4) == ["todas: -", "una: calla", "una: cuenta", "una: avisa"]
    )
  }

  @Test("Si se cuelga antes de empezar ninguna, bastan dos")
  func cuelgaAntes() async throws {
    let taller = TallerFingido(
      [("calla", .pasa), ("cuenta", .pasa), ("avisa", .pasa)],
      rompeAntes: .limite(.tiempo)
    )
    #expect(try await resumen(comprobar(taller)) == "calla!colgada cuenta!colgada avisa·")
  }

  @Test("Si se detiene tras la última, no se sabe cuál fue: cada una por su lado")
  func alFinal() async throws {
    let taller = TallerFingido([("calla", .pasa), ("cuenta", .rompeAlFinal), ("avisa", .pasa)])
    #expect(try await resumen(comprobar(taller)) == "calla✓ cuenta!pila avisa✓")
    #expect(
      taller.pedido.suffix(4) == ["todas: -", "una: calla", "una: cuenta", "una: avisa"]
    )
  }

  @Test("Una comprobación ajena que se rompe no se lleva las debidas ni repite sin fin")
  func ajenaRota() async throws {
    let taller = TallerFingido([
      ("suelta", .rompe), ("calla", .pasa), ("cuenta", .pasa), ("avisa", .pasa),
    ])
    let informe = try await comprobar(taller)
    #expect(resumen(informe) == "calla✓ cuenta✓ avisa✓")
    #expect(informe.resultado == .superada)
  }

  @Test("Lo recortado se recuerda")
  func recortada() async throws {
    let informe = try await comprobar(
      TallerFingido([("calla", .escribeSinFin), ("cuenta", .pasa), ("avisa", .pasa)])
    )
    #expect(informe.salidaRecortada)
  }

  // MARK: - Sin correr

  @Test("Si el módulo no compila, no se hace nada más")
  func noCompila() async throws {
    let error = Diagnostico(gravedad: .error, id: "x", mensaje: "no", lugar: lugar(1, 1))
    let taller = TallerFingido(compila: [error])
    var esperado = Ejemplos.informe(.noCompila)
    esperado.diagnosticos = [error]
    #expect(try await comprobar(taller) == esperado)
    #expect(taller.pedido == ["compilar"])
  }

  @Test("Un paso que no compila se lleva solo sus comprobaciones")
  func unPasoNoCompila() async throws {
    let error = Diagnostico(
      gravedad: .error,
      id: "cannot_find_in_scope",
      mensaje: "cannot find 'tasa' in scope",
      argumentos: ["tasa"]
    )
    let taller = TallerFingido(
      [("calla", .pasa), ("cuenta", .pasa)],
      pasos: [.objeto(ruta: "1.o", clave: "1"), .noCompila([error])]
    )
    let informe = try await comprobar(taller)
    #expect(resumen(informe) == "calla✓ cuenta✓ avisa⊘")
    #expect(informe.resultado == .noSuperada)
    #expect(informe.pasos[0].motivos == [])
    #expect(!informe.pasos[1].motivos.isEmpty)
    #expect(taller.pedido.last == "todas: -")
  }

  @Test("Si ningún paso compila, no hay nada que enlazar")
  func ningunPasoCompila() async throws {
    let taller = TallerFingido(pasos: [.noCompila([]), .noCompila([])])
    let informe = try await comprobar(taller)
    #expect(resumen(informe) == "calla⊘ cuenta⊘ avisa⊘")
    #expect(informe.resultado == .noSuperada)
    #expect(taller.pedido == ["compilar", "pasos"])
  }

  @Test("Una lección sin comprobaciones no se puede superar")
  func sinComprobaciones() async {
    let vacio = Paso(fichero: "Paso1.swift", suite: "Paso1", titulo: "Paso 1", comprobaciones: [])
    for pasos in [[], [vacio]] {
      let taller = TallerFingido()
      await #expect(throws: Fallo.sinComprobaciones(leccion: "03-propiedades-ignoradas")) {
        try await Recorrido(taller: taller).comprobar(
          Ejemplos.entrega,
          leccion: Ejemplos.leccion,
          version: .alumno,
          pasos: pasos
        )
      }
      #expect(taller.pedido == [])
    }
  }

  @Test("Una entrega ilegible no se compila, y sus problemas se cuentan")
  func ilegible() {
    let taller = TallerFingido()
    let informe = Recorrido(taller: taller).ilegible(
      Entrega(ficheros: [], deMas: ["Copia.swift"]),
      [("Conversor.swift", .vacio)],
      leccion: Ejemplos.leccion,
      version: .alumno,
      pasos: Ejemplos.pasos
    )
    #expect(informe.resultado == .noLegible)
    #expect(resumen(informe) == "calla· cuenta· avisa·")
    #expect(informe.problemas.map(\.problema) == [.vacio])
    #expect(informe.deMas == ["Copia.swift"])
    #expect(taller.pedido == [])
  }
}
