import Cuaderno
import Foundation
import Synchronization

/// La terminal entera para el programa: tecla a tecla, con su pantalla aparte y con ratón.
///
/// Pase lo que pase, al acabar queda como estaba: al salir, al interrumpir y si el programa se cae.
final class Terminal: Sendable {
  private let antes: termios
  private let abierta = Mutex(false)

  /// La pantalla aparte, sin cursor, con ratón y con lo pegado entre marcas.
  private static let entra = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?1000h\u{1b}[?1006h\u{1b}[?2004h"
  /// Lo contrario.
  private static let sale: StaticString =
    "\u{1b}[?2004l\u{1b}[?1006l\u{1b}[?1000l\u{1b}[0m\u{1b}[?25h\u{1b}[?1049l"

  /// Toma la terminal, o da `nil` si no la hay.
  init?() {
    var modo = termios()
    guard isatty(1) == 1, tcgetattr(0, &modo) == 0 else { return nil }
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
      cfmakeraw(&modo)
      guard tcsetattr(0, TCSANOW, &modo) == 0 else { return false }
      escribirDirecto(Self.entra, en: 1)
      abierta = true
      return true
    }
  }

  /// Deja la terminal como estaba.
  func cerrar() {
    abierta.withLock { abierta in
      guard abierta else { return }
      abierta = false
      escribirDirecto("\(Self.sale)", en: 1)
      var modo = antes
      tcsetattr(0, TCSANOW, &modo)
    }
  }

  /// Escribe en la pantalla.
  func escribir(_ texto: String) {
    if !texto.isEmpty { escribirDirecto(texto, en: 1) }
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
    for senal in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      signal(senal) { senal in
        _ = write(1, Terminal.sale.utf8Start, Terminal.sale.utf8CodeUnitCount)
        tcsetattr(0, TCSANOW, &modoDeAntes)
        signal(senal, SIG_DFL)
        raise(senal)
      }
    }
  }
}

/// El modo que devolver si el programa se cae.
///
/// Se escribe una vez, antes de poner quien lo lee, que es un manejador de señales y no puede tomar
/// cerrojos.
private nonisolated(unsafe) var modoDeAntes = termios()
