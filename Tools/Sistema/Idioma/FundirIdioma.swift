import Cuaderno

/// Junta las partes de una traducción en `Tools/Idioma/es` y da las faltas del resultado.
///
/// Sirve para poner al día el catálogo: se traducen aparte los mensajes nuevos de un compilador y se
/// funden con los de siempre. Si hay una falta grave, no se escribe nada.
/// Gana la última de las `partes`; el catálogo que ya hay en `carpeta` va siempre primero.
package func fundirIdioma(
  partes: [String],
  carpeta: String,
  ingles: String
) throws(Fallo) -> [FalloDeAutor] {
  let enIngles = Catalogo.leer(try Disco.leer(ingles))
  let destino = FicherosDeIdioma.espanol(carpeta)
  var catalogos: [Catalogo] = []
  var fallos: [FalloDeAutor] = []
  let revision = RevisionDeCatalogo(ingles: enIngles)
  for parte in (Disco.clase(destino) == .nada ? [] : [destino]) + partes {
    let bytes = try Disco.leer(parte)
    fallos += revision.faltas(bytes).filter { !$0.esSospecha }.map {
      FalloDeAutor(parte, linea: $0.linea, $0.texto)
    }
    catalogos.append(.leer(bytes))
  }
  guard fallos.isEmpty else { return fallos }
  let (catalogo, huellas) = Catalogo.fundir(catalogos, ingles: enIngles)
  try Disco.crearCarpeta("\(carpeta)/es")
  try Disco.escribir(Array(catalogo.utf8), en: destino)
  try Disco.escribir(Array(huellas.utf8), en: FicherosDeIdioma.huellas(carpeta))
  return []
}
