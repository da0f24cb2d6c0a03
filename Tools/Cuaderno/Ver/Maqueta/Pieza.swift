import Escena

/// Un trozo de un control de una línea: un texto, una caja o una barra.
struct Pieza: Sendable {
  var que: Que
  var trazo: Trazo
  var acto: Acto?
  var uso: Region.Uso
  /// Si va unida a la anterior, sin un espacio.
  var pegada = false

  /// Lo que se ve.
  enum Que: Sendable {
    case texto(String)
    case campo(escrito: String, ayuda: String)
  }

  /// Crea una pieza de texto.
  init(
    _ texto: String,
    _ trazo: Trazo = .normal,
    acto: Acto? = nil,
    uso: Region.Uso = .parte,
    pegada: Bool = false
  ) {
    que = .texto(texto)
    self.trazo = trazo
    self.acto = acto
    self.uso = uso
    self.pegada = pegada
  }

  /// Crea la caja de un campo.
  init(escrito: String, ayuda: String, _ trazo: Trazo) {
    que = .campo(escrito: escrito, ayuda: ayuda)
    self.trazo = trazo
    acto = nil
    uso = .campo
  }

  /// El texto de la pieza.
  var escrito: String {
    switch que {
    case .texto(let texto): texto
    case .campo(let escrito, _): escrito
    }
  }

  /// Lo que ocupa sin que le falte nada.
  var ideal: Int {
    switch que {
    case .texto(let texto): anchoDe(texto)
    case .campo: 18
    }
  }

  /// Lo más que ocupa.
  var maximo: Int {
    if case .campo = que { 42 } else { ideal }
  }

  /// Lo que ocupan unas piezas en una línea.
  static func ideal(de piezas: [Pieza]) -> Int {
    piezas.enumerated().reduce(0) { suma, par in
      suma + par.element.ideal + (par.offset == 0 || par.element.pegada ? 0 : 1)
    }
  }
}

extension Caja {
  /// Coloca las piezas de un control, separadas por un espacio; las que no caben bajan de línea.
  init(piezas: [Pieza], de elemento: ElementoVisto, ancho disponible: Int, oculto: Bool) {
    let disponible = max(1, disponible)
    self.init(ancho: 0, alto: piezas.isEmpty ? 0 : 1)
    var x = 0
    var partes: [Zona] = []
    let ocupado = Pieza.ideal(de: piezas)
    for pieza in piezas {
      let sobra = max(0, disponible - ocupado)
      let ocupa = min(disponible, pieza.maximo, pieza.ideal + sobra)
      var sitio = x == 0 || pieza.pegada ? x : x + 1
      if x > 0, sitio + ocupa > disponible {
        sitio = 0
        alto += 1
      }
      let zona = Rectangulo(x: sitio, y: alto - 1, ancho: ocupa, alto: 1)
      poner(pieza, en: zona)
      if pieza.acto != nil || pieza.uso != .parte {
        partes.append(
          Zona(elemento: elemento, rectangulo: zona, acto: pieza.acto, uso: pieza.uso)
        )
      }
      x = sitio + ocupa
      ancho = max(ancho, x)
    }
    if oculto {
      trozos = []
    } else if elemento.esEnfocable {
      zonas = [.entera(elemento, zona)] + partes
    }
  }

  private mutating func poner(_ pieza: Pieza, en zona: Rectangulo) {
    switch pieza.que {
    case .texto(let texto):
      let cabe = recortar(texto, a: zona.ancho)
      trozos.append(.texto(cabe, x: zona.x, y: zona.y, pieza.trazo))
    case .campo(let escrito, let ayuda):
      trozos.append(.campo(zona, escrito: escrito, ayuda: ayuda, pieza.trazo))
    }
  }
}

extension Caja.Zona {
  /// La zona de un elemento entero, con lo primero que admite que no necesite datos.
  static func entera(_ elemento: ElementoVisto, _ rectangulo: Rectangulo) -> Self {
    let acto: Acto? =
      switch elemento.admite.first {
      case .pulsar: .pulsar
      case .alternar: .alternar
      case .refrescar: .refrescar
      default: nil
      }
    return Self(elemento: elemento, rectangulo: rectangulo, acto: acto, uso: .entero)
  }
}

extension ElementoVisto {
  /// Si el teclado puede pararse en él.
  var esEnfocable: Bool { activo && !admite.isEmpty && !Self.presentados.contains(clase) }

  /// Las clases que se presentan encima de todo lo demás.
  static let presentados: Set<String> = [
    "sheet", "alert", "confirmationDialog", "popover", "fullScreenCover",
  ]

  /// El mismo elemento sin lo que contiene.
  var sinHijos: ElementoVisto {
    var copia = self
    copia.hijos = []
    return copia
  }
}

/// Un texto que cabe en esas columnas: si hay que cortarlo, acaba en puntos suspensivos.
func recortar(_ texto: String, a ancho: Int) -> String {
  guard anchoDe(texto) > ancho else { return texto }
  guard ancho > 0 else { return "" }
  var cabe = ""
  var ocupa = 1
  for caracter in texto {
    ocupa += anchoDe(caracter)
    if ocupa > ancho { break }
    cabe.append(caracter)
  }
  return cabe + "…"
}
