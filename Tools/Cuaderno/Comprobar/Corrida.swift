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
  /// Lo que tardó cada prueba que acabó, por su identificador.
  package var segundos: [String: Double] = [:]

  /// Crea una corrida.
  package init(
    eventos: [Evento],
    fin: FinDeProceso,
    salida: String,
    errores: String,
    recortada: Bool = false
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
