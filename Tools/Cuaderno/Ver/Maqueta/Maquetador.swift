import Escena

/// Coloca un árbol de elementos en columnas y filas, como lo colocaría SwiftUI en una pantalla.
package struct Maquetador: Sendable {
  /// Las columnas que hay.
  package let ancho: Int
  /// Las filas que hay, para lo que se estira hacia abajo; sin ellas, nada se estira.
  package let alto: Int?

  /// Crea un maquetador para una pantalla de ese tamaño.
  package init(ancho: Int, alto: Int? = nil) {
    self.ancho = max(1, ancho)
    self.alto = alto
  }

  /// Coloca los elementos: la vista debajo y, encima, cada cosa presentada.
  package func maquetar(_ elementos: [ElementoVisto]) -> Maqueta {
    let medidos = Medidor.medirHijos(elementos, Ambiente(), 0)
    var fondo = Caja(ancho: 0, alto: 0)
    for medido in medidos {
      let suAlto = medidos.count == 1 ? alto : nil
      fondo.apilar(colocar(medido, ancho: ancho, alto: suAlto))
    }
    var presentados: [ElementoVisto] = []
    Self.recoger(elementos, en: &presentados)
    let hojas = presentados.map { Capa(hoja($0), hoja: $0.sinHijos) }
    return Maqueta(fondo: Capa(fondo), hojas: hojas)
  }

  private static func recoger(
    _ elementos: [ElementoVisto],
    nivel: Int = 0,
    en presentados: inout [ElementoVisto]
  ) {
    guard nivel < Medidor.niveles else { return }
    for elemento in elementos {
      if ElementoVisto.presentados.contains(elemento.clase) { presentados.append(elemento) }
      recoger(elemento.hijos, nivel: nivel + 1, en: &presentados)
    }
  }

  // MARK: - Un elemento y lo que lo rodea

  /// Coloca un elemento en el ancho que le toca.
  func colocar(_ medido: Medido, ancho: Int, alto: Int? = nil) -> Caja {
    let suyo = medido.crece ? ancho : min(ancho, max(1, medido.ideal))
    return envolver(medido, medido.envolturas[...], ancho: max(1, suyo), alto: alto)
  }

  private func envolver(
    _ medido: Medido,
    _ envolturas: ArraySlice<Medido.Envoltura>,
    ancho: Int,
    alto: Int?
  ) -> Caja {
    guard let fuera = envolturas.last else { return nucleo(medido, ancho: ancho, alto: alto) }
    let dentro = envolturas.dropLast()
    switch fuera {
    case .margen(let vertical):
      let cabe = ancho > 2
      let bloque = envolver(
        medido,
        dentro,
        ancho: cabe ? ancho - 2 : ancho,
        alto: alto.map { max(0, $0 - vertical * 2) }
      )
      var conMargen = Caja(
        ancho: bloque.ancho + (cabe ? 2 : 0),
        alto: bloque.alto + vertical * 2
      )
      conMargen.poner(bloque, x: cabe ? 1 : 0, y: vertical)
      return conMargen
    case .fondo(let tinta):
      let bloque = envolver(medido, dentro, ancho: ancho, alto: alto)
      var pintado = Caja(ancho: bloque.ancho, alto: bloque.alto)
      if !medido.ambiente.oculto {
        pintado.trozos = [.relleno(bloque.zona, " ", Trazo(fondo: tinta))]
      }
      pintado.poner(bloque, x: 0, y: 0)
      return pintado
    case .marco(let marco):
      let suyo = min(ancho, marco.ancho ?? ancho)
      let suAlto = marco.alto ?? (marco.creceDeAlto ? alto : nil)
      let bloque = envolver(medido, dentro, ancho: suyo, alto: suAlto ?? alto)
      return enmarcar(bloque, marco, ancho: suyo, alto: suAlto)
    }
  }

  private func enmarcar(_ bloque: Caja, _ marco: Medido.Marco, ancho: Int, alto: Int?) -> Caja {
    let fijo = marco.ancho != nil || marco.crece
    var enmarcado = Caja(
      ancho: fijo ? max(bloque.ancho, ancho) : bloque.ancho,
      alto: max(bloque.alto, alto ?? 0)
    )
    let sobra = enmarcado.alto - bloque.alto
    let arriba = marco.alineacion.hasPrefix("top")
    let abajo = marco.alineacion.hasPrefix("bottom")
    enmarcado.poner(
      bloque,
      x: hueco(enmarcado.ancho - bloque.ancho, enCoordenadas(marco.alineacion)),
      y: arriba ? 0 : abajo ? sobra : sobra / 2
    )
    return enmarcado
  }

  // MARK: - El elemento

  private func nucleo(_ medido: Medido, ancho: Int, alto: Int?) -> Caja {
    let elemento = medido.elemento
    var bloque: Caja
    switch elemento.clase {
    case "Text": bloque = texto(medido, ancho)
    case "Spacer": return Caja(ancho: 0, alto: 1)
    case "Divider": return linea(medido, ancho)
    case "Color", "Shape": bloque = color(medido, ancho, alto ?? 1)
    default:
      if Controles.vaEnLineas(elemento, medido.ambiente) {
        return Controles.enLineas(medido, ancho: ancho)
      }
      if !medido.piezas.isEmpty {
        let oculto = medido.ambiente.oculto
        return Caja(piezas: medido.piezas, de: elemento, ancho: ancho, oculto: oculto)
      }
      bloque = contenedor(medido, ancho: ancho, alto: alto)
      if elemento.admite.contains(.refrescar) { return conRefresco(bloque, medido, ancho) }
    }
    if elemento.esEnfocable, !medido.ambiente.oculto {
      bloque.ancho = max(1, bloque.ancho)
      bloque.alto = max(1, bloque.alto)
      bloque.zonas.insert(.entera(elemento, bloque.zona), at: 0)
    }
    return bloque
  }

  private func contenedor(_ medido: Medido, ancho: Int, alto: Int?) -> Caja {
    switch medido.elemento.clase {
    case "HStack", "ToolbarItem", "Label", "swipeActions": fila(medido, ancho)
    case Medidor.deslizable: filaDeslizable(medido, ancho)
    case "ZStack": capas(medido, ancho, alto)
    case "List", "Form": lista(medido, ancho)
    case "Section": seccionSuelta(medido, ancho)
    case "NavigationStack": columna(medido, ancho, alto, alineacion: "leading")
    default: columna(medido, ancho, alto, alineacion: medido.alineacion)
    }
  }

  private func texto(_ medido: Medido, _ ancho: Int) -> Caja {
    var lineas = partirEnLineas(medido.elemento.texto, a: ancho)
    if let maximo = medido.ambiente.lineas, lineas.count > maximo {
      lineas = Array(lineas.prefix(maximo))
      lineas[maximo - 1] = recortar(lineas[maximo - 1] + "…", a: ancho)
    }
    return Caja(
      lineas: lineas,
      medido.ambiente.trazo,
      alineacion: medido.ambiente.alineacion,
      oculto: medido.ambiente.oculto
    )
  }
}

/// La parte horizontal de una alineación de dos: `topLeading` es `leading`.
func enCoordenadas(_ alineacion: String) -> String {
  let minuscula = alineacion.lowercased()
  if minuscula.hasSuffix("leading") { return "leading" }
  return minuscula.hasSuffix("trailing") ? "trailing" : "center"
}
