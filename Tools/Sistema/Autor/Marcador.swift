import Cuaderno
import Foundation
import Synchronization

/// Por dónde va `verificar`, en la salida de errores.
///
/// En una terminal, una línea que se reescribe. Sin ella, una por cada lección acabada, con su
/// tiempo: quien lee un registro sabe que avanza, y en qué se va el tiempo.
final class Marcador: Sendable {
  /// Lo que se sabe de los trabajos de una lección.
  private struct Parte {
    var quedan = 0
    var total = 0
    var inicio: ContinuousClock.Instant?
    var segundos = 0.0
  }

  private let estado: Mutex<(hechos: Int, partes: [Int?: Parte])>
  private let lecciones: [Int?]
  private let consola: Consola
  private let enTerminal = isatty(2) == 1

  /// Prepara la cuenta de unos trabajos, cada uno con el número de su lección.
  init(_ lecciones: [Int?], consola: Consola) {
    self.lecciones = lecciones
    self.consola = consola
    var partes: [Int?: Parte] = [:]
    for leccion in lecciones {
      partes[leccion, default: Parte()].quedan += 1
      partes[leccion, default: Parte()].total += 1
    }
    estado = Mutex((0, partes))
  }

  /// Los segundos de reloj de cada lección: de su primer trabajo al último.
  var segundos: [Int: Double] {
    estado.withLock { estado in
      var segundos: [Int: Double] = [:]
      for (leccion, parte) in estado.partes {
        if let leccion { segundos[leccion] = parte.segundos }
      }
      return segundos
    }
  }

  /// Empieza el trabajo de ese número.
  func empezar(_ i: Int) {
    estado.withLock { estado in
      let inicio = estado.partes[lecciones[i]]?.inicio
      estado.partes[lecciones[i]]?.inicio = inicio ?? .now
    }
  }

  /// Acaba el trabajo de ese número.
  func acabar(_ i: Int) {
    let leccion = lecciones[i]
    let (hechos, acabada) = estado.withLock { estado -> (Int, Parte?) in
      estado.hechos += 1
      guard var parte = estado.partes[leccion] else { return (estado.hechos, nil) }
      parte.quedan -= 1
      if let inicio = parte.inicio { parte.segundos = (ContinuousClock.now - inicio).enSegundos }
      estado.partes[leccion] = parte
      return (estado.hechos, parte.quedan == 0 ? parte : nil)
    }
    if enTerminal {
      escribirDirecto("\r\u{1b}[K\(hechos) de \(lecciones.count)", en: 2)
    } else if let acabada {
      let quien = leccion.map { "Lección \($0)" } ?? "Los demás textos"
      let cuantas = plural(acabada.total, "demostración", "demostraciones")
      consola.escribirError("\(quien): \(cuantas) en \(duracion(acabada.segundos)).\n")
    }
  }

  /// Borra la línea que se reescribe.
  func borrar() {
    if enTerminal { escribirDirecto("\r\u{1b}[K", en: 2) }
  }
}

extension Duration {
  /// La duración en segundos.
  var enSegundos: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
