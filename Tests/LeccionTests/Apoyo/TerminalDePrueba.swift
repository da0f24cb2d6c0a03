import Cuaderno
import Foundation
import Sistema
import Testing

/// Una terminal de mentira con un programa dentro, en una sesión propia.
final class TerminalDePrueba {
  private let maestro: Int32
  private let esclavo: Int32
  /// El programa que corre dentro.
  let pid: pid_t
  /// Lo configurado antes de arrancarlo.
  let ajustes: Ajustes

  /// Lo que un programa podría dejar cambiado en una terminal.
  struct Ajustes: Equatable {
    private var banderas: [UInt]

    init(de fd: Int32) {
      var termios = termios()
      tcgetattr(fd, &termios)
      banderas = [termios.c_iflag, termios.c_oflag, termios.c_cflag, termios.c_lflag]
        .map(UInt.init)
    }
  }

  /// Arranca `leccion` con esos argumentos en una terminal nueva.
  init(
    _ argumentos: [String],
    _ cuaderno: CuadernoDePrueba,
    entorno: [String: String]
  ) throws {
    let programa = try #require(Programa.ruta)
    var (lado, otro): (Int32, Int32) = (-1, -1)
    var ruta = [CChar](repeating: 0, count: 1024)
    try #require(openpty(&lado, &otro, &ruta, nil, nil) == 0, "no hay terminales")
    (maestro, esclavo) = (lado, otro)
    let nombre = ruta.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    ajustes = Ajustes(de: esclavo)
    for fd in [maestro, esclavo] { _ = fcntl(fd, F_SETFD, FD_CLOEXEC) }
    let mandato =
      ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", cuaderno.carpeta, programa] + argumentos
    let todo = Programa.entorno(casa: cuaderno.casa, entorno).map { "\($0.key)=\($0.value)" }
    pid = try Self.lanzar(mandato, todo, terminal: nombre)
  }

  deinit {
    close(esclavo)
    close(maestro)
  }

  private static func lanzar(
    _ mandato: [String],
    _ entorno: [String],
    terminal: String
  ) throws -> pid_t {
    #if os(macOS)
    var acciones: posix_spawn_file_actions_t?
    var atributos: posix_spawnattr_t?
    #else
    var acciones = posix_spawn_file_actions_t()
    var atributos = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&acciones)
    posix_spawnattr_init(&atributos)
    defer {
      posix_spawn_file_actions_destroy(&acciones)
      posix_spawnattr_destroy(&atributos)
    }
    // Quien estrena sesión y abre una terminal se queda con ella: Ctrl-C le llega.
    posix_spawn_file_actions_addopen(&acciones, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&acciones, 0, 1)
    posix_spawn_file_actions_adddup2(&acciones, 0, 2)
    posix_spawnattr_setflags(&atributos, enSesionNueva)
    let argv = mandato.map { strdup($0) } + [nil]
    let envp = entorno.map { strdup($0) } + [nil]
    defer { for p in argv + envp { free(p) } }
    var pid: pid_t = 0
    try #require(posix_spawn(&pid, "/bin/sh", &acciones, &atributos, argv, envp) == 0)
    return pid
  }

  /// Pulsa Ctrl-C.
  func interrumpir() { teclear("\u{3}") }

  /// Escribe como desde el teclado.
  func teclear(_ texto: String) { escribirDirecto(texto, en: maestro) }

  /// Si la terminal está como antes de arrancar el programa.
  func estaComoAntes() -> Bool { Ajustes(de: esclavo) == ajustes }

  /// Cambia el tamaño de la terminal, y se lo dice al programa.
  func medir(columnas: UInt16, filas: UInt16) {
    var tamano = winsize(ws_row: filas, ws_col: columnas, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(maestro, UInt(TIOCSWINSZ), &tamano)
  }

  /// Lee lo que escribe el programa hasta que sale ese texto entero, y da lo leído.
  ///
  /// Falla si no sale en cinco minutos: lo que se espera llega mucho antes.
  @discardableResult
  func leer(hasta texto: String, en lugar: SourceLocation = #_sourceLocation) throws -> String {
    let plazo = ContinuousClock.now + .seconds(300)
    var bytes: [UInt8] = []
    while ContinuousClock.now < plazo {
      var espera = pollfd(fd: maestro, events: Int16(POLLIN), revents: 0)
      guard poll(&espera, 1, 1_000) > 0 else { continue }
      var bufer = [UInt8](repeating: 0, count: 4096)
      let n = read(maestro, &bufer, bufer.count)
      guard n > 0 else { break }
      bytes += bufer[..<n]
      let leido = String(decoding: bytes, as: UTF8.self)
      if leido.contains(texto) { return leido }
    }
    Issue.record(
      "no salió «\(texto)»; salió: \(String(decoding: bytes, as: UTF8.self))",
      sourceLocation: lugar
    )
    throw NoSalio()
  }

  /// Lo que se espera no salió.
  struct NoSalio: Error {}

  /// Teclea lo mismo sin leer nada hasta que a la terminal no le cabe más.
  func llenar(tecleando texto: String) throws {
    let plazo = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < plazo {
      teclear(texto)
      var espera = pollfd(fd: esclavo, events: Int16(POLLOUT), revents: 0)
      if poll(&espera, 1, 0) == 0 { return }
      _ = poll(nil, 0, 5)
    }
    throw NoSalio()
  }

  /// Espera a que el programa acabe, sin leer lo que escribe; da su código o, si no acaba, -9.
  func esperarSinLeer(hasta plazo: ContinuousClock.Instant) -> Int32 {
    var estado: Int32 = 0
    while waitpid(pid, &estado, WNOHANG) != pid {
      if ContinuousClock.now > plazo { kill(pid, SIGKILL) }
      _ = poll(nil, 0, 5)
    }
    return estado & 0x7f == 0 ? (estado >> 8) & 0xff : -(estado & 0x7f)
  }

  /// Lee lo que escribe el programa hasta que acaba, y da su código y lo escrito.
  func esperar(hasta plazo: ContinuousClock.Instant) -> (codigo: Int32, texto: String) {
    var bytes: [UInt8] = []
    var estado: Int32 = 0
    var acabado = false
    while true {
      if !acabado { acabado = waitpid(pid, &estado, WNOHANG) == pid }
      if !acabado, ContinuousClock.now > plazo { kill(pid, SIGKILL) }
      var espera = pollfd(fd: maestro, events: Int16(POLLIN), revents: 0)
      let listos = poll(&espera, 1, acabado ? 0 : 20)
      if listos > 0, espera.revents & Int16(POLLIN) != 0 {
        var bufer = [UInt8](repeating: 0, count: 4096)
        let n = read(maestro, &bufer, bufer.count)
        if n > 0 { bytes += bufer[..<n] }
      } else if acabado {
        break
      }
    }
    let codigo = estado & 0x7f == 0 ? (estado >> 8) & 0xff : -(estado & 0x7f)
    let texto = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    return (codigo, texto)
  }

  /// Corre `leccion` en una terminal hasta que acaba, con eso ya tecleado.
  static func correr(
    _ argumentos: [String],
    _ cuaderno: CuadernoDePrueba,
    entorno: [String: String] = [:],
    teclas: String = ""
  ) async throws -> (codigo: Int32, texto: String) {
    try await Turnos.compartidos.con {
      try await enHilo {
        let terminal = try TerminalDePrueba(argumentos, cuaderno, entorno: entorno)
        terminal.teclear(teclas)
        return terminal.esperar(hasta: .now + .seconds(300))
      }
    }
  }
}

/// Hace en un hilo propio algo que espera, para no ocupar los de la concurrencia.
func enHilo<R: Sendable>(_ hacer: @escaping @Sendable () throws -> R) async throws -> R {
  try await withCheckedThrowingContinuation { continua in
    Thread.detachNewThread { continua.resume(with: Result { try hacer() }) }
  }
}

/// La bandera de `posix_spawn` que abre una sesión nueva: Glibc no la enseña a Swift.
#if os(macOS)
let enSesionNueva = Int16(POSIX_SPAWN_SETSID)
#else
let enSesionNueva: Int16 = 0x80
#endif
