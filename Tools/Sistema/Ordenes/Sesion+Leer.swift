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
    let paginas = lectura.paginas(alto: max(5, (teclado.filas ?? 24) - 2))
    var i = 0
    while i < paginas.count {
      consola.escribir(estilo.terminar(paginas[i].lineas.joined(separator: "\n") + "\n"))
      guard i + 1 < paginas.count else { break }
      let aviso =
        paginas[i + 1].antes.map { "▶ \($0): piénsalo y pulsa espacio" } ?? "espacio: sigue"
      switch esperar(
        "\(aviso) · b: atrás · q: salir (\(i + 1) de \(paginas.count)) ",
        teclado,
        estilo
      ) {
      case .sigue: i += 1
      case .atras: i = max(0, i - 1)
      case .sale: return 0
      }
    }
    return 0
  }

  private enum Paso {
    case sigue
    case atras
    case sale
  }

  /// Espera una tecla que diga algo, con un aviso que luego se borra.
  private func esperar(_ aviso: String, _ teclado: Teclado, _ estilo: Estilo) -> Paso {
    consola.escribir(estilo.terminar(estilo.pintar(aviso, .aviso)))
    defer { consola.escribir("\r\u{1b}[K") }
    while let tecla = teclado.leer() {
      switch tecla {
      case " ", "\n", "\r", "n", "\u{1b}[B", "\u{1b}[C", "\u{1b}[6~": return .sigue
      case "b", "\u{1b}[A", "\u{1b}[D", "\u{1b}[5~": return .atras
      case "q", "Q", "\u{1b}", "\u{4}": return .sale
      default: continue
      }
    }
    return .sale
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

  /// La tecla pulsada, con su secuencia si es de dirección, o `nil` si se cerró la entrada.
  func leer() -> String? {
    var bytes = [UInt8](repeating: 0, count: 8)
    while true {
      let n = read(0, &bytes, bytes.count)
      if n < 0, errno == EINTR { continue }
      return n > 0 ? String(decoding: bytes[..<n], as: UTF8.self) : nil
    }
  }

  /// Las filas de la terminal.
  var filas: Int? {
    var tamano = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &tamano) == 0, tamano.ws_row > 0 else { return nil }
    return Int(tamano.ws_row)
  }
}
