import Escena

/// Mide un árbol de elementos, de abajo arriba y de una pasada.
enum Medidor {
  /// Los niveles que se enseñan; lo de más adentro se ve como unos puntos.
  static let niveles = 64
  /// La clase de una fila hecha aquí: un elemento y las acciones que salen al deslizarlo.
  static let deslizable = "fila deslizable"

  static func medir(_ elemento: ElementoVisto, _ fuera: Ambiente, nivel: Int = 0) -> Medido {
    guard nivel < niveles else { return corte(fuera) }
    let elemento = elemento.cortado
    let ambiente = fuera.con(elemento.pistas)
    var medido = Medido(
      elemento: elemento.sinHijos,
      ambiente: ambiente,
      ideal: 0,
      minimo: 0,
      crece: false,
      hijos: [],
      envolturas: []
    )
    switch elemento.clase {
    case "Text": medirTexto(elemento.texto, &medido)
    case "Spacer": break
    case "Divider": (medido.ideal, medido.minimo) = (1, 1)
    case "Color", "Shape": (medido.ideal, medido.minimo, medido.crece) = (8, 1, true)
    case "NavigationStack": medirNavegacion(elemento, &medido, nivel)
    default: medirLosDemas(elemento, &medido, nivel)
    }
    if elemento.esEnfocable {
      // Lo que se puede usar ocupa algo aunque no enseñe nada.
      medido.ideal = max(1, medido.ideal)
      medido.minimo = max(1, medido.minimo)
    }
    let aireados = ["VStack", "ZStack", "Form", "List", "ScrollView", "NavigationStack"]
    let aire = aireados.contains(elemento.clase)
    medido.envolver(Medido.envolturas(de: elemento.pistas, conAire: aire))
    return medido
  }

  private static func corte(_ ambiente: Ambiente) -> Medido {
    medir(ElementoVisto(id: -1, clase: "Text", texto: "⋯"), ambiente)
  }

  private static func medirTexto(_ texto: String, _ medido: inout Medido) {
    let limpio = limpiar(texto)
    medido.elemento.texto = limpio
    let enVarias = limpio.utf8.contains(10)
    medido.ideal = enVarias ? limpio.lineas.map { anchoDe($0) }.max() ?? 0 : anchoDe(limpio)
    medido.minimo = medido.ideal
    guard medido.ideal > 12 else { return }
    // Un texto corto no se parte; de uno largo, una palabra de más de doce columnas puede cortarse.
    let palabras = limpio.split { $0 == " " || $0 == "\n" }
    medido.minimo = min(12, palabras.map { anchoDe($0) }.max() ?? 0)
  }

  private static func medirLosDemas(
    _ elemento: ElementoVisto,
    _ medido: inout Medido,
    _ nivel: Int
  ) {
    if let piezas = Controles.piezas(de: elemento, medido.ambiente) {
      medido.piezas = piezas
      medido.ideal = Pieza.ideal(de: piezas)
      medido.minimo = min(medido.ideal, piezas.map { min($0.ideal, 12) }.max() ?? 0)
      if elemento.clase == "Button" { medido.minimo = medido.ideal }
      medido.crece = piezas.contains { $0.uso == .campo }
      if Controles.vaEnLineas(elemento, medido.ambiente) {
        medido.ideal = max(medido.ideal, Controles.anchoEnLineas(elemento))
      }
      return
    }
    medido.hijos =
      elemento.clase == deslizable
      ? elemento.hijos.map { medir($0, medido.ambiente, nivel: nivel + 1) }
      : medirHijos(partes(de: elemento, medido.ambiente), medido.ambiente, nivel)
    switch elemento.clase {
    case "HStack", "ToolbarItem", "Label", "swipeActions", deslizable: medirFila(&medido)
    case "List", "Form":
      medirColumna(&medido)
      medido.ideal += 4
      medido.crece = true
    default: medirColumna(&medido)
    }
  }

  /// Lo que se coloca de un contenedor: a veces sobra algo, y a veces falta un hueco.
  private static func partes(
    de elemento: ElementoVisto,
    _ ambiente: Ambiente
  ) -> [ElementoVisto] {
    var hijos = elemento.hijos
    if elemento.clase == "Label" {
      if ambiente.estiloDeEtiqueta == "titleOnly" { hijos.removeAll { $0.clase == "Image" } }
      if ambiente.estiloDeEtiqueta == "iconOnly" { hijos.removeAll { $0.clase != "Image" } }
    }
    if elemento.papel == "labeled", hijos.count > 1 {
      // `LabeledContent`: el valor va al final de la fila.
      hijos.insert(ElementoVisto(id: -1, clase: "Spacer"), at: hijos.count - 1)
    }
    return hijos
  }

  private static func medirColumna(_ medido: inout Medido) {
    let visibles = medido.hijos.filter { $0.elemento.clase != "Spacer" }
    medido.ideal = visibles.map(\.ideal).max() ?? 0
    medido.minimo = visibles.map(\.minimo).max() ?? 0
    medido.crece = visibles.contains(where: \.crece)
  }

  private static func medirFila(_ medido: inout Medido) {
    let huecos = max(0, medido.hijos.count - 1) * medido.separacion
    medido.ideal = medido.hijos.reduce(huecos) { $0 + $1.ideal }
    // Lo que no cabe en una fila baja a la siguiente: basta con que quepa el más ancho.
    medido.minimo = medido.hijos.map(\.minimo).max() ?? 0
    medido.crece = medido.hijos.contains { $0.crece || $0.elemento.clase == "Spacer" }
  }

  private static func medirNavegacion(
    _ elemento: ElementoVisto,
    _ medido: inout Medido,
    _ nivel: Int
  ) {
    medido.ambiente.enNavegacion = true
    let barra = BarraDeNavegacion(de: elemento)
    let hijos = medirHijos(elemento.hijos, medido.ambiente, nivel)
    let arriba = barra.arriba.map { [medir($0, medido.ambiente, nivel: nivel + 1)] } ?? []
    let abajo = barra.abajo.map { [medir($0, medido.ambiente, nivel: nivel + 1)] } ?? []
    medido.hijos = arriba + hijos + abajo
    medirColumna(&medido)
    medido.crece = true
  }

  /// Mide lo que contiene un elemento: sin lo que se presenta encima ni lo que va en la barra.
  static func medirHijos(
    _ hijos: [ElementoVisto],
    _ ambiente: Ambiente,
    _ nivel: Int
  ) -> [Medido] {
    var juntos: [ElementoVisto] = []
    juntos.reserveCapacity(hijos.count)
    for hijo in hijos where !ElementoVisto.presentados.contains(hijo.clase) {
      if ambiente.enNavegacion, hijo.clase == "ToolbarItem" || hijo.esVolver { continue }
      guard hijo.clase == "swipeActions", let fila = juntos.last else {
        juntos.append(hijo)
        continue
      }
      if fila.clase == deslizable {
        juntos[juntos.count - 1].hijos.append(hijo)
      } else {
        juntos[juntos.count - 1] = ElementoVisto(id: -1, clase: deslizable, hijos: [fila, hijo])
      }
    }
    return juntos.map { medir($0, ambiente, nivel: nivel + 1) }
  }
}

extension Medido {
  /// Las columnas entre los hijos de una fila.
  var separacion: Int {
    guard let valor = elemento.pistas.first(where: { $0.nombre == "spacing" })?.valor,
      let puntos = Double(valor), puntos.isFinite
    else { return 1 }
    return puntos <= 0 ? 0 : max(1, min(4, Int(min(64, puntos) / 8)))
  }

  /// Cómo se alinean los hijos de una pila.
  var alineacion: String {
    elemento.pistas.first { $0.nombre == "alignment" }?.valor ?? "center"
  }
}

extension ElementoVisto {
  /// El mismo elemento con sus textos enormes cortados: medirlos enteros tarda y no se verían.
  fileprivate var cortado: ElementoVisto {
    var opciones: [String] = []
    if case .elegida(_, let suyas) = valor { opciones = suyas }
    let textos = [texto] + opciones + pistas.map(\.valor)
    guard textos.contains(where: { $0.utf8.count > String.maximoALaVista }) else { return self }
    var corto = self
    corto.texto = texto.cortadoALaVista
    corto.pistas = pistas.map { Pista($0.nombre, $0.valor.cortadoALaVista) }
    if case .elegida(let cual, _) = valor {
      corto.valor = .elegida(cual, opciones: opciones.map(\.cortadoALaVista))
    }
    return corto
  }
}
