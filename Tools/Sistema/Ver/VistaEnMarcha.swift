import Cuaderno
import Escena
import Foundation
import Synchronization

/// El programa de una vista, en marcha: se le pide y manda cuadros.
final class VistaEnMarcha: Sendable {
  /// Algo que llega del programa.
  enum Llegada: Sendable {
    case cuadro(Cuadro)
    /// Líneas enteras de lo que escribe.
    case salida(String)
    /// Acabó, con lo que dijo en su salida de errores y los segundos de procesador que gastó.
    case fin(Corrida, cpu: Double)
  }

  private let pid: pid_t
  private let entrada: Int32
  /// Escribe en la entrada del programa, que puede no leer nunca.
  private let escritura = DispatchQueue(label: "peticiones")
  private let sinEscribir = Atomic(0)
  private let sinLeer = Atomic(0)
  private let parado = Atomic(false)
  private let sinRespuesta = Atomic(false)

  /// Lo que puede esperar a que lo lean antes de que el programa tenga que esperar también.
  private static let maximoSinLeer = 64

  /// Lanza el programa; `alLlegar` se llama desde un hilo suyo, y cada llegada se da por leída con
  /// `leida()`.
  init(
    _ orden: OrdenDeProceso,
    alLlegar: @escaping @Sendable (Llegada) -> Void
  ) throws(Fallo) {
    guard let pide = crearTubo(), let cuadros = crearTubo(), let salida = crearTubo(),
      let errores = crearTubo()
    else {
      throw .noSePuedeEjecutar(
        programa: orden.mandato.first ?? "",
        motivo: motivoDelSistema(errno)
      )
    }
    _ = fcntl(pide.lee, F_SETFL, 0)
    let lanzado = lanzar(
      orden,
      Descriptores(
        entrada: pide.lee,
        salida: salida.escribe,
        errores: errores.escribe,
        aparte: cuadros.escribe
      )
    )
    for fd in [pide.lee, salida.escribe, errores.escribe, cuadros.escribe] { close(fd) }
    switch lanzado {
    case .success(let nuevo): pid = nuevo
    case .failure(let fallo):
      for fd in [pide.escribe, salida.lee, errores.lee, cuadros.lee] { close(fd) }
      throw fallo
    }
    entrada = pide.escribe
    Thread.detachNewThread { [self] in
      escuchar(cuadros.lee, salida.lee, errores.lee, alLlegar)
    }
  }

  /// Pide algo al programa, sin esperarlo. Si hace mucho que no lee, se pierde.
  func pedir(_ peticion: Peticion) {
    guard sinEscribir.load(ordering: .relaxed) < Self.maximoSinLeer,
      var datos = try? JSONEncoder().encode(peticion)
    else { return }
    datos.append(UInt8(ascii: "\n"))
    sinEscribir.add(1, ordering: .relaxed)
    escritura.async { [self, datos] in
      // Si el programa acabó, el tubo está roto y no hay a quién pedir nada.
      escribirDirecto(String(decoding: datos, as: UTF8.self), en: entrada)
      sinEscribir.subtract(1, ordering: .relaxed)
    }
  }

  /// Los segundos de procesador que ha gastado hasta ahora; 0 donde el sistema no lo dice.
  var cpu: Double {
    #if os(Linux)
    var reloj = clockid_t()
    var gastado = timespec()
    guard clock_getcpuclockid(pid, &reloj) == 0, clock_gettime(reloj, &gastado) == 0 else {
      return 0
    }
    return Double(gastado.tv_sec) + Double(gastado.tv_nsec) / 1e9
    #else
    return 0
    #endif
  }

  /// Da por leída una llegada.
  func leida() { sinLeer.subtract(1, ordering: .relaxed) }

  /// Mata el programa: no manda nada más, salvo su fin.
  func parar() {
    parado.store(true, ordering: .relaxed)
    matar(pid)
  }

  /// Mata el programa porque no responde: su fin lo dice.
  func detener() {
    sinRespuesta.store(true, ordering: .relaxed)
    matar(pid)
  }

  // MARK: Escuchar

  private func escuchar(
    _ cuadros: Int32,
    _ salida: Int32,
    _ errores: Int32,
    _ alLlegar: (Llegada) -> Void
  ) {
    var lineas = [cuadros: Lineas(fd: cuadros), salida: Lineas(fd: salida)]
    var cola = Cola(fd: errores)
    func entregar(_ llegada: Llegada) {
      guard !parado.load(ordering: .relaxed) else { return }
      sinLeer.add(1, ordering: .relaxed)
      alLlegar(llegada)
    }
    func recoger() {
      // Lo escrito antes de un cuadro se entrega antes que él: por eso se lee después.
      let nuevos = lineas[cuadros]?.leer() ?? []
      let escrito = lineas[salida]?.leer() ?? []
      if !escrito.isEmpty {
        let texto = escrito.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
        entregar(.salida(texto))
      }
      for linea in nuevos {
        if let cuadro = try? JSONDecoder().decode(Cuadro.self, from: Data(linea)) {
          entregar(.cuadro(cuadro))
        } else {
          entregar(.salida("(el cuaderno no entiende lo que manda la vista)\n"))
        }
      }
      cola.leer()
    }
    while !haAcabado(pid) {
      // Con demasiado por leer, el programa espera en su tubo.
      guard sinLeer.load(ordering: .relaxed) < Self.maximoSinLeer else {
        usleep(2_000)
        continue
      }
      esperar([cuadros, salida, errores])
      recoger()
    }
    matar(pid)
    recoger()
    var estado: Int32 = 0
    var gasto = rusage()
    while wait4(pid, &estado, 0, &gasto) < 0, errno == EINTR {}
    ProcesosVivos.quitar(pid)
    for fd in [cuadros, salida, errores] { close(fd) }
    escritura.async { [entrada] in close(entrada) }
    let senal = estado & 0x7f
    let fin: FinDeProceso =
      sinRespuesta.load(ordering: .relaxed)
      ? .limite(.tiempo) : senal != 0 ? .senal(senal) : .codigo((estado >> 8) & 0xff)
    let corrida = Corrida(eventos: [], fin: fin, salida: "", errores: cola.texto)
    alLlegar(.fin(corrida, cpu: gasto.ru_utime.segundos + gasto.ru_stime.segundos))
  }

  private func esperar(_ descriptores: [Int32]) {
    var fds = descriptores.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&fds, nfds_t(fds.count), 50) > 0 else { return }
    // Todo cerrado y el programa vivo: sin esto, la espera no esperaría.
    if fds.allSatisfy({ $0.revents & Int16(POLLIN) == 0 }) { usleep(5_000) }
  }
}

extension timeval {
  fileprivate var segundos: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}

/// Lo que se lee de un tubo, en líneas enteras.
private struct Lineas {
  let fd: Int32
  private var media: [UInt8] = []

  /// Lo más largo que se guarda de una línea.
  private static let maximo = 32 << 20

  init(fd: Int32) { self.fd = fd }

  /// Las líneas que se completan con lo que haya, sin esperar.
  mutating func leer() -> [[UInt8]] {
    media += leerTodo(fd, hasta: Self.maximo)
    guard let fin = media.lastIndex(of: 10) else {
      if media.count >= Self.maximo { media = [] }
      return []
    }
    let lineas = media[..<fin].split(separator: 10, omittingEmptySubsequences: false)
    media = Array(media[(fin + 1)...])
    return lineas.map(Array.init)
  }
}

/// Lo último que se lee de un tubo.
private struct Cola {
  let fd: Int32
  private var bytes: [UInt8] = []

  private static let maximo = 1 << 16

  init(fd: Int32) { self.fd = fd }

  mutating func leer() {
    bytes += leerTodo(fd, hasta: 1 << 20)
    if bytes.count > Self.maximo { bytes.removeFirst(bytes.count - Self.maximo) }
  }

  var texto: String { String(decoding: bytes, as: UTF8.self) }
}

/// Lo que haya en un tubo, sin esperar y sin pasar de un máximo.
private func leerTodo(_ fd: Int32, hasta maximo: Int) -> [UInt8] {
  var leido: [UInt8] = []
  withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 16) { bufer in
    while leido.count < maximo {
      let n = read(fd, bufer.baseAddress, bufer.count)
      guard n > 0 else { return }
      leido.append(contentsOf: bufer[..<n])
    }
  }
  return leido
}
