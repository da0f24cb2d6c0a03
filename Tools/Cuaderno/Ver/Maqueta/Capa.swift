import Escena

/// Un documento ya colocado, que se pinta por la ventana que haga falta.
package struct Capa: Sendable {
  package let ancho: Int
  package let alto: Int
  /// Las zonas que responden al ratón; la de más arriba, la última.
  package private(set) var regiones: [Region] = []
  /// Los elementos con foco, en su orden.
  package private(set) var focos: [Foco] = []
  /// El elemento presentado, si la capa es una hoja.
  package let hoja: ElementoVisto?
  private var trozos: [Trozo] = []

  private struct Trozo: Sendable {
    var x: Int
    var y: Int
    var que: Caja.Trozo
    /// De quién es, si puede tener el foco.
    var clave: Clave?

    /// Las filas del documento que puede pintar.
    var filas: Range<Int> {
      switch que {
      case .texto(_, _, let dy, _): y + dy..<y + dy + 1
      case .relleno(let parte, _, _), .campo(let parte, _, _, _):
        y + parte.y..<y + parte.y + max(0, parte.alto)
      }
    }
  }

  /// Lo que no está en el cuadro: dónde está el foco y qué se escribe.
  package struct Vivo: Sendable, Equatable {
    package var foco: Clave?
    package var escrito: String?
    /// Dónde está el cursor, en caracteres; nada si no se está escribiendo.
    package var cursor: Int?

    /// Crea un estado; sin nada, nadie tiene el foco.
    package init(foco: Clave? = nil, escrito: String? = nil, cursor: Int? = nil) {
      self.foco = foco
      self.escrito = escrito
      self.cursor = cursor
    }
  }

  init(_ bloque: Caja, hoja: ElementoVisto? = nil) {
    ancho = bloque.ancho
    alto = bloque.alto
    self.hoja = hoja
    var veces: [Int: Int] = [:]
    aplanar(bloque, x: 0, y: 0, &veces)
  }

  private mutating func aplanar(_ bloque: Caja, x: Int, y: Int, _ veces: inout [Int: Int]) {
    var clave: Clave?
    for zona in bloque.zonas {
      let rectangulo = zona.rectangulo.movido(x: x, y: y)
      if zona.uso == .entero || clave == nil {
        let id = zona.elemento.id
        let nueva = Clave(id: id, repeticion: veces[id, default: 0])
        veces[id, default: 0] += 1
        clave = nueva
        focos.append(Foco(clave: nueva, rectangulo: rectangulo, elemento: zona.elemento))
      }
      guard let clave else { continue }
      regiones.append(
        Region(clave: clave, rectangulo: rectangulo, acto: zona.acto, uso: zona.uso)
      )
    }
    for trozo in bloque.trozos { trozos.append(Trozo(x: x, y: y, que: trozo, clave: clave)) }
    for hijo in bloque.hijos { aplanar(hijo.bloque, x: x + hijo.x, y: y + hijo.y, &veces) }
  }

  /// Pinta en una zona del lienzo lo que se ve desde una fila del documento.
  package func pintar(
    en lienzo: inout Lienzo,
    _ zona: Rectangulo,
    desde fila: Int = 0,
    _ vivo: Vivo = Vivo()
  ) {
    let ventana = fila..<fila + max(0, zona.alto)
    for trozo in trozos where trozo.filas.overlaps(ventana) {
      let x = zona.x + trozo.x
      let y = zona.y + trozo.y - fila
      switch trozo.que {
      case .texto(let texto, let dx, let dy, let trazo):
        lienzo.escribir(texto, x: x + dx, y: y + dy, trazo, en: zona)
      case .relleno(let parte, let signo, let trazo):
        lienzo.llenar(parte.movido(x: x, y: y).cortado(por: zona), con: signo, trazo)
      case .campo(let caja, let escrito, let ayuda, let trazo):
        let suyo = trozo.clave != nil && trozo.clave == vivo.foco
        let campo = CampoPintado(
          texto: suyo ? vivo.escrito ?? escrito : escrito,
          ayuda: ayuda,
          cursor: suyo ? vivo.cursor : nil
        )
        campo.pintar(en: &lienzo, caja.movido(x: x, y: y), trazo, zona)
      }
    }
    resaltar(vivo, en: &lienzo, zona, fila)
  }

  /// Invierte el elemento con el foco; de un campo en el que se escribe, solo subraya su nombre.
  private func resaltar(_ vivo: Vivo, en lienzo: inout Lienzo, _ zona: Rectangulo, _ fila: Int) {
    guard let foco = focos.first(where: { $0.clave == vivo.foco }) else { return }
    let visible = foco.rectangulo.movido(x: zona.x, y: zona.y - fila).cortado(por: zona)
    lienzo.repintar(visible) { trazo in
      if vivo.cursor == nil {
        trazo.letra.formSymmetricDifference(.invertida)
      } else {
        trazo.letra.insert(.negrita)
      }
    }
  }
}
