/// Todo lo que se sabe de una comprobación de una lección: el valor que los formatos escriben.
package struct Informe: Sendable, Equatable {
  /// El resultado en una palabra.
  package enum Resultado: String, Sendable {
    case superada
    case noSuperada = "no-superada"
    case noCompila = "no-compila"
    case noLegible = "no-legible"
  }

  package var leccion: Leccion
  package var version: Version
  package var resultado: Resultado
  package var pasos: [PasoInformado]
  /// La huella de lo comprobado.
  package var huella = ""
  /// Las comprobaciones que corrieron y que nadie declaró: la lección está mal escrita.
  package var ajenas: [String] = []
  /// Los mensajes del compilador sobre los ficheros del estudiante.
  package var diagnosticos: [Diagnostico] = []
  /// Lo que dijo el compilador en inglés, si se pidió.
  package var original: [Diagnostico] = []
  /// Por qué un fichero no se puede leer.
  package var problemas: [(fichero: String, problema: ProblemaDeEntrega)] = []
  /// Lo que escribió el programa del estudiante.
  package var salida = ""
  /// Si esa salida se cortó.
  package var salidaRecortada = false
  /// Lo que tardó en correr cada comprobación que acabó. No hay dos iguales: no cuenta al comparar.
  package var segundos: [String: Double] = [:]
  /// Los ficheros que no cuentan.
  package var deMas: [String] = []
  /// Las líneas de los ficheros del estudiante, para citarlas.
  package var fuentes: [String: [String]] = [:]

  /// Crea un informe.
  package init(leccion: Leccion, version: Version, resultado: Resultado, pasos: [PasoInformado]) {
    self.leccion = leccion
    self.version = version
    self.resultado = resultado
    self.pasos = pasos
  }

  /// Todas las comprobaciones, en orden.
  package var comprobaciones: [ComprobacionInformada] { pasos.flatMap(\.comprobaciones) }
  /// Cuántas están superadas.
  package var superadas: Int { comprobaciones.count { $0.estado == .superada } }
  /// La primera que no lo está.
  package var primeraPendiente: ComprobacionInformada? {
    comprobaciones.first { $0.estado != .superada && $0.estado != .noAlcanzada }
      ?? comprobaciones.first { $0.estado != .superada }
  }

  package static func == (a: Informe, b: Informe) -> Bool {
    a.leccion == b.leccion && a.version == b.version && a.resultado == b.resultado
      && a.huella == b.huella && a.ajenas == b.ajenas && a.pasos == b.pasos
      && a.diagnosticos == b.diagnosticos && a.original == b.original && a.salida == b.salida
      && a.salidaRecortada == b.salidaRecortada && a.deMas == b.deMas && a.fuentes == b.fuentes
      && a.problemas.map(\.fichero) == b.problemas.map(\.fichero)
      && a.problemas.map(\.problema) == b.problemas.map(\.problema)
  }
}

/// Un paso y cómo le fue.
package struct PasoInformado: Sendable, Equatable {
  package var titulo: String
  package var comprobaciones: [ComprobacionInformada]
  /// Por qué el paso no se puede comprobar, si no se puede.
  package var motivos: [String] = []
}

/// Una comprobación y cómo le fue.
package struct ComprobacionInformada: Sendable, Equatable {
  package var nombre: String
  package var titulo: String
  package var estado: EstadoDeComprobacion
}
