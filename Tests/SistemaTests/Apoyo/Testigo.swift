import Foundation
import Testing

/// Un tubo con nombre que unos procesos abren para escribir: se cierra cuando no queda ninguno.
final class Testigo: Sendable {
  let ruta: String
  private let fd: Int32

  init(en carpeta: String) throws {
    ruta = "\(carpeta)/testigo"
    try #require(mkfifo(ruta, 0o600) == 0)
    fd = open(ruta, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    try #require(fd >= 0)
  }

  deinit { close(fd) }

  /// Si alguien lo abrió alguna vez: el sistema avisa de que ya lo cerró o de que sigue abierto.
  var llegoAAbrirse: Bool {
    var espera = pollfd(fd: fd, events: Int16(POLLIN), revents: 0)
    if poll(&espera, 1, 0) == 1 { return true }
    // Sin aviso, o nadie lo abrió o sigue abierto: lo segundo se nota al leer.
    var byte: UInt8 = 0
    return read(fd, &byte, 1) < 0 && errno == EAGAIN
  }

  /// Si nadie lo tiene abierto ya. Espera lo que tarda el sistema en cerrarlo.
  func nadieVive() -> Bool {
    var espera = pollfd(fd: fd, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    return poll(&espera, 1, 60_000) == 1 && read(fd, &byte, 1) == 0
  }
}
