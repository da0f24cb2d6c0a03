/// Una pantalla de celdas en memoria: cada una con su carácter y su trazo.
///
/// Un carácter ancho ocupa dos celdas: la suya y una `continuacion`. Nunca queda media.
package struct Lienzo: Sendable, Equatable {
  /// Un carácter con su trazo.
  package struct Celda: Sendable, Equatable {
    package var caracter: Character
    package var trazo: Trazo

    /// Una celda en blanco.
    package static let vacia = Celda(caracter: " ", trazo: .normal)
  }

  /// Lo que guarda la segunda celda de un carácter ancho.
  package static let continuacion: Character = "\0"

  package let ancho: Int
  package let alto: Int
  var celdas: [Celda]

  /// Crea un lienzo en blanco; una medida negativa es cero.
  package init(ancho: Int, alto: Int) {
    self.ancho = max(0, ancho)
    self.alto = max(0, alto)
    celdas = [Celda](repeating: .vacia, count: self.ancho * self.alto)
  }

  /// Todo el lienzo.
  package var zona: Rectangulo { Rectangulo(x: 0, y: 0, ancho: ancho, alto: alto) }

  /// La celda de esa columna y esa fila; fuera, una en blanco.
  package func celda(x: Int, y: Int) -> Celda {
    zona.contiene(x: x, y: y) ? celdas[y * ancho + x] : .vacia
  }

  /// Escribe una línea de texto desde esa celda, sin salir del recorte.
  ///
  /// Sin color de fondo, conserva el que hubiera. Devuelve la columna siguiente al texto.
  @discardableResult
  package mutating func escribir(
    _ texto: String,
    x: Int,
    y: Int,
    _ trazo: Trazo = .normal,
    en recorte: Rectangulo? = nil
  ) -> Int {
    let zona = recorte.map { $0.cortado(por: self.zona) } ?? self.zona
    var columna = x
    guard y >= zona.y, y < zona.abajo else { return columna }
    for caracter in texto {
      if columna >= zona.derecha { break }
      let ocupa = anchoDe(caracter)
      if ocupa == 0 {
        if columna > max(x, zona.x) { combinar(caracter, x: columna - 1, y: y) }
      } else if columna >= zona.x, columna + ocupa <= zona.derecha {
        poner(caracter, ocupa: ocupa, x: columna, y: y, trazo)
      } else {
        // Medio carácter ancho asoma por el borde: su hueco se ve vacío.
        let asoma = max(columna, zona.x)
        if columna + ocupa > zona.x { poner(" ", ocupa: 1, x: asoma, y: y, trazo) }
      }
      columna += ocupa
    }
    return columna
  }

  /// Llena una zona con un carácter de una columna.
  package mutating func llenar(
    _ zona: Rectangulo,
    con caracter: Character = " ",
    _ trazo: Trazo = .normal
  ) {
    let zona = zona.cortado(por: self.zona)
    for y in zona.y..<max(zona.y, zona.abajo) {
      for x in zona.x..<max(zona.x, zona.derecha) {
        poner(caracter, ocupa: 1, x: x, y: y, trazo)
      }
    }
  }

  /// Cambia el trazo de una zona, sin tocar lo escrito.
  package mutating func repintar(_ zona: Rectangulo, _ cambio: (inout Trazo) -> Void) {
    let zona = zona.cortado(por: self.zona)
    for y in zona.y..<max(zona.y, zona.abajo) {
      for x in zona.x..<max(zona.x, zona.derecha) { cambio(&celdas[y * ancho + x].trazo) }
    }
  }

  /// Deja una zona en blanco, sin fondo.
  package mutating func limpiar(_ zona: Rectangulo) {
    llenar(zona)
    repintar(zona) { $0 = .normal }
  }

  private mutating func poner(_ c: Character, ocupa: Int, x: Int, y: Int, _ trazo: Trazo) {
    let indice = y * ancho + x
    var trazo = trazo
    if trazo.fondo == .normal { trazo.fondo = celdas[indice].trazo.fondo }
    soltar(x: x, y: y)
    celdas[indice] = Celda(caracter: c, trazo: trazo)
    guard ocupa == 2 else { return }
    soltar(x: x + 1, y: y)
    celdas[indice + 1] = Celda(caracter: Self.continuacion, trazo: trazo)
  }

  /// Si en esa celda hay medio carácter ancho, borra la otra mitad.
  private mutating func soltar(x: Int, y: Int) {
    let indice = y * ancho + x
    if celdas[indice].caracter == Self.continuacion, x > 0 {
      celdas[indice - 1].caracter = " "
    }
    if x + 1 < ancho, celdas[indice + 1].caracter == Self.continuacion {
      celdas[indice + 1].caracter = " "
    }
  }

  /// Añade una marca que no ocupa columna al carácter de la izquierda.
  private mutating func combinar(_ marca: Character, x: Int, y: Int) {
    var indice = y * ancho + x
    if celdas[indice].caracter == Self.continuacion, x > 0 { indice -= 1 }
    let junto = String(celdas[indice].caracter) + String(marca)
    guard junto.count == 1, junto.unicodeScalars.count <= 8, let c = junto.first else { return }
    if anchoDe(c) == anchoDe(celdas[indice].caracter) { celdas[indice].caracter = c }
  }
}

/// Las columnas de un carácter: dos si es ancho y ninguna si es una marca suelta o un control.
func anchoDe(_ caracter: Character) -> Int {
  guard let escalar = caracter.unicodeScalars.first else { return 0 }
  if escalar.isASCII { return escalar.value < 32 || escalar.value == 127 ? 0 : 1 }
  switch escalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
    return 0
  default: return columnas(String(caracter))
  }
}
