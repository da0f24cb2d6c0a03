import Cuaderno

/// Lo que deja una compilación: cómo acabó el compilador y qué dijo, ya entendido.
struct Compilado: Sendable {
  /// El proceso; su salida de errores está limpia de los datos del catálogo.
  var proceso: ResultadoDeProceso
  var diagnosticos: [Diagnostico]

  var fin: FinDeProceso { proceso.fin }
  var textoDeErrores: String { proceso.textoDeErrores }
  /// Si algún error señala una línea: el código está mal, no el compilador.
  var senala: Bool { diagnosticos.contains { $0.gravedad == .error && $0.lugar != nil } }

  /// Lee lo que dijo un compilador que ya acabó; `binario` es donde se le pidió que lo dejara.
  init(_ proceso: ResultadoDeProceso, binario: String) {
    self.proceso = proceso
    let texto = proceso.textoDeErrores
    diagnosticos = Self.guardados(binario) ?? Diagnostico.leer(texto)
    self.proceso.errores = Array(Diagnostico.limpiar(texto).utf8)
  }

  /// Los diagnósticos que se dejaron en una compilación anterior.
  static func guardados(_ binario: String) -> [Diagnostico]? {
    guard let bytes = try? Disco.leer(binario), let leidos = Diagnostico.leer(binario: bytes),
      !leidos.isEmpty
    else { return nil }
    return leidos
  }

  /// Dónde deja sus diagnósticos la compilación de un objeto.
  static func binario(de objeto: String) -> String { "\(objeto).dia" }
}
