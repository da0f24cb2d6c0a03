import Cuaderno
import Foundation
import Synchronization

/// Qué hacer con Ctrl-C y con las señales que piden acabar: no dejar hijos ni la terminal rota.
package enum Interrupciones {
  private static let alSalir = Mutex<[@Sendable () -> Void]>([])

  /// Apunta algo que hacer si se interrumpe: borrar una carpeta provisional, devolver la terminal.
  package static func alInterrumpir(_ hacer: @escaping @Sendable () -> Void) {
    alSalir.withLock { $0.append(hacer) }
  }

  /// Empieza a atender las señales. Llámala antes de crear ningún hilo.
  package static func atender() {
    var senales = sigset_t()
    sigemptyset(&senales)
    for senal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&senales, senal) }
    pthread_sigmask(SIG_BLOCK, &senales, nil)
    let bloqueadas = senales
    let hilo = Thread {
      var espera = bloqueadas
      var recibida: Int32 = 0
      while sigwait(&espera, &recibida) != 0 {}
      ProcesosVivos.matarTodos()
      for hacer in alSalir.withLock({ $0 }) { hacer() }
      if recibida == SIGINT { escribirDirecto("\n\(Fallo.interrumpido.mensaje)\n", en: 2) }
      _exit(recibida == SIGINT ? Fallo.interrumpido.codigo : 128 + recibida)
    }
    hilo.start()
  }
}

/// Escribe sin búfer: para cuando el programa está a punto de acabar.
package func escribirDirecto(_ texto: String, en fd: Int32) {
  let bytes = Array(texto.utf8)
  var hechos = 0
  while hechos < bytes.count {
    let n = bytes.withUnsafeBytes { write(fd, $0.baseAddress.map { $0 + hechos }, bytes.count - hechos) }
    if n < 0, errno == EINTR { continue }
    if n <= 0 { return }
    hechos += n
  }
}
