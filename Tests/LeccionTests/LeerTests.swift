import Cuaderno
import Foundation
import Sistema
import Testing

/// `leccion leer N` en una terminal: se pasa de página y la terminal queda como estaba.
@Suite("leccion leer")
struct LeerTests {
  /// Tres páginas de veinticuatro filas; la segunda acaba en una pregunta.
  private static let texto =
    "---\nparte: Pruebas\nminutos: 1\nrequiere:\nusa:\naislamiento: ninguno\n"
    + "objetivos: contar hasta dos\n---\n\n# Los números\n\n"
    + (1...15).map { "Línea \($0).\n\n" }.joined()
    + "<details><summary>¿Qué sale?</summary>\n\nSale un dos.\n\n</details>\n\nY ya.\n"

  /// Lo que queda al acabar.
  private struct Final: Equatable, Sendable {
    var codigo: Int32
    var escrito = ""
    var terminalIgual = true
  }

  /// Lee, hace algo con la terminal y da cómo quedó todo.
  private static func leer(
    _ cuaderno: CuadernoDePrueba,
    entorno: [String: String] = ["NO_COLOR": "1"],
    desde principio: String = "(1 de 3)",
    _ hacer: @escaping @Sendable (TerminalDePrueba, _ visto: String) throws -> Void
  ) async throws -> Final {
    try await Turnos.compartidos.con {
      try await enHilo {
        let terminal = try TerminalDePrueba(["leer", "99"], cuaderno, entorno: entorno)
        try hacer(terminal, terminal.leer(hasta: principio))
        let (codigo, texto) = terminal.esperar(hasta: .now + .seconds(60))
        // El aviso acaba en un espacio, que pudo leerse ya o no.
        let escrito = String(texto.drop { $0 == " " })
        return Final(codigo: codigo, escrito: escrito, terminalIgual: terminal.estaComoAntes())
      }
    }
  }

  private static func conTexto(_ hacer: (CuadernoDePrueba) async throws -> Void) async throws {
    try await conCuaderno(caliente: false) { cuaderno in
      try Disco.escribir(Array(texto.utf8), en: "\(cuaderno.carpetaDelAlumno)/README.md")
      try await hacer(cuaderno)
    }
  }

  /// Lo que se escribe al devolver la terminal.
  private static let sale = "\u{1b}[?2004l\u{1b}[0m\r\u{1b}[K"

  @Test("Varias teclas a la vez cuentan, la respuesta espera y el final también")
  func hastaElFinal() async throws {
    try await Self.conTexto { cuaderno in
      let final = try await Self.leer(cuaderno) { terminal, _ in
        terminal.teclear(" b n n n ")
        let aviso = "piénsalo y pulsa espacio · b: atrás · q: salir (2 de 3)"
        let dicho = try terminal.leer(hasta: aviso)
        #expect(dicho.contains("▶ ¿Qué sale?"))
        #expect(!dicho.contains("Sale un dos."))
        terminal.teclear(" ")
        let fin = try terminal.leer(hasta: "espacio o q: salir · b: atrás (3 de 3)")
        #expect(fin.contains("Lecciones/99-numeros/Numeros.swift"))
        #expect(fin.contains("swift run leccion 99"))
        terminal.teclear(" ")
      }
      #expect(final == Final(codigo: 0, escrito: Self.sale))
    }
  }

  @Test("Ctrl-C sale con 130 y las señales de acabar con la suya; la terminal, como estaba")
  func interrumpir() async throws {
    try await Self.conTexto { cuaderno in
      var final = try await Self.leer(cuaderno) { terminal, _ in terminal.interrumpir() }
      #expect(final == Final(codigo: 130, escrito: Self.sale))
      for senal in [SIGTERM, SIGHUP] {
        final = try await Self.leer(cuaderno) { terminal, _ in kill(terminal.pid, senal) }
        #expect(final == Final(codigo: 128 + senal, escrito: Self.sale))
      }
      for senal in [SIGABRT, SIGSEGV] {
        final = try await Self.leer(cuaderno) { terminal, _ in kill(terminal.pid, senal) }
        #expect(final == Final(codigo: -senal, escrito: Self.sale))
      }
    }
  }

  @Test("Con Ctrl-Z se para con la terminal devuelta, y al seguir vuelve a pintar la página")
  func pausa() async throws {
    try await Self.conTexto { cuaderno in
      let final = try await Self.leer(cuaderno) { terminal, _ in
        terminal.teclear(" ")
        try terminal.leer(hasta: "(2 de 3)")
        terminal.teclear("\u{1a}")
        try terminal.leer(hasta: Self.sale)
        var info = siginfo_t()
        try #require(waitid(P_PID, id_t(terminal.pid), &info, WSTOPPED) == 0)
        #expect(terminal.estaComoAntes())
        kill(terminal.pid, SIGCONT)
        let dicho = try terminal.leer(hasta: "(2 de 3)")
        #expect(dicho.contains("▶ ¿Qué sale?"))
        terminal.teclear("q")
      }
      #expect(final == Final(codigo: 0, escrito: Self.sale))
    }
  }

  @Test("Al cambiar de tamaño reparte de nuevo y sigue en el mismo sitio")
  func tamano() async throws {
    try await Self.conTexto { cuaderno in
      let final = try await Self.leer(cuaderno) { terminal, _ in
        terminal.teclear(" ")
        try terminal.leer(hasta: "(2 de 3)")
        terminal.medir(columnas: 60, filas: 14)
        let dicho = try terminal.leer(hasta: "(2 de 4)")
        #expect(dicho.contains("Línea 10."))
        terminal.teclear("q")
      }
      #expect(final == Final(codigo: 0, escrito: Self.sale))
    }
  }

  @Test("Recuerda dónde se dejó, se salga como se salga, y no pisa lo demás del progreso")
  func recuerda() async throws {
    try await Self.conTexto { cuaderno in
      for senal in [nil, SIGHUP] {
        Disco.borrar(cuaderno.estado)
        _ = try await Self.leer(cuaderno) { terminal, _ in
          terminal.teclear(" ")
          try terminal.leer(hasta: "(2 de 3)")
          // Mientras se lee, otro apunta lo suyo.
          let apuntado = "{\"niveles\":{\"x/y\":2},\"seguidas\":{},\"superadas\":{},\"version\":1}"
          try Disco.crearCarpeta("\(cuaderno.carpeta)/.leccion")
          try Disco.escribir(Array(apuntado.utf8), en: cuaderno.estado)
          if let senal { kill(terminal.pid, senal) } else { terminal.teclear("q") }
        }
        #expect(try Disco.texto(cuaderno.estado).contains("\"x\\/y\" : 2"))
        let final = try await Self.leer(cuaderno, desde: "(2 de 3)") { terminal, visto in
          #expect(visto.contains("Sigues donde lo dejaste. Con g vuelves al principio."))
          terminal.teclear("g")
          try terminal.leer(hasta: "(1 de 3)")
          terminal.teclear("q")
        }
        #expect(final == Final(codigo: 0, escrito: Self.sale))
        #expect(try !Disco.texto(cuaderno.estado).contains("lecturas"))
      }
    }
  }

  @Test("Con el progreso dañado lo dice y empieza")
  func danado() async throws {
    try await Self.conTexto { cuaderno in
      try Disco.crearCarpeta("\(cuaderno.carpeta)/.leccion")
      let raro = "{\"lecturas\":{\"99-numeros\":\"x\"},\"niveles\":{},\"version\":1}"
      try Disco.escribir(Array(raro.utf8), en: cuaderno.estado)
      let final = try await Self.leer(cuaderno) { terminal, visto in
        #expect(visto.contains("El progreso estaba dañado."))
        terminal.teclear("q")
      }
      #expect(final == Final(codigo: 0, escrito: Self.sale))
    }
  }

  @Test("En una terminal que no entiende órdenes no se escribe ninguna")
  func tonta() async throws {
    try await Self.conTexto { cuaderno in
      let final = try await Self.leer(cuaderno, entorno: ["TERM": "dumb"]) { terminal, _ in
        terminal.teclear(" ")
        let dicho = try terminal.leer(hasta: "(2 de 3)")
        #expect(!dicho.contains("\u{1b}"))
        terminal.teclear("q")
      }
      #expect(final == Final(codigo: 0, escrito: "\n"))
    }
  }

  @Test("Con una terminal que no lee, también se sale al pedirlo, con la terminal como estaba")
  func terminalQueNoLee() async throws {
    try await Self.conTexto { cuaderno in
      let salidas: [(Int32, @Sendable (TerminalDePrueba) -> Void)] = [
        (0, { $0.teclear("q") }), (130, { $0.interrumpir() }), (143, { kill($0.pid, SIGTERM) }),
      ]
      for (codigo, salir) in salidas {
        let final = try await Turnos.compartidos.con {
          try await enHilo {
            let terminal = try TerminalDePrueba(["leer", "99"], cuaderno, entorno: [:])
            try terminal.leer(hasta: "(1 de 3)")
            // Ctrl-L pinta la página entera.
            try terminal.llenar(tecleando: "\u{c}")
            salir(terminal)
            let codigo = terminal.esperarSinLeer(hasta: .now + .seconds(60))
            return Final(codigo: codigo, terminalIgual: terminal.estaComoAntes())
          }
        }
        #expect(final == Final(codigo: codigo))
      }
    }
  }

  @Test("Si la lección está mal escrita lo dice sin tocar la terminal")
  func malEscrita() async throws {
    try await Self.conTexto { cuaderno in
      Disco.borrar("\(cuaderno.carpeta)/Soluciones/99-numeros/Inicio")
      let (codigo, texto) = try await TerminalDePrueba.correr(["leer", "99"], cuaderno)
      #expect(codigo == 3)
      #expect(
        texto == """
          La lección 99-numeros está mal escrita:
            falta Soluciones/99-numeros/Inicio

          """
      )
    }
  }

  @Test("Sin terminal sale todo seguido")
  func tubo() async throws {
    try await Self.conTexto { cuaderno in
      let pantalla = try await cuaderno.leccion("leer", "99")
      #expect(pantalla.fin == .codigo(0))
      #expect(pantalla.salida.hasSuffix("▶ ¿Qué sale?\n\nSale un dos.\n\nY ya.\n\n"))
    }
  }
}
