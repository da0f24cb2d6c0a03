import Cuaderno
import Foundation
import Sistema
import Testing

/// Ctrl-C y las señales que piden acabar: no queda ningún hijo y la terminal sigue sirviendo.
@Suite("Interrupciones")
struct InterrupcionTests {
  /// Un tubo con nombre que los hijos mantienen abierto: se cierra cuando no queda ninguno.
  private final class Testigo {
    let ruta: String
    private let fd: Int32

    init(en carpeta: String) throws {
      ruta = "\(carpeta)/testigo"
      try #require(mkfifo(ruta, 0o600) == 0)
      fd = open(ruta, O_RDONLY | O_NONBLOCK)
      try #require(fd >= 0)
    }

    deinit { close(fd) }

    /// Espera a que un hijo escriba: está en marcha.
    func esperarMarcha() throws {
      var byte: UInt8 = 0
      var espera = pollfd(fd: fd, events: Int16(POLLIN), revents: 0)
      try #require(poll(&espera, 1, 300_000) == 1, "ningún hijo llegó a arrancar")
      try #require(read(fd, &byte, 1) == 1)
    }

    /// Si ya no vive nadie que lo tuviera abierto. Espera lo que tarda el sistema en cerrarlo.
    func nadieVive() -> Bool {
      var espera = pollfd(fd: fd, events: Int16(POLLIN), revents: 0)
      var byte: UInt8 = 0
      while poll(&espera, 1, 60_000) == 1 {
        let n = read(fd, &byte, 1)
        if n == 0 { return true }
        if n < 0 { return false }
      }
      return false
    }
  }

  /// Lo que se ve tras interrumpir.
  private struct Final: Equatable, Sendable {
    var codigo: Int32
    var texto: String
    var terminalIgual = true
    var nadieVive = true
  }

  private static func interrumpir(
    _ cuaderno: CuadernoDePrueba,
    _ entorno: [String: String] = [:],
    senal: Int32? = nil
  ) async throws -> Final {
    try await enHilo {
      let testigo = try Testigo(en: cuaderno.casa)
      let terminal = try TerminalDePrueba(["99"], cuaderno, entorno: entorno)
      try testigo.esperarMarcha()
      if let senal { kill(terminal.pid, senal) } else { terminal.interrumpir() }
      let (codigo, texto) = terminal.esperar(hasta: .now + .seconds(120))
      return Final(
        codigo: codigo,
        texto: texto,
        terminalIgual: terminal.estaComoAntes(),
        nadieVive: testigo.nadieVive()
      )
    }
  }

  /// Un `uno()` que avisa por el testigo y no acaba.
  private static func noAcaba(_ cuaderno: CuadernoDePrueba) -> String {
    LeccionDePrueba.uno(
      """
      let fd = open("\(cuaderno.casa)/testigo", O_WRONLY)
        write(fd, "x", 1)
        while true { sleep(100) }
      """,
      con: "import Foundation"
    )
  }

  @Test("Ctrl-C mientras corre: código 130, ningún hijo, la terminal como estaba")
  func mientrasCorre() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(Self.noAcaba(cuaderno))
      let final = try await Self.interrumpir(cuaderno)
      #expect(final == Final(codigo: 130, texto: "^C\nInterrumpido.\n"))
      try Self.sinRestos(cuaderno)
    }
  }

  @Test("Ctrl-C mientras compila: ni el compilador ni sus hijos quedan vivos")
  func mientrasCompila() async throws {
    try await conCuaderno(caliente: false) { cuaderno in
      var entorno = try Self.compiladorQueNoAcaba(cuaderno)
      entorno["NO_COLOR"] = "1"
      let final = try await Self.interrumpir(cuaderno, entorno)
      let progreso = """
        Preparo el cuaderno para este compilador (solo la primera vez)…
        ^C
        Interrumpido.

        """
      #expect(final == Final(codigo: 130, texto: progreso))
      try Self.sinRestos(cuaderno)
    }
  }

  @Test(
    "Las otras señales de acabar tampoco dejan hijos",
    arguments: [SIGTERM, SIGHUP, SIGQUIT]
  )
  func otrasSenales(_ senal: Int32) async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(Self.noAcaba(cuaderno))
      let final = try await Self.interrumpir(cuaderno, senal: senal)
      #expect(final == Final(codigo: 128 + senal, texto: ""))
      try Self.sinRestos(cuaderno)
    }
  }

  @Test("Tras una interrupción, la siguiente ejecución da su veredicto")
  func despues() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(Self.noAcaba(cuaderno))
      _ = try await Self.interrumpir(cuaderno)
      try cuaderno.entregar(LeccionDePrueba.solucion)
      try await cuaderno.esperar(Pantalla(fin: .codigo(0), salida: LeccionDePrueba.superada), "99")
    }
  }

  @Test("Quien pidió ignorar SIGHUP, como nohup, puede colgar")
  func conNohup() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      let pantalla = try await cuaderno.guion(
        "trap '' HUP; \"$LECCION\" 99 > \"$HOME/salida\" & kill -HUP $!; wait $!; echo $?"
      )
      #expect(pantalla.salida == "0\n")
      #expect(try Disco.texto("\(cuaderno.casa)/salida") == LeccionDePrueba.superada)
    }
  }

  @Test("Quien no recoge a sus hijos no cambia el veredicto")
  func conSIGCHLDIgnorada() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar("func uno() -> Int { ay }\n")
      let pantalla = try await cuaderno.guion("trap '' CHLD; exec \"$LECCION\" 99 --json")
      #expect(pantalla.fin == .codigo(1))
      #expect(try pantalla.informe().resultado == "no-compila")
    }
  }

  /// No queda nada provisional de la ejecución interrumpida.
  private static func sinRestos(_ cuaderno: CuadernoDePrueba) throws {
    let almacen = try #require(cuaderno.almacen)
    #expect(Disco.listar("\(almacen)/tmp") == [])
  }

  /// Un `swiftc` que contesta lo justo y, al compilar, deja un hijo y no acaba.
  private static func compiladorQueNoAcaba(_ cuaderno: CuadernoDePrueba) throws -> [String: String]
  {
    try CompiladorFingido.escribir(
      en: cuaderno.casa,
      """
      case "$*" in
        *--version*) echo "Swift version 6.3.1" ;;
        *-driver-print-jobs*) ;;
        *) exec 9> "\(cuaderno.casa)/testigo"; echo >&9; sleep 600 & exec sleep 600 ;;
      esac
      """
    )
  }
}
