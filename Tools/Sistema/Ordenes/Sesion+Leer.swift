import Cuaderno
import Foundation
import Synchronization

extension Sesion {
  /// `leccion leer N`: el texto, pantalla a pantalla si hay alguien delante.
  func leer() async throws(Fallo) -> Int32 {
    let leccion = try leccionPedida()
    let texto = try Disco.texto("\(raiz.carpeta)/\(leccion.carpetaDelAlumno)/README.md")
    let partes = Markdown.leer(texto)
    let final = try alAcabar(leccion)
    let tipo = ProcessInfo.processInfo.environment["TERM"] ?? ""
    let entiendeOrdenes = !["", "dumb"].contains(tipo)
    // Antes que la terminal: al acabar, lo que nadie lee se tira y queda sitio para devolverla.
    let salida = SalidaDeTerminal()
    if consola.interactiva { Interrupciones.alInterrumpir { salida.acabar() } }
    guard consola.interactiva,
      let terminal = Terminal(entiendeOrdenes ? .lectura : .lecturaSinOrdenes)
    else {
      var estilo = consola.estilo
      estilo.ancho = min(estilo.ancho, 80)
      consola.escribir(Lectura(partes, estilo: estilo).seguida)
      return 0
    }
    let (columnas, filas) = terminal.medidas
    let progreso = Progreso.leer(raiz, consola)
    let lectura = LecturaPaginada(
      partes,
      final: final,
      estilo: consola.estilo,
      medidas: .init(columnas: columnas, filas: filas, entiendeOrdenes: entiendeOrdenes),
      marca: progreso.lectura(de: leccion)
    )
    let marca = Marcapaginas(self, leccion, lectura.marca, seApunta: progreso.esPropio)
    // Cerrar la ventana es una manera más de dejarlo.
    Interrupciones.alInterrumpir { marca.guardar() }
    let codigo = await Self.leer(lectura, terminal, salida, marca)
    salida.apurar()
    salida.acabar()
    terminal.cerrar()
    marca.guardar()
    return codigo
  }

  /// Lo que se dice tras el texto.
  private func alAcabar(_ leccion: Leccion) throws(Fallo) -> [Markdown.Parte] {
    let carpeta = visible(leccion.carpetaDelAlumno)
    let ficheros = try curso.ficheros(de: leccion).map { "`\(carpeta)/\($0)`" }
    return [
      .parrafo("**Fin del texto.** Ahora tú: abre \(enumerar(ficheros)) y comprueba con"),
      .codigo(info: "", ["swift run leccion \(leccion.numero)"]),
    ]
  }

  /// Enseña el texto hasta que quien lee se va, y da el código de salida.
  private static func leer(
    _ lectura: LecturaPaginada,
    _ terminal: Terminal,
    _ salida: SalidaDeTerminal,
    _ marca: Marcapaginas
  ) async -> Int32 {
    var lectura = lectura
    var teclas = LectorDeTeclas()
    let (llegadas, llegan) = AsyncStream.makeStream(of: EscuchaDelTeclado.Llegada.self)
    let teclado = EscuchaDelTeclado { llegan.yield($0) }
    defer { teclado.cerrar() }
    func detenerse() {
      salida.apurar()
      salida.cortar()
      terminal.detenerse()
    }
    func hacer(_ suceso: LecturaPaginada.Suceso) -> Int32? {
      let efectos = lectura.recibir(suceso)
      marca.poner(lectura.marca)
      for efecto in efectos {
        switch efecto {
        case .escribir(let texto): salida.escribir(texto)
        case .detenerse: detenerse()
        case .salir: return 0
        case .interrumpir: return Fallo.interrumpido.codigo
        }
      }
      return nil
    }
    _ = hacer(.empieza)
    for await llegada in llegadas {
      let (columnas, filas) = terminal.medidas
      var codigo: Int32?
      switch llegada {
      case .bytes(let bytes): codigo = hacer(.teclas(teclas.leer(bytes)))
      case .pausa: codigo = hacer(.teclas(teclas.vaciar()))
      case .cambiaDeTamano: codigo = hacer(.tamano(columnas: columnas, filas: filas))
      case .seDetiene: detenerse()
      case .vuelve:
        guard terminal.volver() else { continue }
        salida.seguir()
        codigo = hacer(.vuelve(columnas: columnas, filas: filas))
      case .seCierra: codigo = 0
      }
      if let codigo { return codigo }
    }
    return 0
  }
}

/// Dónde se deja un texto: se guarda acabe como acabe.
private final class Marcapaginas: Sendable {
  private let sesion: Sesion
  private let leccion: Leccion
  private let marca: Mutex<Int?>
  /// Si el progreso es de esta versión del cuaderno: si no, ya se dijo que no se apunta.
  private let seApunta: Bool

  init(_ sesion: Sesion, _ leccion: Leccion, _ marca: Int?, seApunta: Bool) {
    self.sesion = sesion
    self.seApunta = seApunta
    self.leccion = leccion
    self.marca = Mutex(marca)
  }

  func poner(_ nueva: Int?) { marca.withLock { $0 = nueva } }

  /// Relee el progreso antes de apuntar: mientras se leía, otro `leccion` pudo cambiarlo.
  func guardar() {
    guard seApunta else { return }
    marca.withLock { marca in
      var progreso = Progreso.leer(sesion.raiz, sesion.consola)
      guard progreso.lectura(de: leccion) != marca else { return }
      progreso.dejar(leccion, en: marca)
      progreso.guardar(sesion.raiz, sesion.consola)
    }
  }
}
