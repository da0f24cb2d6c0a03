import Cuaderno
import Foundation

/// Lo que se recuerda entre ejecuciones. Es una caché: perderla no pierde nada de lo escrito.
struct Progreso: Codable, Equatable, Sendable {
  /// La versión del formato.
  static let version = 1

  private var version = Self.version
  /// Por lección, la huella del contenido con el que se superó.
  private var superadas: [String: String] = [:]
  /// Por lección, cuántas veces seguidas falla la misma comprobación.
  private var seguidas: [String: Racha] = [:]
  /// Por lección y comprobación, el último nivel de pista leído.
  private var niveles: [String: Int] = [:]
  /// Por lección, dónde se dejó de leer su texto. Los ficheros viejos no lo tienen.
  private var lecturas: [String: Int]?

  /// Intentos distintos seguidos con el mismo fallo; repetir sin cambiar nada no es un intento.
  private struct Racha: Codable, Equatable {
    var comprobacion: String
    var veces: Int
    var huella: String?
  }

  private static func ruta(_ raiz: Raiz) -> String { "\(raiz.estado)/progreso.json" }

  /// Lee el progreso. Si está dañado, lo aparta y lo dice; si es de una versión posterior, no lo toca.
  static func leer(_ raiz: Raiz, _ consola: Consola) -> Progreso {
    let ruta = ruta(raiz)
    guard let bytes = try? Disco.leer(ruta) else { return Progreso() }
    if let leido = try? JSONDecoder().decode(Progreso.self, from: Data(bytes)),
      leido.version == version
    {
      return leido
    }
    struct Sobre: Decodable { var version: Int }
    if let sobre = try? JSONDecoder().decode(Sobre.self, from: Data(bytes)), sobre.version > version
    {
      consola.escribirError(
        "\(ruta) es de una versión posterior del cuaderno: esta vez no apunto el progreso.\n"
      )
      var ajeno = Progreso()
      ajeno.version = sobre.version
      return ajeno
    }
    let apartado = "\(ruta).danado-\(Huella(bytes).corta.prefix(8))"
    if Disco.mover(ruta, a: apartado) {
      consola.escribirError(
        "El progreso estaba dañado. Empiezo otro y dejo el viejo en \(apartado).\n"
      )
    }
    return Progreso()
  }

  /// Si es de esta versión del cuaderno y se puede guardar.
  var esPropio: Bool { version == Self.version }

  /// Guarda el progreso. Si no se puede, se dice y se sigue: es una caché.
  func guardar(_ raiz: Raiz, _ consola: Consola) {
    guard esPropio else { return }
    let escritor = JSONEncoder()
    escritor.outputFormatting = [.sortedKeys, .prettyPrinted]
    do throws(Fallo) {
      guard let datos = try? escritor.encode(self) else { return }
      let ruta = Self.ruta(raiz)
      if (try? Disco.leer(ruta)) == Array(datos) { return }
      try Disco.crearCarpeta(raiz.estado)
      try Disco.escribir(Array(datos), en: ruta)
    } catch {
      consola.escribirError("No apunto el progreso. \(error.mensaje)\n")
    }
  }

  /// Dónde se dejó de leer una lección, o `nil` si toca empezar.
  func lectura(de leccion: Leccion) -> Int? { lecturas?[leccion.carpeta] }

  /// Apunta dónde se deja de leer una lección.
  mutating func dejar(_ leccion: Leccion, en marca: Int?) {
    lecturas = lecturas ?? [:]
    lecturas?[leccion.carpeta] = marca
    if lecturas?.isEmpty == true { lecturas = nil }
  }

  /// Apunta el resultado de una comprobación del estudiante.
  mutating func apuntar(_ informe: Informe) {
    let carpeta = informe.leccion.carpeta
    if informe.resultado == .superada {
      superadas[carpeta] = informe.huella
      seguidas[carpeta] = nil
    } else if let pendiente = informe.primeraPendiente, informe.resultado == .noSuperada {
      let antes = seguidas[carpeta]
      guard antes?.huella != informe.huella else { return }
      let veces = antes?.comprobacion == pendiente.nombre ? (antes?.veces ?? 0) + 1 : 1
      seguidas[carpeta] = Racha(
        comprobacion: pendiente.nombre,
        veces: veces,
        huella: informe.huella
      )
    }
  }

  /// Si una lección está superada con el contenido que tiene ahora.
  func superada(_ leccion: Leccion, huella: () -> String?) -> Bool {
    guard let guardada = superadas[leccion.carpeta] else { return false }
    return guardada == huella()
  }

  /// La pista que se ofrece a quien falla lo mismo por tercera vez seguida.
  ///
  /// No si el programa se detuvo, porque la pista habla de otra cosa, ni si ya las ha leído todas.
  mutating func ofrecer(_ informe: Informe, _ pistas: Pistas) -> String? {
    let carpeta = informe.leccion.carpeta
    guard let racha = seguidas[carpeta], racha.veces >= 3, informe.resultado == .noSuperada,
      let pendiente = informe.primeraPendiente, case .fallida = pendiente.estado,
      let todas = pistas.porComprobacion[pendiente.nombre],
      (niveles["\(carpeta)/\(pendiente.nombre)"] ?? 0) < todas.count
    else { return nil }
    seguidas[carpeta]?.veces = 0
    return todas[siguienteNivel(informe.leccion, pendiente, todas.count) - 1]
  }

  /// Avanza el nivel de pista de una comprobación y lo da, de 1 a `maximo`.
  mutating func siguienteNivel(
    _ leccion: Leccion,
    _ comprobacion: ComprobacionInformada,
    _ maximo: Int
  ) -> Int {
    let clave = "\(leccion.carpeta)/\(comprobacion.nombre)"
    let nivel = min((niveles[clave] ?? 0) + 1, max(maximo, 1))
    niveles[clave] = nivel
    return nivel
  }
}
