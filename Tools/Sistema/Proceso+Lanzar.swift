import Cuaderno
import Foundation
import Synchronization

/// Los grupos de procesos en marcha: al interrumpir no queda ninguno.
package enum ProcesosVivos {
  private struct Estado {
    var vivos: Set<pid_t> = []
    var seLanzan = true
  }

  private static let estado = Mutex(Estado())

  /// Lanza con `lanzar` y apunta el proceso, sin que una interrupción pueda colarse en medio.
  static func apuntar(_ lanzar: () -> Result<pid_t, Fallo>) -> Result<pid_t, Fallo> {
    estado.withLock { estado in
      guard estado.seLanzan else { return .failure(.interrumpido) }
      let lanzado = lanzar()
      if case .success(let pid) = lanzado { estado.vivos.insert(pid) }
      return lanzado
    }
  }

  static func quitar(_ pid: pid_t) { estado.withLock { _ = $0.vivos.remove(pid) } }

  /// Mata todos los grupos. Desde aquí no se lanza ningún otro.
  static func acabarConTodos() {
    estado.withLock { estado in
      estado.seLanzan = false
      for pid in estado.vivos { matar(pid) }
    }
  }

  /// Mata todos los grupos y acaba. Desde aquí ni se lanza otro ni se cuenta cómo acabó ninguno.
  package static func cerrar(_ acabar: () -> Never) -> Never {
    estado.withLock { estado in
      for pid in estado.vivos { matar(pid) }
      acabar()
    }
  }
}

/// El guion que entra en la carpeta (`$0`), pone los límites y se sustituye por el programa.
///
/// Es igual en Linux y en macOS. Un límite que ya era menor se queda como estaba.
private func guionDeLimites(_ limites: Limites) -> String {
  let memoria = limites.memoria.map { "ulimit -v \($0 * 1024) 2>/dev/null; " } ?? ""
  return
    "cd \"$0\" || exit 126; ulimit -c 0; ulimit -t \(limites.cpu) 2>/dev/null; \(memoria)exec \"$@\""
}

/// Crea un tubo cuyos extremos no heredan los hijos; el de lectura no espera.
func crearTubo() -> (lee: Int32, escribe: Int32)? {
  var fds: [Int32] = [0, 0]
  guard pipe(&fds) == 0 else { return nil }
  for fd in fds { _ = fcntl(fd, F_SETFD, FD_CLOEXEC) }
  _ = fcntl(fds[0], F_SETFL, O_NONBLOCK)
  return (fds[0], fds[1])
}

/// Los descriptores con los que nace un proceso.
struct Descriptores {
  /// De dónde lee; sin él, de ningún sitio.
  var entrada: Int32?
  var salida: Int32
  var errores: Int32
  /// El que recibe con el número 3, si lo hay.
  var aparte: Int32?
}

/// Lanza el proceso de `orden` en un grupo nuevo, con las señales como al nacer.
func lanzar(_ orden: OrdenDeProceso, _ descriptores: Descriptores) -> Result<pid_t, Fallo> {
  let programa = orden.mandato.first ?? ""
  guard access(programa, X_OK) == 0 else {
    return .failure(.noSePuedeEjecutar(programa: programa, motivo: motivoDelSistema(errno)))
  }
  let argumentos = ["/bin/sh", "-c", guionDeLimites(orden.limites), orden.carpeta] + orden.mandato
  let entorno = orden.entorno.map { "\($0.key)=\($0.value)" }
  return ProcesosVivos.apuntar {
    var pid: pid_t = 0
    let r = conCadenasC(argumentos) { argv in
      conCadenasC(entorno) { envp in
        conAtributos(descriptores) { acciones, atributos in
          posix_spawn(&pid, "/bin/sh", acciones, atributos, argv, envp)
        }
      }
    }
    guard r == 0 else {
      return .failure(.noSePuedeEjecutar(programa: programa, motivo: motivoDelSistema(r)))
    }
    return .success(pid)
  }
}

#if canImport(Glibc)
private typealias Acciones = posix_spawn_file_actions_t
private typealias Atributos = posix_spawnattr_t
#else
private typealias Acciones = posix_spawn_file_actions_t?
private typealias Atributos = posix_spawnattr_t?
#endif

private func conAtributos(
  _ descriptores: Descriptores,
  _ cuerpo: (UnsafeMutablePointer<Acciones>, UnsafeMutablePointer<Atributos>) -> Int32
) -> Int32 {
  withUnsafeTemporaryAllocation(of: Acciones.self, capacity: 1) { acciones in
    withUnsafeTemporaryAllocation(of: Atributos.self, capacity: 1) { atributos in
      guard let a = acciones.baseAddress, let t = atributos.baseAddress else { return ENOMEM }
      posix_spawn_file_actions_init(a)
      posix_spawnattr_init(t)
      defer {
        posix_spawn_file_actions_destroy(a)
        posix_spawnattr_destroy(t)
      }
      if let entrada = descriptores.entrada {
        posix_spawn_file_actions_adddup2(a, entrada, 0)
      } else {
        posix_spawn_file_actions_addopen(a, 0, "/dev/null", O_RDONLY, 0)
      }
      posix_spawn_file_actions_adddup2(a, descriptores.salida, 1)
      posix_spawn_file_actions_adddup2(a, descriptores.errores, 2)
      if let aparte = descriptores.aparte { posix_spawn_file_actions_adddup2(a, aparte, 3) }
      var ninguna = sigset_t()
      var todas = sigset_t()
      sigemptyset(&ninguna)
      sigfillset(&todas)
      posix_spawnattr_setsigmask(t, &ninguna)
      posix_spawnattr_setsigdefault(t, &todas)
      posix_spawnattr_setpgroup(t, 0)
      var banderas = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
      #if os(macOS)
      banderas |= POSIX_SPAWN_CLOEXEC_DEFAULT
      #endif
      posix_spawnattr_setflags(t, Int16(banderas))
      return cuerpo(a, t)
    }
  }
}

/// Presta un array de cadenas de C acabado en nulo.
private func conCadenasC<R>(
  _ cadenas: [String],
  _ cuerpo: ([UnsafeMutablePointer<CChar>?]) -> R
) -> R {
  let punteros = cadenas.map { strdup($0) }
  defer { for p in punteros { free(p) } }
  return cuerpo(punteros + [nil])
}

/// El motivo de un error del sistema, en español.
package func motivoDelSistema(_ codigo: Int32) -> String {
  switch codigo {
  case ENOENT: "no existe"
  case EACCES, EPERM: "no hay permiso"
  case EROFS: "es de solo lectura"
  case ENOSPC, EDQUOT: "no queda espacio en el disco"
  case EISDIR: "es una carpeta"
  case ENOTDIR: "una parte de la ruta no es una carpeta"
  case ELOOP: "hay un círculo de enlaces"
  case ENAMETOOLONG: "el nombre es demasiado largo"
  case EMFILE, ENFILE: "hay demasiados ficheros abiertos"
  case ENOMEM, EAGAIN: "faltan recursos en la máquina"
  case EIO: "el disco falla"
  default: "error \(codigo) del sistema"
  }
}

/// Mata a un proceso y a su grupo: el propio proceso puede haberse cambiado de grupo.
func matar(_ pid: pid_t) {
  kill(-pid, SIGKILL)
  kill(pid, SIGKILL)
}
