import Escena

extension Maquetador {
  /// Una línea divisoria de ese ancho; su pila la estira después.
  func linea(_ medido: Medido, _ ancho: Int) -> Caja {
    var bloque = Caja(ancho: 1, alto: 1)
    guard !medido.ambiente.oculto else { return bloque }
    bloque.trozos = [.relleno(bloque.zona, "─", .tenue)]
    return bloque
  }

  /// Un color o una forma, que llenan lo que les den; un círculo pequeño es un punto.
  func color(_ medido: Medido, _ ancho: Int, _ alto: Int) -> Caja {
    var bloque = Caja(ancho: ancho, alto: max(1, alto))
    guard !medido.ambiente.oculto else { return bloque }
    var trazo = medido.ambiente.trazo
    if medido.elemento.clase == "Color" {
      guard let tinta = Tinta(deSwiftUI: medido.elemento.texto) else { return bloque }
      trazo.color = tinta
    }
    let redonda = medido.elemento.texto.hasPrefix("Circle") && ancho <= 3 && bloque.alto == 1
    bloque.trozos = [
      redonda ? .texto("●", x: ancho / 2, y: 0, trazo) : .relleno(bloque.zona, "█", trazo)
    ]
    return bloque
  }

  // MARK: - Hacia abajo

  /// Coloca los hijos uno debajo de otro.
  func columna(_ medido: Medido, _ ancho: Int, _ alto: Int?, alineacion: String) -> Caja {
    let huecos = medido.hijos.count { $0.elemento.clase == "Spacer" }
    let bloques = medido.hijos.map { hijo in
      colocar(hijo, ancho: ancho, alto: medido.hijos.count == 1 ? alto : nil)
    }
    let natural = bloques.reduce(0) { $0 + $1.alto } + aire(medido) * max(0, bloques.count - 1)
    let sobra = huecos == 0 ? 0 : max(0, (alto ?? 0) - natural)
    let mide = medido.crece ? ancho : bloques.map(\.ancho).max() ?? 0
    var pila = Caja(ancho: mide, alto: 0)
    var vistos = 0
    for (hijo, bloque) in zip(medido.hijos, bloques) {
      if pila.alto > 0 { pila.alto += aire(medido) }
      if hijo.elemento.clase == "Spacer" {
        pila.alto += 1 + sobra * (vistos + 1) / huecos - sobra * vistos / huecos
        vistos += 1
      } else if hijo.elemento.clase == "Divider" {
        pila.apilar(estirada(bloque, ancho: mide, alto: 1, "─"))
      } else {
        pila.apilar(bloque, x: hueco(mide - bloque.ancho, alineacion))
      }
    }
    return pila
  }

  /// Las líneas en blanco entre los hijos: solo con una separación grande pedida.
  private func aire(_ medido: Medido) -> Int {
    guard medido.elemento.clase == "VStack" else { return 0 }
    let puntos = medido.elemento.pistas.first { $0.nombre == "spacing" }.flatMap {
      Double($0.valor)
    }
    return (puntos ?? 0) >= 16 ? 1 : 0
  }

  private func estirada(_ linea: Caja, ancho: Int, alto: Int, _ signo: Character) -> Caja {
    var bloque = Caja(ancho: ancho, alto: alto)
    if !linea.trozos.isEmpty { bloque.trozos = [.relleno(bloque.zona, signo, .tenue)] }
    return bloque
  }

  // MARK: - Hacia la derecha

  /// Coloca los hijos uno al lado de otro; si no caben ni apretados, en varias filas.
  func fila(_ medido: Medido, _ ancho: Int) -> Caja {
    var todas = Caja(ancho: 0, alto: 0)
    for grupo in filas(medido, ancho) { todas.apilar(unaFila(grupo, medido, ancho)) }
    return todas
  }

  /// Reparte los hijos en filas en las que caben al menos apretados.
  private func filas(_ medido: Medido, _ ancho: Int) -> [[Medido]] {
    let necesario = medido.hijos.reduce(max(0, medido.hijos.count - 1) * medido.separacion) {
      $0 + $1.minimo
    }
    if necesario <= ancho { return medido.hijos.isEmpty ? [] : [medido.hijos] }
    var filas: [[Medido]] = []
    var ocupado = 0
    for hijo in medido.hijos where hijo.elemento.clase != "Spacer" {
      let pide = min(ancho, hijo.ideal)
      if filas.isEmpty || ocupado + medido.separacion + pide > ancho {
        filas.append([hijo])
        ocupado = pide
      } else {
        filas[filas.count - 1].append(hijo)
        ocupado += medido.separacion + pide
      }
    }
    return filas
  }

  private func unaFila(_ hijos: [Medido], _ medido: Medido, _ ancho: Int) -> Caja {
    let separacion = medido.separacion
    let anchos = repartir(hijos, ancho - max(0, hijos.count - 1) * separacion)
    let bloques = zip(hijos, anchos).map { hijo, suyo in colocar(hijo, ancho: suyo) }
    let alto = bloques.map(\.alto).max() ?? 0
    let alineacion = medido.alineacion
    var fila = Caja(ancho: 0, alto: alto)
    for (indice, (hijo, bloque)) in zip(hijos, bloques).enumerated() {
      if indice > 0 { fila.ancho += separacion }
      var bloque = bloque
      if hijo.elemento.clase == "Spacer" { bloque.ancho = anchos[indice] }
      if hijo.elemento.clase == "Divider" {
        bloque = estirada(bloque, ancho: 1, alto: alto, "│")
      }
      let sobra = alto - bloque.alto
      let arriba = alineacion == "top" || alineacion.hasSuffix("Baseline")
      fila.poner(bloque, x: fila.ancho, y: arriba ? 0 : alineacion == "bottom" ? sobra : sobra / 2)
      fila.ancho += bloque.ancho
    }
    return fila
  }

  /// Las columnas de cada hijo: lo ideal si cabe, y lo que sobra para los que se estiran.
  private func repartir(_ hijos: [Medido], _ ancho: Int) -> [Int] {
    let ideal = hijos.reduce(0) { $0 + $1.ideal }
    if ideal <= ancho {
      let elasticos = hijos.count { $0.seEstira }
      var vistos = 0
      return hijos.map { hijo in
        guard hijo.seEstira else { return hijo.ideal }
        let sobra = ancho - ideal
        defer { vistos += 1 }
        return hijo.ideal + sobra * (vistos + 1) / elasticos - sobra * vistos / elasticos
      }
    }
    var anchos = hijos.map { min($0.minimo, ancho) }
    var resto = max(0, ancho - anchos.reduce(0, +))
    let orden = hijos.indices.sorted { hijos[$0].falta < hijos[$1].falta }
    for (puesto, indice) in orden.enumerated() {
      let toma = min(max(0, hijos[indice].falta), resto / (orden.count - puesto))
      anchos[indice] += toma
      resto -= toma
    }
    return anchos
  }

  // MARK: - Hacia el fondo

  /// Coloca los hijos unos encima de otros; los colores llenan lo que midan los demás.
  func capas(_ medido: Medido, _ ancho: Int, _ alto: Int?) -> Caja {
    let firmes = medido.hijos.filter { !$0.esRelleno }
    let bloques = firmes.map { colocar($0, ancho: ancho, alto: alto) }
    let soloColor = bloques.isEmpty
    let mide = soloColor ? min(ancho, 8) : bloques.map(\.ancho).max() ?? 0
    var pila = Caja(
      ancho: mide,
      alto: soloColor ? max(1, alto ?? 1) : bloques.map(\.alto).max() ?? 0
    )
    var siguiente = bloques.makeIterator()
    for hijo in medido.hijos {
      let bloque =
        hijo.esRelleno ? colocar(hijo, ancho: mide, alto: pila.alto) : siguiente.next()
      guard let bloque else { continue }
      let sobra = pila.alto - bloque.alto
      let sitio = medido.alineacion
      pila.poner(
        bloque,
        x: hueco(pila.ancho - bloque.ancho, enCoordenadas(sitio)),
        y: max(0, sitio.hasPrefix("top") ? 0 : sitio.hasPrefix("bottom") ? sobra : sobra / 2)
      )
    }
    return pila
  }
}

extension Medido {
  fileprivate var seEstira: Bool { crece || elemento.clase == "Spacer" }
  /// Si es un color o una forma sin medidas: llena lo que midan los demás.
  fileprivate var esRelleno: Bool {
    guard elemento.clase == "Color" || elemento.clase == "Shape" else { return false }
    return !envolturas.contains { if case .marco = $0 { true } else { false } }
  }
  fileprivate var falta: Int { ideal - minimo }
}
