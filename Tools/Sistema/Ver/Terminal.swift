import Cuaderno
import Foundation
import Synchronization

/// La terminal para el programa, tecla a tecla.
///
/// Pase lo que pase, al acabar queda como estaba: al salir, al interrumpir y si el programa se cae.
final class Terminal: Sendable {
  /// Para qué se toma.
  enum Uso: Sendable {
    /// Una espera: lo que se teclea ni se ve ni se guarda para después. Ctrl-C y Ctrl-Z, sí.
    case espera
    /// La pantalla aparte, sin cursor, con ratón y con lo pegado entre marcas.
    case entera
    /// Un texto que se queda en la terminal, con lo pegado entre marcas.
    case lectura
    /// Lo mismo en una que no entiende órdenes.
    case lecturaSinOrdenes

    fileprivate var entra: String {
      switch self {
      case .entera: "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?1000h\u{1b}[?1006h\u{1b}[?2004h"
      case .lectura: "\u{1b}[?2004h"
      case .espera, .lecturaSinOrdenes: ""
      }
    }

    /// Lo contrario, y la línea en la que se esté, libre para quien venga.
    fileprivate var sale: StaticString {
      switch self {
      case .entera: "\u{1b}[?2004l\u{1b}[?1006l\u{1b}[?1000l\u{1b}[0m\u{1b}[?25h\u{1b}[?1049l"
      case .lectura: "\u{1b}[?2004l\u{1b}[0m\r\u{1b}[K"
      case .lecturaSinOrdenes: "\n"
      case .espera: ""
      }
    }
  }

  private let uso: Uso
  private let antes: termios
  private let abierta = Mutex(false)

  /// Toma la terminal, o da `nil` si no la hay.
  init?(_ uso: Uso = .entera) {
    guard isatty(0) == 1, isatty(1) == 1 else { return nil }
    // En segundo plano es de otro: se detiene, como cualquier programa que va a leer de ella.
    while tcgetpgrp(0) > 0, tcgetpgrp(0) != getpgrp() { kill(getpid(), SIGSTOP) }
    var modo = termios()
    guard tcgetattr(0, &modo) == 0 else { return nil }
    self.uso = uso
    antes = modo
    Interrupciones.alInterrumpir { [self] in cerrar() }
    atenderCaidas(modo)
    guard abrir() else { return nil }
  }

  /// Toma la terminal, también al volver de una pausa.
  @discardableResult
  func abrir() -> Bool {
    abierta.withLock { abierta in
      var modo = antes
      if uso == .espera { modo.c_lflag &= ~tcflag_t(ECHO) } else { cfmakeraw(&modo) }
      // Quien escribe líneas sueltas cuenta con que un salto vuelva al principio.
      if uso != .entera { modo.c_oflag = antes.c_oflag }
      guard tcsetattr(0, TCSANOW, &modo) == 0 else { return false }
      escribirDirecto(uso.entra, en: 1)
      abierta = true
      return true
    }
  }

  /// Deja la terminal como estaba.
  func cerrar() {
    abierta.withLock { abierta in
      guard abierta else { return }
      abierta = false
      escribirDirecto("\(uso.sale)", en: 1)
      var modo = antes
      if uso == .espera { tcflush(0, TCIFLUSH) }
      tcsetattr(0, TCSANOW, &modo)
    }
  }

  /// Se detiene con la terminal devuelta, hasta que se le diga que siga.
  func detenerse() {
    cerrar()
    kill(getpid(), SIGSTOP)
  }

  /// La toma otra vez tras una pausa. En segundo plano es de otro: se detiene hasta que le toque.
  ///
  /// - Returns: si ya es suya.
  func volver() -> Bool {
    guard tcgetpgrp(0) == getpgrp() else {
      kill(getpid(), SIGSTOP)
      return false
    }
    return abrir()
  }

  /// Las columnas y las filas.
  var medidas: (ancho: Int, alto: Int) {
    var tamano = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &tamano) == 0, tamano.ws_col > 0, tamano.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(tamano.ws_col), Int(tamano.ws_row))
  }

  /// Si el propio programa se cae, la terminal se devuelve antes de morir.
  private func atenderCaidas(_ modo: termios) {
    modoDeAntes = modo
    salidaDeAntes = uso.sale
    for senal in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      signal(senal) { senal in
        _ = write(1, salidaDeAntes.utf8Start, salidaDeAntes.utf8CodeUnitCount)
        tcsetattr(0, TCSANOW, &modoDeAntes)
        signal(senal, SIG_DFL)
        raise(senal)
      }
    }
  }
}

/// El modo que devolver si el programa se cae, y lo que escribir.
///
/// Se ponen antes de poner quien los lee, que es un manejador de señales y no puede tomar cerrojos.
/// Cuando a una espera la sigue otro uso, lo que cambia es lo que se escribe, y está cerrada.
private nonisolated(unsafe) var modoDeAntes = termios()
private nonisolated(unsafe) var salidaDeAntes: StaticString = ""
