import Cuaderno
import Escena
import Foundation

/// La vista en la terminal: reparte lo que llega de quien mira, del programa y del disco.
struct EnVivo {
  /// Algo que llega.
  enum Llegada: Sendable {
    case teclado(EscuchaDelTeclado.Llegada)
    case vista(vez: Int, VistaEnMarcha.Llegada)
    case guardado(Guardado)
    case preparada(Result<TallerDelSistema.VistaPreparada, Fallo>)
    /// La terminal ha recibido todo lo pintado.
    case pintado
    /// Pasa un rato.
    case latido
  }

  /// Lo que se espera a la vista antes de decir que no responde.
  private static let paciencia = Duration.seconds(3)

  let sesion: Sesion
  let leccion: Leccion
  let taller: TallerDelSistema
  private let terminal: Terminal
  private let salida: SalidaDeTerminal
  private let ficheros: [String]
  private let llegadas: AsyncStream<Llegada>
  let llegan: AsyncStream<Llegada>.Continuation
  private var mirador: Mirador
  private var teclas = LectorDeTeclas()
  private var pantalla: Lienzo?
  /// Si hay algo nuevo que pintar cuando la terminal reciba lo anterior.
  private var porPintar = false
  private var marchaPintada: Mirador.Marcha?
  /// El programa en marcha y su número; lo que llegue de uno anterior no cuenta.
  private var vista: VistaEnMarcha?
  private var vez = 0
  /// Si se está compilando, y lo último guardado mientras tanto.
  var compilando = false
  private var pendiente: Guardado?
  /// Desde cuándo se espera una respuesta de la vista.
  private var esperando: ContinuousClock.Instant?
  /// Qué vista previa se mira: la misma al volver a compilar.
  private var indice: Int
  var fuentes: Informe

  init(
    _ sesion: Sesion,
    _ leccion: Leccion,
    _ taller: TallerDelSistema,
    _ terminal: Terminal,
    _ salida: SalidaDeTerminal
  ) {
    self.sesion = sesion
    self.leccion = leccion
    self.taller = taller
    self.terminal = terminal
    self.salida = salida
    (llegadas, llegan) = AsyncStream.makeStream(of: Llegada.self)
    ficheros = (try? sesion.curso.ficheros(de: leccion)) ?? []
    indice = max(0, (sesion.orden.vista ?? 1) - 1)
    fuentes = Informe(
      leccion: leccion,
      version: sesion.orden.version,
      resultado: .noCompila,
      pasos: []
    )
    let (ancho, alto) = terminal.medidas
    mirador = Mirador(
      titulo: "Lección \(leccion.numero) · \(ficheros.joined(separator: ", "))"
        + (sesion.orden.xcode == 26 ? "" : " · Xcode \(sesion.orden.xcode)"),
      ancho: ancho,
      alto: alto
    )
  }

  /// Enseña la vista hasta que quien mira se va.
  ///
  /// - Returns: el código de salida.
  mutating func correr(
    desde primero: Guardado,
    _ primera: TallerDelSistema.VistaPreparada,
    _ vigia: VigiaDeFicheros
  ) async -> Int32 {
    let teclado = EscuchaDelTeclado { [llegan] in llegan.yield(.teclado($0)) }
    let vigilancia = vigia.vigilar(desde: primero) { [llegan] nuevo in
      llegan.yield(.latido)
      if let nuevo { llegan.yield(.guardado(nuevo)) }
    }
    defer {
      salida.acabar()
      teclado.cerrar()
      vigilancia.cancel()
      // También el compilador, si se va a mitad de una compilación.
      ProcesosVivos.acabarConTodos()
      llegan.finish()
    }
    apuntar(primero.entrega)
    atender(primera)
    pintar()
    for await llegada in llegadas {
      if let codigo = atender(llegada) { return codigo }
      if case .latido = llegada, pantalla != nil, marchaPintada == mirador.marcha { continue }
      if case .pintado = llegada, !porPintar { continue }
      pintar()
    }
    return 0
  }

  /// Pinta lo nuevo. Si la terminal aún no ha recibido lo anterior, se pinta cuando lo reciba.
  private mutating func pintar() {
    porPintar = !salida.libre
    guard !porPintar else { return }
    let nueva = mirador.pintar()
    let estilo = sesion.consola.estilo
    salida.escribir(
      nueva.cambios(desde: pantalla, color: estilo.color, ascii: estilo.ascii)
    ) { [llegan] in llegan.yield(.pintado) }
    pantalla = nueva
    marchaPintada = mirador.marcha
  }

  // MARK: Lo que llega

  /// Atiende una llegada; da el código de salida si hay que irse.
  private mutating func atender(_ llegada: Llegada) -> Int32? {
    switch llegada {
    case .teclado(let llegada): return atender(llegada)
    case .vista(let suya, let llegada):
      guard suya == vez else { return nil }
      vista?.leida()
      atender(llegada)
    case .guardado(let guardado):
      // De uno en uno: si se guarda muchas veces seguidas, solo se compila lo último.
      if compilando { pendiente = guardado } else { preparar(guardado) }
    case .pintado: break
    case .latido:
      if let desde = esperando, .now - desde > Self.paciencia, vista != nil {
        esperando = nil
        recibir(.noResponde)
      }
    case .preparada(let resultado):
      compilando = false
      if let siguiente = pendiente {
        pendiente = nil
        preparar(siguiente)
        return nil
      }
      switch resultado {
      case .success(let preparada): atender(preparada)
      case .failure(let fallo): recibir(.noCompila(lineas(fallo.mensaje)))
      }
    }
    return nil
  }

  private mutating func atender(_ llegada: EscuchaDelTeclado.Llegada) -> Int32? {
    let pulsadas: [Tecla]
    switch llegada {
    case .bytes(let bytes): pulsadas = teclas.leer(bytes)
    case .pausa: pulsadas = teclas.vaciar()
    case .cambiaDeTamano:
      let (ancho, alto) = terminal.medidas
      recibir(.tamano(ancho: ancho, alto: alto))
      return nil
    case .seDetiene:
      detenerse()
      return nil
    case .vuelve:
      guard terminal.volver() else { return nil }
      salida.seguir()
      pantalla = nil
      let (ancho, alto) = terminal.medidas
      recibir(.tamano(ancho: ancho, alto: alto))
      return nil
    case .seCierra: return 0
    }
    for tecla in pulsadas {
      if tecla == .control("z") {
        detenerse()
        continue
      }
      let sale = recibir(.tecla(tecla))
      if sale { return tecla == .control("c") ? Fallo.interrumpido.codigo : 0 }
    }
    return nil
  }

  /// Se detiene con la terminal devuelta y sin nada a medio pintar, hasta que se le diga que siga.
  private func detenerse() {
    salida.cortar()
    terminal.detenerse()
  }

  private mutating func atender(_ llegada: VistaEnMarcha.Llegada) {
    switch llegada {
    case .cuadro(let cuadro):
      esperando = nil
      if cuadro.total == 0 {
        recibir(.sinVistas(sesion.comoSeEscribeUnaVistaPrevia))
      } else {
        indice = cuadro.indice
        recibir(.cuadro(cuadro))
      }
    case .salida(let texto): recibir(.salida(sanear(texto)))
    case .fin(let corrida, _):
      vista = nil
      esperando = nil
      let parada = Parada.deducir(corrida, ficheros: ficheros)
      recibir(.parada(lineas(informes(sinPanel: false).parada(parada, fuentes))))
    }
  }

  private mutating func atender(_ preparada: TallerDelSistema.VistaPreparada) {
    switch preparada {
    case .imposible(let informe):
      recibir(.noCompila(lineas(informes(sinPanel: true).errores(informe))))
    case .sinVistas: recibir(.sinVistas(sesion.comoSeEscribeUnaVistaPrevia))
    case .lista(let mandato): poner(mandato)
    }
  }

  /// Cambia el programa en marcha por otro.
  private mutating func poner(_ mandato: OrdenDeProceso) {
    vista?.parar()
    vez += 1
    do throws(Fallo) {
      let nueva = try VistaEnMarcha(mandato) { [llegan, vez] in
        llegan.yield(.vista(vez: vez, $0))
      }
      vista = nueva
      esperando = .now
      recibir(.reiniciada)
      if indice > 0 { nueva.pedir(.cambiar(a: indice)) }
    } catch {
      vista = nil
      recibir(.noCompila(lineas(error.mensaje)))
    }
  }

  /// Da un suceso a la pantalla y hace lo que diga.
  ///
  /// - Returns: si hay que irse.
  @discardableResult
  mutating func recibir(_ suceso: Mirador.Suceso) -> Bool {
    var sale = false
    for efecto in mirador.recibir(suceso) {
      switch efecto {
      case .pedir(let peticion):
        vista?.pedir(peticion)
        esperando = esperando ?? .now
      case .redibujarTodo: pantalla = nil
      case .salir: sale = true
      }
    }
    return sale
  }

  /// El título ya dice de qué fichero se trata: su carpeta solo quitaría sitio.
  private func informes(sinPanel: Bool) -> InformeTexto {
    let ancho = mirador.anchoDeAviso(sinPanel: sinPanel)
    return sesion.informeLlano(de: leccion, ancho: ancho, conCarpeta: false)
  }

  private func lineas(_ texto: String) -> [String] { texto.lineas.map(String.init) }
}
