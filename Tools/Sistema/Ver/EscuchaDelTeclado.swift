import Cuaderno
import Foundation
import Synchronization

/// Un hilo que escucha el teclado y los avisos de la terminal.
struct EscuchaDelTeclado: Sendable {
  /// Algo que llega.
  enum Llegada: Sendable, Equatable {
    /// Lo tecleado, como bytes.
    case bytes([UInt8])
    /// Tras lo tecleado no viene nada enseguida: lo que esté a medias está entero.
    case pausa
    case cambiaDeTamano
    /// Alguien pide que el programa se detenga.
    case seDetiene
    /// El programa vuelve de una pausa.
    case vuelve
    /// Ya no hay teclado.
    case seCierra
  }

  private let acabado = Marca()

  /// Lo que se espera, en milisegundos, a que siga una secuencia.
  private static let plazo: Int32 = 30

  /// Empieza a escuchar; `alLlegar` se llama desde un hilo suyo.
  init(alLlegar: @escaping @Sendable (Llegada) -> Void) {
    let avisos = Self.avisos()
    Thread.detachNewThread { [acabado] in
      var hayQueVaciar = false
      while !acabado.puesta {
        var fds = [
          pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
          pollfd(fd: avisos ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        let listos = poll(&fds, 2, hayQueVaciar ? Self.plazo : -1)
        if listos < 0 { continue }
        if listos == 0 {
          hayQueVaciar = false
          alLlegar(.pausa)
          continue
        }
        if fds[1].revents != 0, let avisos { Self.leer(avisos).map(Self.llegada).forEach(alLlegar) }
        guard fds[0].revents != 0 else { continue }
        let bytes = Self.leer(0)
        guard !bytes.isEmpty else { return alLlegar(.seCierra) }
        hayQueVaciar = true
        alLlegar(.bytes(bytes))
      }
    }
  }

  /// Deja de escuchar.
  func cerrar() { acabado.poner() }

  private static func leer(_ fd: Int32) -> [UInt8] {
    var bufer = [UInt8](repeating: 0, count: 4096)
    while true {
      let n = read(fd, &bufer, bufer.count)
      if n < 0, errno == EINTR { continue }
      return Array(bufer.prefix(max(0, n)))
    }
  }

  // MARK: Los avisos de la terminal

  private static func llegada(_ senal: UInt8) -> Llegada {
    switch Int32(senal) {
    case SIGCONT: .vuelve
    case SIGTSTP: .seDetiene
    default: .cambiaDeTamano
    }
  }

  /// El tubo en el que los manejadores de señales apuntan las que llegan.
  private static func avisos() -> Int32? {
    guard let (lee, escribe) = crearTubo() else { return nil }
    avisoDeTerminal.store(escribe, ordering: .sequentiallyConsistent)
    for senal in [SIGWINCH, SIGTSTP, SIGCONT] {
      signal(senal) { recibida in
        let antes = errno
        var byte = UInt8(truncatingIfNeeded: recibida)
        _ = write(avisoDeTerminal.load(ordering: .sequentiallyConsistent), &byte, 1)
        errno = antes
      }
    }
    return lee
  }
}

/// Adónde apuntan los manejadores la señal recibida.
private let avisoDeTerminal = Atomic<Int32>(-1)

/// Una marca que se pone una vez y se mira desde otro hilo.
private final class Marca: Sendable {
  private let valor = Atomic(false)
  var puesta: Bool { valor.load(ordering: .relaxed) }
  func poner() { valor.store(true, ordering: .relaxed) }
}
