import Escena

/// Lo que un elemento hereda de los que lo contienen: la letra, los estilos y lo que está apagado.
struct Ambiente: Sendable {
  var trazo = Trazo.normal
  var tinte = Tinta.normal
  var estiloDeBoton = ""
  var estiloDeSelector = ""
  var estiloDeLista = ""
  var estiloDeEtiqueta = ""
  var alineacion = "leading"
  var lineas: Int?
  var sinEtiquetas = false
  var oculto = false
  /// Si hay una pila de navegación que ya ha recogido las barras.
  var enNavegacion = false

  /// El ambiente dentro de un elemento: el mismo, cambiado por sus pistas.
  ///
  /// Las pistas van de dentro afuera, y la de más adentro manda.
  func con(_ pistas: [ElementoVisto.Pista]) -> Ambiente {
    var nuevo = self
    for pista in pistas.reversed() { nuevo.poner(pista) }
    return nuevo
  }

  private mutating func poner(_ pista: ElementoVisto.Pista) {
    let si = pista.valor != "false"
    switch pista.nombre {
    case "font": ponerLetra(pista.valor)
    case "bold": poner(.negrita, si)
    case "italic": poner(.cursiva, si)
    case "strikethrough": poner(.tachada, si)
    case "underline": poner(.subrayada, si)
    case "fontWeight": poner(.negrita, Self.pesos.contains(pista.valor))
    case "foregroundStyle": ponerColor(pista.valor)
    case "tint": tinte = Tinta(deSwiftUI: pista.valor) ?? .normal
    case "selected": poner(.negrita, true)
    case "opacity": ponerOpacidad(pista.valor)
    case "hidden": oculto = true
    case "buttonStyle": estiloDeBoton = pista.valor
    case "pickerStyle": estiloDeSelector = pista.valor
    case "labelStyle": estiloDeEtiqueta = pista.valor
    case "listStyle": estiloDeLista = pista.valor
    case "labelsHidden": sinEtiquetas = true
    case "lineLimit": lineas = Int(pista.valor).map { max(1, $0) }
    case "multilineTextAlignment": alineacion = pista.valor
    default: break
    }
  }

  private static let pesos: Set<String> = ["semibold", "bold", "heavy", "black"]

  private mutating func poner(_ letra: Letra, _ si: Bool) {
    if si { trazo.letra.insert(letra) } else { trazo.letra.remove(letra) }
  }

  private mutating func ponerLetra(_ fuente: String) {
    let partes = fuente.split(separator: " ").map(String.init)
    let grandes = ["largeTitle", "title", "title2", "title3", "headline"]
    let menudas = ["caption", "caption2", "footnote"]
    let mide = partes.first == "system" ? partes.dropFirst().first.flatMap(Double.init) : nil
    let gruesa =
      partes.contains { grandes.contains($0) || Self.pesos.contains($0) } || (mide ?? 0) >= 20
    poner(.negrita, gruesa)
    poner(.tenue, partes.contains { menudas.contains($0) })
  }

  private mutating func ponerColor(_ nombre: String) {
    switch nombre.prefix(while: { $0 != "," && $0 != " " }) {
    case "secondary", "tertiary", "quaternary":
      trazo.color = .normal
      poner(.tenue, true)
    case "tint", "accentColor": trazo.color = tinte == .normal ? .azul : tinte
    default: trazo.color = Tinta(deSwiftUI: nombre) ?? .normal
    }
  }

  private mutating func ponerOpacidad(_ valor: String) {
    guard let opacidad = Double(valor) else { return }
    if opacidad <= 0 { oculto = true } else if opacidad < 1 { poner(.tenue, true) }
  }
}

extension Tinta {
  /// El color de terminal más parecido a uno de SwiftUI, que puede llevar detrás su opacidad.
  init?(deSwiftUI nombre: String) {
    let primera = nombre.prefix { $0 != " " && $0 != "," }
    guard let tinta = Self.deSwiftUI[primera] else { return nil }
    self = tinta
  }

  private static let deSwiftUI: [Substring: Tinta] = [
    "red": .rojo, "orange": .amarillo, "yellow": .amarilloClaro, "green": .verde,
    "mint": .verdeClaro, "teal": .cian, "cyan": .cianClaro, "blue": .azul, "indigo": .azulClaro,
    "purple": .magenta, "pink": .magentaClaro, "brown": .amarillo, "gray": .gris, "black": .negro,
    "white": .blancoClaro, "accentColor": .azul, "tint": .azul,
  ]
}
