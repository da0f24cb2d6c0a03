/// Parte un texto en líneas que caben, por sus espacios; una palabra demasiado larga se corta.
///
/// Conserva los saltos y la sangría.
func partirEnLineas(_ texto: String, a ancho: Int) -> [String] {
  if !texto.utf8.contains(10), anchoDe(texto) <= ancho { return [texto] }
  var partidor = Partidor(ancho: max(1, ancho))
  for parrafo in texto.split(separator: "\n", omittingEmptySubsequences: false) {
    for palabra in parrafo.split(separator: " ", omittingEmptySubsequences: false) {
      partidor.anadir(palabra)
    }
    partidor.saltar()
  }
  return partidor.lineas
}

private struct Partidor {
  let ancho: Int
  private(set) var lineas: [String] = []
  private var linea = ""
  private var ocupa = 0
  private var empezada = false

  init(ancho: Int) { self.ancho = ancho }

  mutating func anadir(_ palabra: Substring) {
    let mide = anchoDe(palabra)
    let separa = empezada ? 1 : 0
    if ocupa + separa + mide <= ancho {
      if empezada { linea += " " }
      linea += palabra
      ocupa += separa + mide
      empezada = true
      return
    }
    if empezada { saltar() }
    for caracter in palabra {
      let suyo = anchoDe(caracter)
      if ocupa + suyo > ancho, empezada { saltar() }
      linea.append(caracter)
      ocupa += suyo
      empezada = true
    }
  }

  mutating func saltar() {
    lineas.append(linea)
    (linea, ocupa, empezada) = ("", 0, false)
  }
}
