import Cuaderno
import Foundation

extension Sesion {
  /// `leccion leer N`: el texto, pantalla a pantalla si hay alguien delante.
  func leer() throws(Fallo) -> Int32 {
    let leccion = try leccionPedida()
    let texto = try Disco.texto("\(raiz.carpeta)/\(leccion.carpetaDelAlumno)/README.md")
    var estilo = consola.estilo
    estilo.ancho = min(estilo.ancho, 80)
    let lectura = Lectura(Markdown.leer(texto), estilo: estilo)
    guard consola.interactiva, let teclado = Teclado.abrir() else {
      consola.escribir(lectura.seguida)
      return 0
    }
    defer { teclado.cerrar() }
    for trozo in lectura.trozos {
      if let pregunta = trozo.antes {
        let aviso = "▶ \(pregunta): piénsalo y pulsa una tecla (q para salir) "
        guard esperar(aviso, teclado, estilo) else { return 0 }
      }
      let alto = max(5, (teclado.filas ?? 24) - 2)
      for inicio in stride(from: 0, to: trozo.lineas.count, by: alto) {
        let pagina = trozo.lineas[inicio..<min(inicio + alto, trozo.lineas.count)]
        consola.escribir(estilo.terminar(pagina.joined(separator: "\n") + "\n"))
        if inicio + alto < trozo.lineas.count {
          guard esperar("— sigue con una tecla (q para salir) —", teclado, estilo) else { return 0 }
        }
      }
    }
    return 0
  }

  /// Espera una tecla con un aviso que luego se borra. Da `false` si se quiere salir.
  private func esperar(_ aviso: String, _ teclado: Teclado, _ estilo: Estilo) -> Bool {
    consola.escribir(estilo.terminar(estilo.pintar(aviso, .aviso)))
    let tecla = teclado.leer()
    consola.escribir("\r\u{1b}[K")
    return tecla != "q" && tecla != nil
  }
}

/// El teclado, tecla a tecla, con la terminal como estaba al acabar.
struct Teclado: Sendable {
  private let antes: termios

  /// Pone la terminal en modo tecla a tecla, o da `nil` si no se puede.
  static func abrir() -> Teclado? {
    var modo = termios()
    guard tcgetattr(0, &modo) == 0 else { return nil }
    let teclado = Teclado(antes: modo)
    Interrupciones.alInterrumpir { teclado.cerrar() }
    modo.c_lflag &= ~tcflag_t(ICANON | ECHO)
    return tcsetattr(0, TCSANOW, &modo) == 0 ? teclado : nil
  }

  /// Deja la terminal como estaba.
  func cerrar() {
    var modo = antes
    tcsetattr(0, TCSANOW, &modo)
  }

  /// La tecla pulsada, o `nil` si se cerró la entrada.
  func leer() -> Character? {
    var bytes = [UInt8](repeating: 0, count: 8)
    while true {
      let n = read(0, &bytes, bytes.count)
      if n < 0, errno == EINTR { continue }
      return n > 0 ? String(decoding: bytes[..<n], as: UTF8.self).first : nil
    }
  }

  /// Las filas de la terminal.
  var filas: Int? {
    var tamano = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &tamano) == 0, tamano.ws_row > 0 else { return nil }
    return Int(tamano.ws_row)
  }
}
