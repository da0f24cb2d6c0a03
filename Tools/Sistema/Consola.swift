import Cuaderno
import Foundation
import Synchronization

/// La pantalla: adónde se escribe y con qué estilo.
package struct Consola: Sendable {
  package let estilo: Estilo
  /// El estilo de lo que va a la salida de errores.
  package let estiloDeErrores: Estilo
  /// Las columnas de la terminal, o 80 si no la hay.
  package let columnas: Int
  /// Si hay alguien delante.
  package let interactiva: Bool

  /// Mira la terminal y el entorno.
  package init(
    sinColor: Bool,
    entorno: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let sinAdornos = sinColor || entorno["NO_COLOR"]?.isEmpty == false || entorno["TERM"] == "dumb"
    let ascii = Self.esASCII(entorno)
    columnas = Self.columnasDeLaTerminal() ?? 80
    let ancho = min(max(columnas, 40), 100)
    estilo = Estilo(color: !sinAdornos && isatty(1) == 1, ascii: ascii, ancho: ancho)
    estiloDeErrores = Estilo(color: !sinAdornos && isatty(2) == 1, ascii: ascii, ancho: ancho)
    interactiva = isatty(0) == 1 && isatty(1) == 1
  }

  /// Si el entorno dice una codificación que no es UTF-8. Si no dice nada, se supone UTF-8.
  static func esASCII(_ entorno: [String: String]) -> Bool {
    let valor = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { entorno[$0] }
      .first { !$0.isEmpty }
    guard let valor = valor?.lowercased() else { return false }
    return !valor.contains("utf-8") && !valor.contains("utf8")
  }

  private static func columnasDeLaTerminal() -> Int? {
    var tamano = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &tamano) == 0, tamano.ws_col > 0 else { return nil }
    return Int(tamano.ws_col)
  }

  /// Escribe en la salida normal.
  package func escribir(_ texto: String) {
    let codigo = escribirDirecto(texto, en: 1)
    // Una salida cerrada es de quien no quiere leer; que no quepa es un fallo que hay que decir.
    if [ENOSPC, EDQUOT, EFBIG, EIO].contains(codigo) {
      Self.salidaRota.store(codigo, ordering: .relaxed)
    }
  }

  /// El error con el que falló la salida normal, o 0.
  static let salidaRota = Atomic<Int32>(0)

  /// Escribe en la salida de errores.
  package func escribirError(_ texto: String) {
    escribirDirecto(estiloDeErrores.terminar(texto), en: 2)
  }

  /// Cuenta algo que lleva tiempo.
  package func progreso(_ frase: String) {
    escribirError(estiloDeErrores.pintar("\(frase)…", .tenue) + "\n")
  }
}
