import Escena

/// Un elemento ya colocado: lo que mide, lo que pinta y lo que contiene, desde su esquina.
struct Caja: Sendable {
  var ancho: Int
  var alto: Int
  var trozos: [Trozo] = []
  var zonas: [Zona] = []
  var hijos: [Hijo] = []

  /// Un bloque dentro de otro, y dónde.
  struct Hijo: Sendable {
    var x: Int
    var y: Int
    var bloque: Caja
  }

  /// Algo que se pinta.
  enum Trozo: Sendable {
    case texto(String, x: Int, y: Int, Trazo)
    case relleno(Rectangulo, Character, Trazo)
    /// La caja de un campo: lo escrito, o la ayuda si no hay nada.
    case campo(Rectangulo, escrito: String, ayuda: String, Trazo)
  }

  /// Una parte con la que se puede hacer algo.
  struct Zona: Sendable {
    var elemento: ElementoVisto
    var rectangulo: Rectangulo
    var acto: Acto?
    var uso: Region.Uso
  }

  /// Crea un bloque vacío.
  init(ancho: Int, alto: Int) {
    self.ancho = max(0, ancho)
    self.alto = max(0, alto)
  }

  /// Crea un bloque con unas líneas de texto.
  init(lineas: [String], _ trazo: Trazo, alineacion: String = "leading", oculto: Bool = false) {
    self.init(ancho: lineas.map { anchoDe($0) }.max() ?? 0, alto: lineas.count)
    guard !oculto else { return }
    for (y, linea) in lineas.enumerated() where !linea.isEmpty {
      let sobra = ancho - anchoDe(linea)
      trozos.append(.texto(linea, x: hueco(sobra, alineacion), y: y, trazo))
    }
  }

  /// Toda su zona.
  var zona: Rectangulo { Rectangulo(x: 0, y: 0, ancho: ancho, alto: alto) }

  /// Pone un bloque dentro de este.
  mutating func poner(_ bloque: Caja, x: Int, y: Int) {
    hijos.append(Hijo(x: x, y: y, bloque: bloque))
  }

  /// Escribe una línea debajo de lo que ya hay.
  mutating func escribir(_ linea: String, _ trazo: Trazo) {
    trozos.append(.texto(linea, x: 0, y: alto, trazo))
    ancho = max(ancho, anchoDe(linea))
    alto += 1
  }

  /// Pone un bloque debajo de lo que ya hay.
  mutating func apilar(_ bloque: Caja, x: Int = 0) {
    poner(bloque, x: x, y: alto)
    ancho = max(ancho, x + bloque.ancho)
    alto += bloque.alto
  }
}

/// Cuánto se aparta algo del borde, según lo que sobra y su alineación.
func hueco(_ sobra: Int, _ alineacion: String) -> Int {
  let sobra = max(0, sobra)
  switch alineacion {
  case "center", "top", "bottom": return sobra / 2
  case "trailing", "topTrailing", "bottomTrailing": return sobra
  default: return 0
  }
}
