import Escena

/// Una vista colocada: la capa del fondo y, encima, cada hoja presentada.
package struct Maqueta: Sendable {
  package let fondo: Capa
  package let hojas: [Capa]

  /// La capa que responde: la hoja de más arriba o, si no hay, el fondo.
  package var activa: Capa { hojas.last ?? fondo }

  /// Todo lo que hay, a su tamaño: cada hoja centrada y lo de debajo atenuado.
  package func lienzo(ancho: Int, _ vivo: Capa.Vivo = .init()) -> Lienzo {
    let alto = hojas.reduce(fondo.alto) { max($0, $1.alto) }
    var lienzo = Lienzo(ancho: ancho, alto: min(alto, Self.maximo))
    pintar(en: &lienzo, lienzo.zona, vivo)
    return lienzo
  }

  /// Lo más alto que se pinta de una vez.
  static let maximo = 100_000

  /// Pinta en una zona lo que se ve con esos desplazamientos: el del fondo y el de cada hoja.
  package func pintar(
    en lienzo: inout Lienzo,
    _ zona: Rectangulo,
    _ vivo: Capa.Vivo,
    desde filas: [Int] = []
  ) {
    fondo.pintar(en: &lienzo, zona, desde: filas.first ?? 0, hojas.isEmpty ? vivo : .init())
    for (indice, hoja) in hojas.enumerated() {
      let esActiva = indice == hojas.count - 1
      // Todo lo de debajo se atenúa de una vez.
      if esActiva { lienzo.repintar(zona) { $0 = $0.atenuado } }
      let sitio = Self.sitio(de: hoja, en: zona)
      lienzo.limpiar(sitio)
      let desde = filas.indices.contains(indice + 1) ? filas[indice + 1] : 0
      hoja.pintar(en: &lienzo, sitio, desde: desde, esActiva ? vivo : .init())
    }
  }

  /// Dónde se pinta una hoja: en el centro de la zona.
  package static func sitio(de hoja: Capa, en zona: Rectangulo) -> Rectangulo {
    let ancho = min(hoja.ancho, zona.ancho)
    let alto = min(hoja.alto, zona.alto)
    return Rectangulo(
      x: zona.x + (zona.ancho - ancho) / 2,
      y: zona.y + (zona.alto - alto) / 2,
      ancho: ancho,
      alto: alto
    )
  }
}

extension Trazo {
  /// El trazo de lo que está detrás: sin color ni énfasis.
  var atenuado: Trazo { Trazo(.tenue, fondo: fondo) }
}
