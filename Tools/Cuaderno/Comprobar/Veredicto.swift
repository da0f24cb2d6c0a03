/// Lo que se deduce de una corrida, sin creer nada que los eventos no digan.
package struct Veredicto: Sendable, Equatable {
  /// El estado de cada comprobación esperada que se pueda afirmar.
  package var estados: [String: EstadoDeComprobacion] = [:]
  /// La comprobación que corría cuando el programa se detuvo.
  package var interrumpida: String?
  /// Las del módulo que corrieron sin que se esperasen.
  package var ajenas: [String] = []
  /// Si la corrida acabó entera: un principio, un final, sin señal y con el código debido.
  package var completa: Bool

  /// Deduce el veredicto de una corrida para las comprobaciones `esperadas`.
  ///
  /// Superada = empezó una vez, después terminó una vez y no tuvo incidencias, en una corrida
  /// completa o antes de que se detuviera. Lo que falte no está superado.
  /// - Parameters:
  ///   - corrida: la ejecución.
  ///   - esperadas: los nombres de las comprobaciones que se pidieron.
  ///   - modulo: el de las comprobaciones; lo que digan las pruebas de otro no cuenta.
  package init(_ corrida: Corrida, esperadas: [String], modulo: String) {
    let cuenta = Cuenta(corrida.eventos, modulo: modulo)
    ajenas = Set(cuenta.orden).subtracting(esperadas).sorted()
    completa = cuenta.acabo && corrida.fin == .codigo(cuenta.hayIncidencias ? 1 : 0)
    for nombre in esperadas {
      if let suyas = cuenta.incidencias[nombre] {
        estados[nombre] = .fallida(suyas)
      } else if cuenta.corridas[nombre] == .terminada, !cuenta.haySueltas {
        estados[nombre] = .superada
      }
    }
    if !completa {
      interrumpida = cuenta.orden.last { cuenta.corridas[$0] == .empezada }
      if let nombre = interrumpida { estados[nombre] = nil }
      // Un final raro tras la última comprobación desacredita lo que esa corrida afirmó.
      if interrumpida == nil { estados = estados.filter { $0.value != .superada } }
    }
  }
}

/// Lo que dicen los eventos, contado por comprobación.
private struct Cuenta {
  /// Hasta dónde llegó una comprobación. Lo que no sigue el orden debido no vale.
  enum Marcha {
    case empezada
    case terminada
    case desordenada
  }

  var corridas: [String: Marcha] = [:]
  var incidencias: [String: [Incidencia]] = [:]
  /// Los nombres, según empezaron.
  var orden: [String] = []
  /// Si hubo alguna incidencia, sea de quien sea: con ellas el programa acaba con 1.
  var hayIncidencias = false
  /// Si hubo alguna antes de que empezara ninguna comprobación.
  var haySueltas = false
  /// Si la corrida empezó y acabó una vez, y nada ocurrió después.
  var acabo: Bool

  init(_ eventos: [Evento], modulo: String) {
    acabo =
      eventos.last == .corridaTerminada && eventos.count { $0 == .corridaTerminada } == 1
      && eventos.count { $0 == .corridaEmpezada } == 1
    for evento in eventos {
      switch evento {
      case .empezada(let id):
        guard let nombre = Evento.nombre(enID: id, de: modulo) else { continue }
        corridas[nombre] = corridas[nombre] == nil ? .empezada : .desordenada
        orden.append(nombre)
      case .terminada(let id):
        guard let nombre = Evento.nombre(enID: id, de: modulo) else { continue }
        corridas[nombre] = corridas[nombre] == .empezada ? .terminada : .desordenada
      case .incidencia(let id, let incidencia):
        hayIncidencias = true
        anotar(incidencia, id, modulo)
      case .declarada, .corridaEmpezada, .omitida, .corridaTerminada: break
      }
    }
  }

  /// Carga una incidencia a su comprobación; la que no dice de quién es, a la última que empezó.
  private mutating func anotar(_ incidencia: Incidencia, _ id: String?, _ modulo: String) {
    if let id, !id.hasPrefix("\(modulo).") { return }
    if let nombre = id.flatMap({ Evento.nombre(enID: $0, de: modulo) }) ?? orden.last {
      incidencias[nombre, default: []].append(incidencia)
    } else {
      haySueltas = true
    }
  }
}
