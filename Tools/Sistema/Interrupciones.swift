import Cuaderno
import Foundation
import Synchronization

/// Qué hacer con Ctrl-C y con las señales que piden acabar: no dejar hijos ni la terminal rota.
package enum Interrupciones {
  private static let alSalir = Mutex<[@Sendable () -> Void]>([])
  /// Las que piden acabar.
  private static let senales = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Apunta algo que hacer si se interrumpe: borrar una carpeta provisional, devolver la terminal.
  package static func alInterrumpir(_ hacer: @escaping @Sendable () -> Void) {
    alSalir.withLock { $0.append(hacer) }
  }

  /// Empieza a atender las señales. Llámala al empezar, antes de lanzar ningún proceso.
  ///
  /// La señal puede llegar a cualquier hilo: quien la recibe solo la apunta en un tubo, y un hilo
  /// que lo lee hace lo demás.
  package static func atender() {
    ocuparDescriptores()
    // Quien lee por un tubo puede irse antes (`| head -1`): el veredicto es el mismo.
    signal(SIGPIPE, SIG_IGN)
    // Ignorada por quien nos lanza, el sistema recogería a los hijos y se perdería cómo acabaron.
    signal(SIGCHLD, SIG_DFL)
    guard let (lee, escribe) = crearTubo(), fcntl(lee, F_SETFL, 0) == 0 else { return }
    aviso.store(escribe, ordering: .sequentiallyConsistent)
    for senal in senales where !estaIgnorada(senal) {
      signal(senal) { recibida in
        let antes = errno
        var byte = UInt8(truncatingIfNeeded: recibida)
        _ = write(aviso.load(ordering: .sequentiallyConsistent), &byte, 1)
        errno = antes
      }
    }
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(lee, &byte, 1) != 1 {}
      acabar(Int32(byte))
    }
  }

  /// Si la entrada o una salida vienen cerradas, ningún fichero debe ocupar su número.
  private static func ocuparDescriptores() {
    while true {
      let fd = open("/dev/null", O_RDWR)
      if fd > 2 { close(fd) }
      if fd < 0 || fd > 2 { return }
    }
  }

  /// Mata a los hijos, deja todo recogido y acaba. Nadie puede lanzar ni contar nada mientras tanto.
  private static func acabar(_ senal: Int32) -> Never {
    ProcesosVivos.cerrar {
      for hacer in alSalir.withLock({ $0 }) { hacer() }
      if senal == SIGINT { escribirDirecto("\n\(Fallo.interrumpido.mensaje)\n", en: 2) }
      _exit(senal == SIGINT ? Fallo.interrumpido.codigo : 128 + senal)
    }
  }

  /// Si quien nos lanzó pidió que no se atendiera, como `nohup`.
  private static func estaIgnorada(_ senal: Int32) -> Bool {
    var accion = sigaction()
    sigaction(senal, nil, &accion)
    #if canImport(Darwin)
    let manejador = accion.__sigaction_u.__sa_handler
    #else
    let manejador = accion.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(manejador, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// Adónde apunta el manejador la señal recibida.
private let aviso = Atomic<Int32>(-1)

/// Escribe sin búfer, y da el error del sistema o 0.
@discardableResult
package func escribirDirecto(_ texto: String, en fd: Int32) -> Int32 {
  let bytes = Array(texto.utf8)
  var hechos = 0
  while hechos < bytes.count {
    let n = bytes.withUnsafeBytes {
      write(fd, $0.baseAddress.map { $0 + hechos }, bytes.count - hechos)
    }
    if n < 0, errno == EINTR { continue }
    if n <= 0 { return n < 0 ? errno : EIO }
    hechos += n
  }
  return 0
}
