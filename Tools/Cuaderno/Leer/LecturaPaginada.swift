/// Un texto que se lee pantalla a pantalla: qué hace cada tecla y qué se escribe.
///
/// Escribe una página tras otra, sin pantalla aparte: al salir, lo leído sigue en la terminal.
package struct LecturaPaginada: Sendable {
  /// Una terminal, con sus medidas.
  package struct Medidas: Sendable, Equatable {
    package var columnas: Int
    package var filas: Int
    /// Si entiende órdenes: borrar la línea, ir a un sitio.
    package var entiendeOrdenes: Bool

    /// Crea unas medidas.
    package init(columnas: Int, filas: Int, entiendeOrdenes: Bool = true) {
      self.columnas = columnas
      self.filas = filas
      self.entiendeOrdenes = entiendeOrdenes
    }
  }

  /// Algo que llega.
  package enum Suceso: Sendable, Equatable {
    case empieza
    /// Las teclas que llegan juntas.
    case teclas([Tecla])
    /// La terminal cambia de tamaño.
    case tamano(columnas: Int, filas: Int)
    /// El programa vuelve de una pausa, quizá con otro tamaño.
    case vuelve(columnas: Int, filas: Int)
  }

  /// Lo que hay que hacer.
  package enum Efecto: Sendable, Equatable {
    case escribir(String)
    case detenerse
    case salir
    case interrumpir
  }

  private let partes: [Markdown.Parte]
  private let final: [Markdown.Parte]
  private(set) var estilo: Estilo
  private(set) var medidas: Medidas
  private(set) var paginas: [Lectura.Pagina] = []
  /// Las letras que hay antes de cada página: no dependen de por dónde se parta el texto.
  private var inicios: [Int] = []
  /// Las letras de todo el texto.
  private var total = 0
  private(set) var indice = 0
  /// Las letras antes de lo que se mira. Un cambio de tamaño no lo mueve.
  private var lugar = 0
  /// Hasta dónde se ha llegado: las respuestas de más allá están por abrir.
  private var leido = 0
  private let dejado: Int?

  /// Prepara un texto para leerlo, con lo que se dice al final y la `marca` de la última vez.
  package init(
    _ partes: [Markdown.Parte],
    final: [Markdown.Parte],
    estilo: Estilo,
    medidas: Medidas,
    marca: Int? = nil
  ) {
    self.partes = partes
    self.final = final
    self.estilo = estilo
    self.medidas = medidas
    dejado = marca
    repartir()
  }

  /// Dónde se deja, o `nil` si la próxima vez toca empezar: no se ha pasado página, o se acabó.
  package var marca: Int? { indice == 0 || esLaUltima ? nil : lugar }

  /// Lo que hay que hacer con lo que llega.
  package mutating func recibir(_ suceso: Suceso) -> [Efecto] {
    switch suceso {
    case .empieza: return [empezar()]
    case .teclas(let teclas): return atender(teclas)
    case .tamano(let columnas, let filas):
      medir(columnas, filas)
      return [ensenar(.encima)]
    case .vuelve(let columnas, let filas):
      medir(columnas, filas)
      return [ensenar(.debajo)]
    }
  }

  // MARK: Las páginas

  private mutating func repartir() {
    estilo.ancho = max(20, min(medidas.columnas, 80))
    let lectura = Lectura(partes, estilo: estilo)
    paginas = lectura.paginas(
      alto: medidas.filas - 2,
      columnas: medidas.columnas,
      final: Lectura(final, estilo: estilo).trozos.flatMap(\.lineas)
    )
    inicios = []
    var letras = 0
    for pagina in paginas {
      inicios.append(letras)
      letras += pagina.lineas.reduce(0) { $0 + Self.letras($1) }
    }
    total = letras
  }

  /// Las letras y las cifras de una línea, sin las de sus colores.
  private static func letras(_ linea: String) -> Int {
    var enColor = false
    return linea.reduce(0) { suma, c in
      if c == "\u{1b}" { enColor = true }
      defer { if c == "m" { enColor = false } }
      return suma + (!enColor && (c.isLetter || c.isNumber) ? 1 : 0)
    }
  }

  private mutating func medir(_ columnas: Int, _ filas: Int) {
    medidas.columnas = columnas
    medidas.filas = filas
    repartir()
    indice = pagina(en: lugar)
  }

  private func pagina(en lugar: Int) -> Int { inicios.lastIndex { $0 <= lugar } ?? 0 }

  /// La página que se mira.
  var pagina: Lectura.Pagina {
    paginas.indices.contains(indice) ? paginas[indice] : Lectura.Pagina(lineas: [])
  }

  var esLaUltima: Bool { indice + 1 >= paginas.count }

  /// Si lo que sigue es una respuesta.
  var pregunta: Bool { !esLaUltima && paginas[indice + 1].responde }

  private mutating func ir(a pagina: Int) {
    indice = pagina
    lugar = inicios.indices.contains(pagina) ? inicios[pagina] : 0
    leido = max(leido, lugar)
  }

  /// Va a una página; si es una respuesta por abrir, a su pregunta.
  private mutating func saltar(a pagina: Int) {
    let porAbrir =
      paginas.indices.contains(pagina) && paginas[pagina].responde && inicios[pagina] > leido
    ir(a: max(0, porAbrir ? pagina - 1 : pagina))
  }

  // MARK: Lo que llega

  private mutating func empezar() -> Efecto {
    // Una marca más allá del final es de otro texto.
    if let dejado, dejado < total { saltar(a: pagina(en: dejado)) } else { saltar(a: 0) }
    let nota = "Sigues donde lo dejaste. Con g vuelves al principio."
    return ensenar(.debajo, nota: indice > 0 ? nota : nil)
  }

  private mutating func atender(_ teclas: [Tecla]) -> [Efecto] {
    var efectos: [Efecto] = []
    // Lo que sigue de la misma tanda no abre la respuesta ni sale: se tecleó sin haberlo visto.
    var frenado = false
    for tecla in teclas {
      let mandato = MandatoDeLectura(tecla)
      if mandato != .sigue { frenado = false }
      switch mandato {
      case nil: break
      case .sigue where frenado: break
      case .sigue:
        guard !esLaUltima else {
          if tecla == .caracter(" ") || tecla == .intro { return efectos + [.salir] }
          continue
        }
        ir(a: indice + 1)
        efectos.append(ensenar(.debajo))
        frenado = esLaUltima || pregunta
      case .atras: efectos += mover(a: indice - 1)
      case .principio: efectos += mover(a: 0)
      case .final: efectos += mover(a: paginas.count - 1)
      case .repinta: efectos.append(ensenar(.encima))
      // Lo tecleado detrás ya era para quien nos lanzó.
      case .detente: return efectos + [.detenerse]
      case .sale: return efectos + [.salir]
      case .interrumpe: return efectos + [.interrumpir]
      }
    }
    return efectos
  }

  private mutating func mover(a pagina: Int) -> [Efecto] {
    let antes = indice
    saltar(a: max(0, pagina))
    return indice == antes ? [] : [ensenar(.aparte)]
  }
}
