import Escena

/// La barra de una pila de navegación: su título y los elementos que se le han puesto.
///
/// Los recoge de todo lo que contiene, menos de otras pilas y de lo que se presenta encima.
struct BarraDeNavegacion {
  /// La fila de arriba, si tiene algo.
  private(set) var arriba: ElementoVisto?
  /// La fila de abajo, si tiene algo.
  private(set) var abajo: ElementoVisto?

  init(de pila: ElementoVisto) {
    var titulo: String?
    var barras: [ElementoVisto] = []
    Self.recoger(pila.hijos, nivel: 0, &titulo, &barras)
    let sitios = Dictionary(grouping: barras) { Self.sitio($0.papel) }
    let atras = pila.hijos.filter(\.esVolver).map { boton in
      var copia = boton
      copia.papel = ""
      copia.texto = "‹ " + boton.texto
      copia.pistas.append(.init("buttonStyle", "plain"))
      return copia
    }
    var fila = atras + (sitios["delante"] ?? [])
    if let titulo {
      fila.append(
        ElementoVisto(id: -1, clase: "Text", texto: titulo, pistas: [.init("bold")])
      )
    }
    let hueco = ElementoVisto(id: -1, clase: "Spacer")
    if let centro = sitios["centro"] { fila += [hueco] + centro }
    if let detras = sitios["detras"] { fila += [hueco] + detras }
    arriba = Self.fila(fila)
    abajo = Self.fila(sitios["abajo"] ?? [])
  }

  private static func fila(_ elementos: [ElementoVisto]) -> ElementoVisto? {
    elementos.isEmpty ? nil : ElementoVisto(id: -1, clase: "HStack", hijos: elementos)
  }

  private static func sitio(_ papel: String) -> String {
    switch papel {
    case "topBarLeading", "cancellationAction", "navigation": "delante"
    case "principal": "centro"
    case "bottomBar": "abajo"
    default: "detras"
    }
  }

  private static func recoger(
    _ elementos: [ElementoVisto],
    nivel: Int,
    _ titulo: inout String?,
    _ barras: inout [ElementoVisto]
  ) {
    guard nivel < Medidor.niveles else { return }
    for elemento in elementos where !ElementoVisto.presentados.contains(elemento.clase) {
      if elemento.clase == "ToolbarItem" {
        // Fuera de su sitio es una fila más: así no se vuelve a recoger.
        var copia = elemento
        copia.clase = "HStack"
        barras.append(copia)
        continue
      }
      if titulo == nil {
        titulo = elemento.pistas.first { $0.nombre == "navigationTitle" }?.valor
      }
      if elemento.clase == "NavigationStack" { continue }
      recoger(elemento.hijos, nivel: nivel + 1, &titulo, &barras)
    }
  }
}

extension ElementoVisto {
  /// Si es el botón con el que una pila de navegación vuelve atrás.
  var esVolver: Bool { clase == "Button" && papel == "back" }
}
