import Foundation
import Synchronization

/// Lo que se pinta en la terminal, sin esperar a que lo lea.
///
/// Una terminal que no lee detiene a quien le escribe. Aquí espera un hilo aparte, y siempre se puede
/// dejarlo: así el teclado y las señales se atienden.
final class SalidaDeTerminal: Sendable {
  /// Un descriptor propio: no esperar es cosa suya, y no de quien comparte la terminal.
  private let fd: Int32
  private let cola = DispatchQueue(label: "pintado")
  private let enMarcha = DispatchGroup()
  private let sinAcabar = Atomic(0)
  private let cortada = Atomic(false)

  /// Lo que se espera, en milisegundos, antes de mirar si hay que dejarlo.
  private static let plazo: Int32 = 50

  init() {
    var nombre = [CChar](repeating: 0, count: 1024)
    let hay = ttyname_r(1, &nombre, nombre.count) == 0
    let propio = hay ? open(nombre, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC) : -1
    fd = propio >= 0 ? propio : 1
  }

  deinit { if fd > 2 { close(fd) } }

  /// Si ya se ha escrito todo lo mandado.
  var libre: Bool { sinAcabar.load(ordering: .acquiring) == 0 }

  /// Escribe un texto sin esperarlo; al acabar llama a `despues`.
  func escribir(_ texto: String, despues: @escaping @Sendable () -> Void = {}) {
    guard !texto.isEmpty else { return }
    sinAcabar.add(1, ordering: .relaxed)
    cola.async(group: enMarcha) { [self] in
      escribirTodo(Array(texto.utf8))
      sinAcabar.subtract(1, ordering: .releasing)
      despues()
    }
  }

  private func escribirTodo(_ bytes: [UInt8]) {
    var hechos = 0
    while hechos < bytes.count, !cortada.load(ordering: .relaxed) {
      let n = bytes.withUnsafeBytes {
        write(fd, $0.baseAddress.map { $0 + hechos }, bytes.count - hechos)
      }
      if n > 0 {
        hechos += n
      } else if errno == EAGAIN {
        var espera = pollfd(fd: fd, events: Int16(POLLOUT), revents: 0)
        _ = poll(&espera, 1, Self.plazo)
      } else if errno != EINTR {
        return
      }
    }
  }

  // MARK: Dejarlo

  /// Espera a que se lea todo lo mandado, pero no más de un segundo.
  func apurar() { _ = enMarcha.wait(timeout: .now() + .seconds(1)) }

  /// Deja de escribir, aunque quede algo a medias, y hace sitio en la terminal si nadie la lee.
  func cortar() {
    cortada.store(true, ordering: .relaxed)
    apurar()
    Self.hacerSitio()
  }

  /// Vuelve a escribir.
  func seguir() { cortada.store(false, ordering: .relaxed) }

  /// Deja de escribir porque el programa acaba: lo poco que falta siempre tendrá sitio.
  func acabar() {
    cortar()
    Thread.detachNewThread {
      while true {
        usleep(200_000)
        Self.hacerSitio()
      }
    }
  }

  /// Tira lo que la terminal no ha leído, si ya no le cabe más.
  private static func hacerSitio() {
    var espera = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
    if poll(&espera, 1, 0) == 0 { tcflush(1, TCOFLUSH) }
  }
}
