/// Cómo acabó un proceso.
package enum FinDeProceso: Sendable, Equatable {
  case codigo(Int32)
  case senal(Int32)
  case limite(Limite)

  /// Qué límite se alcanzó.
  package enum Limite: String, Sendable, Equatable {
    case tiempo
    case cpu
    case salida
  }
}

/// Una ejecución de las comprobaciones.
package struct Corrida: Sendable, Equatable {
  package var eventos: [Evento]
  package var fin: FinDeProceso
  /// Lo que el programa del estudiante escribió con `print`.
  package var salida: String
  /// Lo que escribió en la salida de errores, con la traza si se pidió.
  package var errores: String
  /// Si se cortó lo que escribía, por ser demasiado.
  package var recortada: Bool

  /// Crea una corrida.
  package init(
    eventos: [Evento], fin: FinDeProceso, salida: String, errores: String, recortada: Bool = false
  ) {
    self.eventos = eventos
    self.fin = fin
    self.salida = salida
    self.errores = errores
    self.recortada = recortada
  }
}

/// Cómo le fue a una comprobación.
package enum EstadoDeComprobacion: Sendable, Equatable {
  case superada
  case fallida([Incidencia])
  /// El programa se detuvo mientras corría.
  case parada(Parada)
  /// No se pudo compilar su paso: dice por qué, o nada si el motivo ya está dicho.
  case sinCompilar
  /// No llegó a correr.
  case noAlcanzada
}

/// Lo que se deduce de una corrida, sin creer nada que los eventos no digan.
package struct Veredicto: Sendable, Equatable {
  /// El estado de cada comprobación esperada que se pueda afirmar.
  package var estados: [String: EstadoDeComprobacion] = [:]
  /// La comprobación que corría cuando el programa se detuvo.
  package var interrumpida: String?
  /// Las que corrieron sin que se esperasen.
  package var ajenas: [String] = []
  /// Si la corrida acabó entera: `runEnded`, código 0 o el de un fallo, y sin señal.
  package var completa: Bool

  /// Deduce el veredicto de una corrida para las comprobaciones `esperadas`.
  ///
  /// Superada = empezó una vez, terminó una vez y no tuvo incidencias, en una corrida completa o
  /// antes de que se detuviera. Lo que falte no está superado.
  package init(_ corrida: Corrida, esperadas: [String]) {
    var empezadas: [String: Int] = [:]
    var terminadas: [String: Int] = [:]
    var incidencias: [String: [Incidencia]] = [:]
    var orden: [String] = []
    var sueltas: [Incidencia] = []
    for evento in corrida.eventos {
      switch evento {
      case .empezada(let id):
        guard let nombre = Evento.nombre(enID: id) else { continue }
        empezadas[nombre, default: 0] += 1
        orden.append(nombre)
      case .terminada(let id):
        if let nombre = Evento.nombre(enID: id) { terminadas[nombre, default: 0] += 1 }
      case .incidencia(let id, let incidencia):
        if let nombre = id.flatMap(Evento.nombre) ?? orden.last {
          incidencias[nombre, default: []].append(incidencia)
        } else {
          sueltas.append(incidencia)
        }
      default: break
      }
    }
    ajenas = Set(orden).subtracting(esperadas).sorted()
    let acabo = corrida.eventos.last == .corridaTerminada
    let sinFallos = incidencias.isEmpty && sueltas.isEmpty
    completa = acabo && corrida.fin == .codigo(sinFallos ? 0 : 1)
    for nombre in esperadas {
      if let suyas = incidencias[nombre] {
        estados[nombre] = .fallida(suyas)
      } else if empezadas[nombre] == 1, terminadas[nombre] == 1, sueltas.isEmpty {
        estados[nombre] = .superada
      }
    }
    if !completa {
      interrumpida = orden.last { empezadas[$0] != terminadas[$0] }
      if let nombre = interrumpida { estados[nombre] = nil }
      // Un final raro tras la última comprobación desacredita lo que esa corrida afirmó.
      if interrumpida == nil { estados = estados.filter { $0.value != .superada } }
    }
  }
}
