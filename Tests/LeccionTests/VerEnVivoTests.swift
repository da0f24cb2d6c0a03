import Cuaderno
import Foundation
import Sistema
import Testing

/// `leccion ver N` en una terminal: se usa con el teclado y la terminal queda como estaba.
@Suite("leccion ver, en vivo")
struct VerEnVivoTests {
  private static let entra = "\u{1b}[?1049h"
  private static let sale = "\u{1b}[?1049l"

  /// Lo que queda al acabar.
  private struct Final: Equatable, Sendable {
    var codigo: Int32
    var devuelvePantalla = true
    var terminalIgual = true
  }

  /// Abre la vista, hace algo con la terminal y da cómo quedó todo.
  private static func mirar(
    _ cuaderno: CuadernoDePrueba,
    _ hacer: @escaping @Sendable (TerminalDePrueba) throws -> Void
  ) async throws -> Final {
    try await Turnos.compartidos.con {
      try await enHilo {
        let terminal = try TerminalDePrueba(["ver", "98"], cuaderno, entorno: ["NO_COLOR": "1"])
        let primera = try terminal.leer(hasta: "Tazas: 0")
        #expect(primera.contains(entra))
        try hacer(terminal)
        let (codigo, texto) = terminal.esperar(hasta: .now + .seconds(120))
        return Final(
          codigo: codigo,
          devuelvePantalla: texto.contains(sale),
          terminalIgual: terminal.estaComoAntes()
        )
      }
    }
  }

  @Test("Intro pulsa, la vista cambia, y «q» sale con la terminal como estaba")
  func pulsarYSalir() async throws {
    try await conVistas { cuaderno in
      let final = try await Self.mirar(cuaderno) { terminal in
        terminal.teclear("\r")
        try terminal.leer(hasta: "cambia el estado BarraView.tazas")
        terminal.teclear("q")
      }
      #expect(final == Final(codigo: 0))
    }
  }

  @Test("Lo tecleado mientras se compila no llega a la vista: una «q» no la cierra sin verla")
  func antesDeVer() async throws {
    try await conVistas { cuaderno in
      let final = try await Turnos.compartidos.con {
        try await enHilo {
          let terminal = try TerminalDePrueba(["ver", "98"], cuaderno, entorno: ["NO_COLOR": "1"])
          terminal.teclear("q")
          try terminal.leer(hasta: "Tazas: 0")
          terminal.teclear("\r")
          try terminal.leer(hasta: "cambia el estado BarraView.tazas")
          terminal.teclear("q")
          let (codigo, texto) = terminal.esperar(hasta: .now + .seconds(120))
          return Final(
            codigo: codigo,
            devuelvePantalla: texto.contains(Self.sale),
            terminalIgual: terminal.estaComoAntes()
          )
        }
      }
      #expect(final == Final(codigo: 0))
    }
  }

  @Test("Ctrl-C sale con 130 y las señales de acabar con la suya; la terminal, como estaba")
  func interrumpir() async throws {
    try await conVistas { cuaderno in
      let final = try await Self.mirar(cuaderno) { $0.interrumpir() }
      #expect(final == Final(codigo: 130))
      for senal in [SIGTERM, SIGHUP] {
        let final = try await Self.mirar(cuaderno) { kill($0.pid, senal) }
        #expect(final == Final(codigo: 128 + senal))
      }
    }
  }

  @Test("Con una terminal que no lee, también se sale al pedirlo, con la terminal como estaba")
  func terminalQueNoLee() async throws {
    try await conVistas { cuaderno in
      let salidas: [(Int32, @Sendable (TerminalDePrueba) -> Void)] = [
        (0, { $0.teclear("q") }), (130, { $0.interrumpir() }), (143, { kill($0.pid, SIGTERM) }),
      ]
      for (codigo, salir) in salidas {
        let final = try await Turnos.compartidos.con {
          try await enHilo {
            let terminal = try TerminalDePrueba(["ver", "98"], cuaderno, entorno: [:])
            try terminal.leer(hasta: "Tazas: 0")
            // Ctrl-L pinta la pantalla entera.
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

  @Test("Si es el propio programa el que se cae, la terminal también queda como estaba")
  func caida() async throws {
    try await conVistas { cuaderno in
      for senal in [SIGABRT, SIGSEGV, SIGILL] {
        let final = try await Self.mirar(cuaderno) { kill($0.pid, senal) }
        #expect(final == Final(codigo: -senal))
      }
    }
  }

  @Test("Al guardar compila otra vez: enseña la vista nueva, o por qué no compila")
  func guardar() async throws {
    try await conVistas { cuaderno in
      let final = try await Self.mirar(cuaderno) { terminal in
        try cuaderno.cambiarVistas("Text(\"Tazas:", "Text(\"Cuenta:")
        try terminal.leer(hasta: "Cuenta: 0")
        try cuaderno.cambiarVistas("tazas += 1", "tazas += uno")
        let dicho = try terminal.leer(hasta: "no se encuentra 'uno'")
        #expect(dicho.contains("Vistas.swift:") && !dicho.contains("Lecciones/"))
        let texto = try Disco.texto(cuaderno.ficheroDeVistas)
        try cuaderno.entregarVistas(
          texto.replacing("tazas += uno", with: "tazas += 7").replacing("Cuenta:", with: "Hoy van:")
        )
        // El aviso se quita y la vista vuelve a responder.
        try terminal.leer(hasta: "Hoy van: 0")
        terminal.teclear("\r")
        try terminal.leer(hasta: "cambia el estado BarraView.tazas")
        terminal.teclear("q")
      }
      #expect(final == Final(codigo: 0))
    }
  }

  @Test("Si la vista se para lo dice, no sale, y vuelve al guardar")
  func seParaLaVista() async throws {
    try await conVistas { cuaderno in
      try cuaderno.cambiarVistas("tazas += 1", "fatalError(\"sin café\")")
      let final = try await Self.mirar(cuaderno) { terminal in
        terminal.teclear("\r")
        // El motivo y, debajo, la línea.
        let dicho = try terminal.leer(hasta: "12 │")
        #expect(dicho.contains("sin café"))
        let texto = try Disco.texto(cuaderno.ficheroDeVistas)
        try cuaderno.entregarVistas(
          texto.replacing("fatalError(\"sin café\")", with: "print(\"va una\")")
            .replacing("Tazas:", with: "Cuenta:")
        )
        try terminal.leer(hasta: "Cuenta: 0")
        terminal.teclear("\r")
        try terminal.leer(hasta: "va una")
        terminal.teclear("q")
      }
      #expect(final == Final(codigo: 0))
    }
  }

  @Test("Con la vista colgada en su body, «q» sale y no queda ningún proceso")
  func seCuelga() async throws {
    try await conVistas { cuaderno in
      let testigo = "\(cuaderno.casa)/testigo"
      try #require(mkfifo(testigo, 0o600) == 0)
      let fd = open(testigo, O_RDONLY | O_NONBLOCK)
      defer { close(fd) }
      try cuaderno.cambiarVistas("import SwiftUI", "import Foundation\nimport SwiftUI")
      try cuaderno.cambiarVistas(
        "tazas += 1",
        "let f = open(\"\(testigo)\", O_WRONLY); _ = write(f, \"x\", 1); while true { sleep(1) }"
      )
      let final = try await Self.mirar(cuaderno) { terminal in
        terminal.teclear("\r")
        var espera = pollfd(fd: fd, events: Int16(POLLIN), revents: 0)
        try #require(poll(&espera, 1, 300_000) == 1, "la vista no llegó a colgarse")
        try terminal.leer(hasta: "La vista no responde")
        terminal.teclear("q")
      }
      #expect(final == Final(codigo: 0))
      // Quien lo tenía abierto era la vista: si ya no vive, el tubo se cierra.
      var byte: UInt8 = 0
      #expect(read(fd, &byte, 1) == 1)
      var espera = pollfd(fd: fd, events: Int16(POLLIN), revents: 0)
      #expect(poll(&espera, 1, 60_000) == 1)
      #expect(read(fd, &byte, 1) == 0)
    }
  }

  @Test("Al cambiar de tamaño, la pantalla es de ese tamaño")
  func tamano() async throws {
    try await conVistas { cuaderno in
      let final = try await Self.mirar(cuaderno) { terminal in
        terminal.medir(columnas: 120, filas: 30)
        // La última línea, la de las teclas, está ahora en la fila 30.
        try terminal.leer(hasta: "\u{1b}[30;1H")
        terminal.medir(columnas: 30, filas: 8)
        try terminal.leer(hasta: "\u{1b}[8;1H")
        terminal.teclear("q")
      }
      #expect(final == Final(codigo: 0))
    }
  }

  @Test("Con Ctrl-Z se para con la terminal devuelta, y al seguir vuelve a pintar")
  func pausa() async throws {
    try await conVistas { cuaderno in
      let final = try await Self.mirar(cuaderno) { terminal in
        terminal.teclear("\u{1a}")
        try terminal.leer(hasta: Self.sale)
        var info = siginfo_t()
        try #require(waitid(P_PID, id_t(terminal.pid), &info, WSTOPPED) == 0)
        kill(terminal.pid, SIGCONT)
        try terminal.leer(hasta: "Tazas: 0")
        terminal.teclear("q")
      }
      #expect(final == Final(codigo: 0))
    }
  }
}
