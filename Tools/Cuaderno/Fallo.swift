/// Lo que impide seguir al cuaderno mismo. No compilar o no superar no son fallos: son resultados.
package enum Fallo: Error, Sendable, Equatable {
  // Uso: código 2.
  case uso(String, ayuda: String?)
  // Problemas propios: código 3.
  case sinCuaderno(desde: String)
  case sinHerramientas(buscado: String)
  case herramientasViejas(version: String)
  case planIlegible(detalle: String)
  case bibliotecaRota(nombre: String, detalle: String)
  case compiladorRoto(detalle: String)
  case enlaceRoto(detalle: String)
  case sinComprobaciones(leccion: String)
  case leccionRota(carpeta: String, motivos: [String])
  case noSePuedeEscribir(ruta: String, motivo: String)
  case noSePuedeLeer(ruta: String, motivo: String)
  case noSePuedeEjecutar(programa: String, motivo: String)
  case interrumpido

  /// El código de salida que corresponde.
  package var codigo: Int32 {
    switch self {
    case .uso: 2
    case .interrumpido: 130
    default: 3
    }
  }

  /// Si puede deberse a algo guardado que se dañó: entonces vale la pena hacerlo de nuevo.
  package var puedeSerDelAlmacen: Bool {
    switch self {
    case .bibliotecaRota, .enlaceRoto, .compiladorRoto, .noSePuedeLeer: true
    default: false
    }
  }

  /// Lo que lee quien usa el cuaderno.
  package var mensaje: String {
    switch self {
    case .uso(let texto, let ayuda):
      texto + (ayuda.map { "\n\($0)" } ?? "")
    case .sinCuaderno(let desde):
      """
      No encuentro el cuaderno desde \(desde).
      Entra en su carpeta, o dime cuál es con --cuaderno CARPETA.
      """
    case .sinHerramientas(let buscado):
      """
      No encuentro el compilador de Swift (\(buscado)).
      Instala Swift 6.3 o posterior desde swift.org, y comprueba que «swift --version» responde.
      """
    case .herramientasViejas(let version):
      """
      Este Swift es \(version) y el cuaderno necesita 6.3 o posterior.
      Instálalo desde swift.org y vuelve a probar.
      """
    case .planIlegible(let detalle):
      "No entiendo lo que responde el compilador de Swift: \(detalle)"
    case .bibliotecaRota(let nombre, let detalle):
      "\(nombre), que es parte del cuaderno, no compila. No es culpa tuya.\n\(detalle)"
    case .compiladorRoto(let detalle):
      "El compilador de Swift ha fallado sin señalar ninguna línea.\n\(detalle)"
    case .enlaceRoto(let detalle):
      "No se pudo enlazar el programa con las comprobaciones.\n\(detalle)"
    case .sinComprobaciones(let leccion):
      "La lección \(leccion) no tiene comprobaciones, así que no puedo decir que esté superada."
    case .leccionRota(let carpeta, let motivos):
      "La lección \(carpeta) está mal escrita:\n"
        + motivos.map { "  \($0)" }.joined(separator: "\n")
    case .noSePuedeEscribir(let ruta, let motivo):
      "No puedo escribir en \(ruta): \(motivo)."
    case .noSePuedeLeer(let ruta, let motivo):
      "No puedo leer \(ruta): \(motivo)."
    case .noSePuedeEjecutar(let programa, let motivo):
      "No puedo ejecutar \(programa): \(motivo)."
    case .interrumpido:
      "Interrumpido."
    }
  }
}
