import Cuaderno
import Foundation
import Synchronization

/// Lo que ya se compiló, guardado por contenido. Perderlo solo cuesta tiempo.
///
/// Cada entrada es una carpeta que se construye aparte y se mueve entera a su sitio: dos ejecuciones
/// a la vez no se estorban y una interrumpida no deja nada a medias. Cada entrada lleva un sello
/// con el tamaño y la suma de sus ficheros: una dañada se tira y se hace de nuevo.
package struct Almacen: Sendable {
  /// La carpeta de todas las entradas.
  package let raiz: String
  /// La carpeta de lo provisional de esta ejecución.
  package let provisional: String

  private static let numero = Atomic(0)
  private static let sello = "sello"

  /// Abre el almacén en `raiz`, creándolo si falta.
  package init(raiz: String) throws(Fallo) {
    self.raiz = raiz
    self.provisional = "\(raiz)/tmp/\(getpid())"
    // Los restos de otra que murió con el mismo número no deben mezclarse con lo de esta.
    Disco.borrar(provisional)
    try Disco.crearCarpeta(provisional)
    let carpeta = provisional
    Interrupciones.alInterrumpir { Disco.borrar(carpeta) }
  }

  /// Borra lo provisional. Se llama al acabar.
  package func cerrar() {
    Disco.borrar(provisional)
    for nombre in Disco.listar("\(raiz)/tmp") {
      // De otra ejecución que ya no existe: murió sin recoger.
      if let pid = pid_t(nombre), kill(pid, 0) != 0, errno == ESRCH {
        Disco.borrar("\(raiz)/tmp/\(nombre)")
      }
    }
  }

  /// Una carpeta provisional nueva y vacía.
  package func carpetaProvisional() throws(Fallo) -> String {
    let n = Self.numero.add(1, ordering: .relaxed).newValue
    let ruta = "\(provisional)/\(n)"
    try Disco.crearCarpeta(ruta)
    return ruta
  }

  /// La carpeta de una entrada, si está y su sello coincide.
  package func entrada(_ tipo: String, _ clave: Huella) -> String? {
    let ruta = ruta(tipo, clave)
    guard let sello = try? Disco.texto("\(ruta)/\(Self.sello)") else { return nil }
    // La última línea es la suma de las demás: un sello recortado no sella nada.
    let suyas = sello.lineas.dropLast().map { $0 + "\n" }.joined()
    guard sello == "\(suyas)\(suma(Array(suyas.utf8)))\n" else {
      Disco.borrar(ruta)
      return nil
    }
    for linea in suyas.lineas {
      let piezas = linea.split(separator: " ", maxSplits: 2)
      guard piezas.count == 3, let tamano = Int(piezas[0]),
        case .fichero(tamano) = Disco.clase("\(ruta)/\(piezas[2])"),
        let bytes = try? Disco.leer("\(ruta)/\(piezas[2])"), "\(suma(bytes))" == piezas[1]
      else {
        Disco.borrar(ruta)
        return nil
      }
    }
    return ruta
  }

  /// Guarda como entrada una carpeta provisional ya llena, y da su ruta definitiva.
  package func guardar(
    _ tipo: String,
    _ clave: Huella,
    desde carpeta: String
  ) throws(Fallo) -> String {
    var sello = ""
    for nombre in Disco.listar(carpeta) {
      guard case .fichero(let tamano) = Disco.clase("\(carpeta)/\(nombre)") else { continue }
      sello += "\(tamano) \(suma(try Disco.leer("\(carpeta)/\(nombre)"))) \(nombre)\n"
    }
    sello += "\(suma(Array(sello.utf8)))\n"
    try Disco.escribir(Array(sello.utf8), en: "\(carpeta)/\(Self.sello)")
    let destino = ruta(tipo, clave)
    try Disco.crearCarpeta("\(raiz)/\(tipo)")
    if Disco.mover(carpeta, a: destino) { return destino }
    // Otra ejecución la hizo a la vez, o quedó una dañada.
    if entrada(tipo, clave) != nil { return destino }
    Disco.borrar(destino)
    guard Disco.mover(carpeta, a: destino) else {
      throw .noSePuedeEscribir(ruta: destino, motivo: motivoDelSistema(errno))
    }
    return destino
  }

  /// Tira una entrada: la que sigue no es igual.
  package func tirar(_ tipo: String, _ clave: Huella) { Disco.borrar(ruta(tipo, clave)) }

  /// Tira todo lo guardado.
  package func vaciar() {
    for nombre in Disco.listar(raiz) where nombre != "tmp" { Disco.borrar("\(raiz)/\(nombre)") }
  }

  /// Tira las entradas más viejas de un tipo cuando pasan de `maximo`.
  package func podar(_ tipo: String, maximo: Int) {
    let carpeta = "\(raiz)/\(tipo)"
    let nombres = Disco.listar(carpeta)
    guard nombres.count > maximo else { return }
    let porFecha = nombres.map { ($0, Disco.fecha("\(carpeta)/\($0)")) }.sorted { $0.1 < $1.1 }
    for (nombre, _) in porFecha.prefix(nombres.count - maximo / 2) {
      Disco.borrar("\(carpeta)/\(nombre)")
    }
  }

  private func ruta(_ tipo: String, _ clave: Huella) -> String { "\(raiz)/\(tipo)/\(clave.corta)" }
}

/// Una suma de control rápida: detecta daños, no ataques.
private func suma(_ bytes: [UInt8]) -> UInt64 {
  var a: UInt64 = 0xcbf2_9ce4_8422_2325
  bytes.withUnsafeBytes { bufer in
    let palabras = bufer.count / 8
    var i = 0
    while i < palabras {
      a = (a ^ bufer.loadUnaligned(fromByteOffset: i &* 8, as: UInt64.self)) &* 0x100_0000_01b3
      a ^= a &>> 29
      i &+= 1
    }
    var j = palabras &* 8
    while j < bufer.count {
      a = (a ^ UInt64(bufer[j])) &* 0x100_0000_01b3
      j &+= 1
    }
  }
  return a
}
