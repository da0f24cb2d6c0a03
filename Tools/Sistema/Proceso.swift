import Cuaderno
import Foundation

/// Lo que un proceso puede gastar. Todo proceso tiene límites.
package struct Limites: Sendable, Equatable {
  /// Segundos de reloj.
  package var reloj: Double
  /// Segundos de procesador.
  package var cpu: Int
  /// MiB de memoria virtual, o `nil` si el sistema no sabe limitarla.
  package var memoria: Int?
  /// Bytes que puede escribir entre sus dos salidas.
  package var salida: Int

  /// Crea unos límites.
  package init(reloj: Double, cpu: Int, memoria: Int?, salida: Int) {
    self.reloj = reloj
    self.cpu = cpu
    self.memoria = memoria
    self.salida = salida
  }

  /// Los del compilador: generosos, pero finitos.
  package static let compilador = Limites(reloj: 40, cpu: 20, memoria: 8192, salida: 1 << 20)
  /// Los de preparar una biblioteca del cuaderno.
  package static let biblioteca = Limites(reloj: 300, cpu: 300, memoria: nil, salida: 1 << 20)
  /// Los de todas las comprobaciones de una lección.
  package static let comprobaciones = Limites(reloj: 10, cpu: 4, memoria: 4096, salida: 1 << 20)
  /// Los de una comprobación sola.
  package static let unaComprobacion = Limites(reloj: 5, cpu: 3, memoria: 4096, salida: 1 << 20)
}

/// Un proceso por lanzar.
package struct OrdenDeProceso: Sendable {
  /// El ejecutable, con ruta, y sus argumentos.
  package var mandato: [String]
  /// La carpeta en la que corre.
  package var carpeta: String
  /// El entorno entero.
  package var entorno: [String: String]
  package var limites: Limites

  /// Crea una orden.
  package init(
    _ mandato: [String],
    carpeta: String = "/",
    entorno: [String: String] = ProcessInfo.processInfo.environment,
    limites: Limites
  ) {
    self.mandato = mandato
    self.carpeta = carpeta
    self.entorno = entorno
    self.limites = limites
  }
}

/// Lo que dejó un proceso. Un código distinto de cero es un resultado, no un error.
package struct ResultadoDeProceso: Sendable {
  package var fin: FinDeProceso
  package var salida: [UInt8]
  package var errores: [UInt8]
  /// Segundos de reloj.
  package var segundos: Double
  /// Memoria residente máxima, en KiB.
  package var memoria: Int

  /// La salida normal como texto.
  package var texto: String { String(decoding: salida, as: UTF8.self) }
  /// La salida de errores como texto.
  package var textoDeErrores: String { String(decoding: errores, as: UTF8.self) }
}

/// Lanza un proceso en su propio grupo, con límites, y espera a que acabe sin bloquear a nadie.
///
/// No usa `Foundation.Process`: allí esperar cuesta 50 ms y se cuelga mientras viva un nieto.
package func ejecutar(_ orden: OrdenDeProceso) async throws(Fallo) -> ResultadoDeProceso {
  let resultado: Result<ResultadoDeProceso, Fallo> = await withCheckedContinuation { continua in
    // Un hilo propio: en una cola, esperar ocuparía un procesador y el siguiente no arrancaría.
    Thread.detachNewThread {
      continua.resume(returning: Result { () throws(Fallo) in try ProcesoVivo(orden).esperar() })
    }
  }
  return try resultado.get()
}

/// Un proceso en marcha, visto desde el hilo que lo espera.
private struct ProcesoVivo {
  private let pid: pid_t
  private let limites: Limites
  private let inicio = DispatchTime.now().uptimeNanoseconds
  private var salida: Tubo
  private var errores: Tubo
  private var limiteAlcanzado: FinDeProceso.Limite?

  init(_ orden: OrdenDeProceso) throws(Fallo) {
    limites = orden.limites
    let programa = orden.mandato.first ?? ""
    guard let (leeSalida, escribeSalida) = crearTubo(),
      let (leeErrores, escribeErrores) = crearTubo()
    else {
      throw .noSePuedeEjecutar(programa: programa, motivo: motivoDelSistema(errno))
    }
    salida = Tubo(fd: leeSalida)
    errores = Tubo(fd: leeErrores)
    let lanzado = lanzar(orden, Descriptores(salida: escribeSalida, errores: escribeErrores))
    close(escribeSalida)
    close(escribeErrores)
    switch lanzado {
    case .success(let nuevo): pid = nuevo
    case .failure(let fallo):
      close(leeSalida)
      close(leeErrores)
      throw fallo
    }
  }

  /// Lee sus salidas hasta que acaba o pasa de un límite; luego mata a todo su grupo.
  func esperar() throws(Fallo) -> ResultadoDeProceso {
    var yo = self
    while !haAcabado(pid) {
      yo.leer(esperaMaxima: 10)
      if yo.segundos > limites.reloj { yo.parar(.tiempo) }
      if yo.escribeDemasiado { yo.parar(.salida) }
    }
    matar(pid)
    yo.leer(esperaMaxima: 0)
    if yo.escribeDemasiado, yo.limiteAlcanzado == nil { yo.limiteAlcanzado = .salida }
    var estado: Int32 = 0
    var uso = rusage()
    while wait4(pid, &estado, 0, &uso) < 0, errno == EINTR {}
    ProcesosVivos.quitar(pid)
    close(yo.salida.fd)
    close(yo.errores.fd)
    return ResultadoDeProceso(
      fin: yo.fin(estado, uso),
      salida: Array(yo.salida.bytes.prefix(limites.salida)),
      errores: Array(yo.errores.bytes.prefix(limites.salida)),
      segundos: yo.segundos,
      memoria: memoriaMaxima(uso)
    )
  }

  private var escribeDemasiado: Bool {
    salida.bytes.count + errores.bytes.count > limites.salida
  }

  private var segundos: Double {
    Double(DispatchTime.now().uptimeNanoseconds - inicio) / 1_000_000_000
  }

  private mutating func parar(_ limite: FinDeProceso.Limite) {
    if limiteAlcanzado == nil { limiteAlcanzado = limite }
    matar(pid)
  }

  private mutating func leer(esperaMaxima milisegundos: Int32) {
    var fds = [salida, errores].filter { !$0.cerrado }.map {
      pollfd(fd: $0.fd, events: Int16(POLLIN), revents: 0)
    }
    guard !fds.isEmpty else {
      usleep(useconds_t(min(milisegundos, 1) * 500))
      return
    }
    guard poll(&fds, nfds_t(fds.count), milisegundos) > 0 else { return }
    salida.vaciar(hasta: limites.salida)
    errores.vaciar(hasta: limites.salida)
  }

  private func fin(_ estado: Int32, _ uso: rusage) -> FinDeProceso {
    if let limiteAlcanzado { return .limite(limiteAlcanzado) }
    let senal = estado & 0x7f
    guard senal != 0 else { return .codigo((estado >> 8) & 0xff) }
    let cpu = Int(uso.ru_utime.tv_sec + uso.ru_stime.tv_sec)
    if senal == SIGXCPU || (senal == SIGKILL && cpu >= limites.cpu - 1) { return .limite(.cpu) }
    return .senal(senal)
  }
}

/// Mira si ha acabado sin recogerlo: mientras no se recoge, su grupo no cambia de dueño.
func haAcabado(_ pid: pid_t) -> Bool {
  var info = siginfo_t()
  let r = waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT)
  return r < 0 ? errno != EINTR : info.si_signo != 0
}

/// El extremo de lectura de un tubo y lo leído.
private struct Tubo {
  let fd: Int32
  var bytes: [UInt8] = []
  var cerrado = false

  /// Lee lo que haya, sin esperar. Al pasar de `maximo` deja de leer: quien mira decide.
  mutating func vaciar(hasta maximo: Int) {
    guard !cerrado else { return }
    withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 16) { bufer in
      while bytes.count <= maximo {
        let n = read(fd, bufer.baseAddress, bufer.count)
        guard n > 0 else {
          if n == 0 { cerrado = true }
          return
        }
        bytes.append(contentsOf: bufer[..<n])
      }
    }
  }
}

private func memoriaMaxima(_ uso: rusage) -> Int {
  #if os(macOS)
  Int(uso.ru_maxrss) / 1024
  #else
  Int(uso.ru_maxrss)
  #endif
}
