/// Las partes de la pantalla de `leccion ver`: el título, la vista, el panel y las teclas.
struct Reparto: Sendable, Equatable {
  let titulo: Rectangulo
  let vista: Rectangulo
  /// El panel, sin la raya que lo separa.
  let panel: Rectangulo?
  /// La raya entre la vista y el panel: en pie si están uno al lado del otro.
  let raya: Rectangulo?
  let teclas: Rectangulo

  /// Lo que mide el panel a la derecha.
  static let anchoDelPanel = 37
  /// Las columnas con las que el panel cabe a la derecha.
  static let anchoParaDos = 70

  init(ancho: Int, alto: Int, conPanel: Bool) {
    let conTitulo = alto >= 4 ? 1 : 0
    let conTeclas = alto >= 3 ? 1 : 0
    titulo = Rectangulo(x: 0, y: 0, ancho: ancho, alto: conTitulo)
    teclas = Rectangulo(x: 0, y: alto - conTeclas, ancho: ancho, alto: conTeclas)
    let medio = Rectangulo(
      x: 0,
      y: conTitulo,
      ancho: ancho,
      alto: alto - conTitulo - conTeclas
    )
    var vista = medio
    if conPanel, ancho >= Self.anchoParaDos, medio.alto > 0 {
      vista.ancho = ancho - Self.anchoDelPanel - 1
      raya = Rectangulo(x: vista.derecha, y: medio.y, ancho: 1, alto: medio.alto)
      panel = Rectangulo(
        x: vista.derecha + 1,
        y: medio.y,
        ancho: Self.anchoDelPanel,
        alto: medio.alto
      )
    } else if conPanel, medio.alto >= 9 {
      let suyo = medio.alto / 3
      vista.alto = medio.alto - suyo
      raya = Rectangulo(x: 0, y: vista.abajo, ancho: ancho, alto: 1)
      panel = Rectangulo(x: 0, y: vista.abajo + 1, ancho: ancho, alto: suyo - 1)
    } else {
      raya = nil
      panel = nil
    }
    // Una columna de aire a cada lado; la derecha enseña si hay más arriba o abajo.
    if vista.ancho >= 20 {
      vista.x = 1
      vista.ancho -= 2
    }
    self.vista = vista
  }
}
