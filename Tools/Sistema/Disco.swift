import Cuaderno
import Foundation

/// Lo que el cuaderno hace con ficheros. Ninguna función sigue un enlace al escribir o borrar.
package enum Disco {
  /// Qué hay en una ruta.
  package enum Clase: Sendable, Equatable {
    case nada
    case fichero(bytes: Int)
    case carpeta
    case enlace
    case otra
  }

  /// Mira qué hay en una ruta, sin seguir enlaces.
  package static func clase(_ ruta: String) -> Clase {
    var info = stat()
    guard lstat(ruta, &info) == 0 else { return .nada }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .fichero(bytes: Int(info.st_size))
    case S_IFDIR: return .carpeta
    case S_IFLNK: return .enlace
    default: return .otra
    }
  }

  /// Lee un fichero entero.
  package static func leer(_ ruta: String, maximo: Int = .max) throws(Fallo) -> [UInt8] {
    let fd = open(ruta, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard fd >= 0 else { throw .noSePuedeLeer(ruta: ruta, motivo: motivoDelSistema(errno)) }
    defer { close(fd) }
    var info = stat()
    guard fstat(fd, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      throw .noSePuedeLeer(ruta: ruta, motivo: "no es un fichero normal")
    }
    let tope = min(Int(info.st_size), maximo)
    var error: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: tope) { bufer, leidos in
      leidos = 0
      while leidos < tope, let base = bufer.baseAddress {
        let n = read(fd, base + leidos, tope - leidos)
        if n < 0, errno == EINTR { continue }
        if n < 0 { error = errno }
        if n <= 0 { break }
        leidos += n
      }
    }
    guard error == 0 else { throw .noSePuedeLeer(ruta: ruta, motivo: motivoDelSistema(error)) }
    return bytes
  }

  /// Lee un fichero como texto UTF-8; los bytes que no lo sean se sustituyen.
  package static func texto(_ ruta: String, maximo: Int = .max) throws(Fallo) -> String {
    String(decoding: try leer(ruta, maximo: maximo), as: UTF8.self)
  }

  /// Escribe donde diga quien lo pide: un fichero, de una vez; un dispositivo o un tubo, tal cual.
  package static func entregar(_ texto: String, en ruta: String) throws(Fallo) {
    let bytes = Array(texto.utf8)
    switch clase(ruta) {
    case .nada, .fichero: return try escribir(bytes, en: ruta)
    case .carpeta: throw .noSePuedeEscribir(ruta: ruta, motivo: motivoDelSistema(EISDIR))
    case .enlace, .otra: break
    }
    let fd = open(ruta, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard fd >= 0 else { throw .noSePuedeEscribir(ruta: ruta, motivo: motivoDelSistema(errno)) }
    defer { close(fd) }
    let codigo = escribirDirecto(texto, en: fd)
    guard codigo == 0 else {
      throw .noSePuedeEscribir(ruta: ruta, motivo: motivoDelSistema(codigo))
    }
  }

  /// Los nombres de una carpeta, en orden; vacío si no existe.
  package static func listar(_ ruta: String) -> [String] {
    guard let carpeta = opendir(ruta) else { return [] }
    defer { closedir(carpeta) }
    var nombres: [String] = []
    while let entrada = readdir(carpeta) {
      let nombre = withUnsafePointer(to: &entrada.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if nombre != ".", nombre != ".." { nombres.append(nombre) }
    }
    return nombres.sorted()
  }

  /// Escribe un fichero de una vez: o queda entero o queda el de antes.
  package static func escribir(_ bytes: [UInt8], en ruta: String) throws(Fallo) {
    let provisional = "\(ruta).\(getpid()).\(UInt32.random(in: 0...UInt32.max)).tmp"
    let fd = open(provisional, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard fd >= 0 else { throw .noSePuedeEscribir(ruta: ruta, motivo: motivoDelSistema(errno)) }
    var error: Int32 = 0
    var escritos = 0
    bytes.withUnsafeBytes { bufer in
      while escritos < bufer.count, let base = bufer.baseAddress {
        let n = write(fd, base + escritos, bufer.count - escritos)
        if n < 0, errno == EINTR { continue }
        if n < 0 {
          error = errno
          break
        }
        escritos += n
      }
    }
    if close(fd) != 0, error == 0 { error = errno }
    if error == 0, rename(provisional, ruta) != 0 { error = errno }
    guard error == 0 else {
      unlink(provisional)
      throw .noSePuedeEscribir(ruta: ruta, motivo: motivoDelSistema(error))
    }
  }

  /// Crea una carpeta y las que falten por encima.
  package static func crearCarpeta(_ ruta: String) throws(Fallo) {
    if mkdir(ruta, 0o755) == 0 { return }
    var codigo = errno
    if codigo == ENOENT, let barra = ruta.lastIndex(of: "/"), barra > ruta.startIndex {
      try crearCarpeta(String(ruta[..<barra]))
      if mkdir(ruta, 0o755) == 0 { return }
      codigo = errno
    }
    var info = stat()
    let esCarpeta = stat(ruta, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
    if codigo == EEXIST, esCarpeta { return }
    throw .noSePuedeEscribir(
      ruta: ruta,
      motivo: motivoDelSistema(codigo == EEXIST ? ENOTDIR : codigo)
    )
  }

  /// Crea una carpeta que no existía. Da `false` si en esa ruta ya hay algo.
  package static func estrenarCarpeta(_ ruta: String) throws(Fallo) -> Bool {
    if mkdir(ruta, 0o755) == 0 { return true }
    if errno == EEXIST { return false }
    throw .noSePuedeEscribir(ruta: ruta, motivo: motivoDelSistema(errno))
  }

  /// Borra una ruta y lo que contenga, sin salir de ella por un enlace.
  package static func borrar(_ ruta: String) {
    if clase(ruta) == .carpeta {
      for nombre in listar(ruta) { borrar("\(ruta)/\(nombre)") }
      rmdir(ruta)
    } else {
      unlink(ruta)
    }
  }

  /// Mueve una ruta a otra que no existe.
  package static func mover(_ origen: String, a destino: String) -> Bool {
    rename(origen, destino) == 0
  }

  /// La ruta sin enlaces, o `nil` si no existe.
  package static func real(_ ruta: String) -> String? {
    guard let puntero = realpath(ruta, nil) else { return nil }
    defer { free(puntero) }
    return String(cString: puntero)
  }

  /// Cuándo se cambió una ruta por última vez, en segundos desde 1970.
  package static func fecha(_ ruta: String) -> Int {
    var info = stat()
    guard lstat(ruta, &info) == 0 else { return 0 }
    #if os(macOS)
    return info.st_mtimespec.tv_sec
    #else
    return info.st_mtim.tv_sec
    #endif
  }

  /// Si es un programa que se puede lanzar.
  package static func esEjecutable(_ ruta: String) -> Bool {
    access(ruta, X_OK) == 0 && real(ruta).map { clase($0) != .carpeta } ?? false
  }
}
