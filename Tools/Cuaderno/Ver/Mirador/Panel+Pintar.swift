extension Panel {
  /// Si todas las líneas caben en esas filas.
  func cabe(en filas: Int) -> Bool { apartados.reduce(0) { $0 + $1.lineas.count } <= filas }

  /// La primera línea que se puede ver al recorrerlo, para que al final no sobren filas.
  func acotar(_ desde: Int, en filas: Int) -> Int {
    min(max(0, desde), max(0, seguidas.count - max(1, filas - 1)))
  }

  /// Todas las líneas, con una en blanco entre apartados.
  private var seguidas: [Linea] {
    Array(apartados.map(\.lineas).joined(separator: [Linea(texto: "")]))
  }

  /// Pinta el panel en una zona: entero si cabe; si no, en resumen o desde esa línea.
  ///
  /// Si se escribe en un campo, «+» y «-» son texto y no lo recorren.
  func pintar(
    en lienzo: inout Lienzo,
    _ zona: Rectangulo,
    desde: Int? = nil,
    escribe: Bool = false
  ) {
    let cabe = cabe(en: zona.alto)
    let lineas: [Linea]
    if let desde, !cabe {
      lineas = recorrido(desde: desde, filas: zona.alto, escribe)
    } else if cabe || zona.alto < 6 {
      lineas = resumen(filas: zona.alto)
    } else {
      let baja = escribe ? "Mayús+↓" : "tecla +"
      let sigue = Linea(texto: "… sigue: \(baja) o la rueda", trazo: .tenue)
      let antes = resumen(filas: zona.alto - 1)
      let aire = [Linea](repeating: Linea(texto: ""), count: zona.alto - 1 - antes.count)
      lineas = antes + aire + [sigue]
    }
    for (y, linea) in lineas.enumerated() {
      lienzo.escribir(linea.texto, x: zona.x, y: zona.y + y, linea.trazo, en: zona)
    }
  }

  /// Las líneas que caben desde una, y cuántas hay por encima y por debajo.
  private func recorrido(desde: Int, filas: Int, _ escribe: Bool) -> [Linea] {
    let todas = seguidas
    let desde = acotar(desde, en: filas)
    var caben = filas - (desde > 0 ? 1 : 0)
    if todas.count - desde > caben { caben -= 1 }
    let debajo = todas.count - desde - caben
    let (sube, baja) = escribe ? ("Mayús+↑", "Mayús+↓") : ("tecla -", "tecla +")
    let arriba = Linea(texto: "… \(desde) más arriba (\(sube))", trazo: .tenue)
    let abajo = Linea(texto: "… \(debajo) más abajo (\(baja))", trazo: .tenue)
    return (desde > 0 ? [arriba] : []) + todas.dropFirst(desde).prefix(max(0, caben))
      + (debajo > 0 ? [abajo] : [])
  }

  /// Lo principal de cada apartado, repartiendo las filas entre ellos si no caben.
  private func resumen(filas: Int) -> [Linea] {
    var apartados = self.apartados
    // Cada apartado necesita su título y una línea; si no hay sitio, se quitan los últimos.
    while apartados.count > 1, apartados.count * 2 + 1 > filas { apartados.removeLast() }
    let pedidas = apartados.map(\.lineas.count)
    let conAire = pedidas.reduce(pedidas.count - 1, +) <= filas
    let tocan = Self.repartir(pedidas, entre: filas)
    let aire = conAire ? [Linea(texto: "")] : []
    return Array(zip(apartados, tocan).map { $0.primeras($1) }.joined(separator: aire))
  }

  /// Reparte unas filas: a cada uno lo que pide o, si no hay para todos, su parte.
  ///
  /// El primero es lo que se ha venido a mirar: puede quedarse con la mitad.
  static func repartir(_ pedidas: [Int], entre filas: Int) -> [Int] {
    var tocan = [Int](repeating: 0, count: pedidas.count)
    var resto = max(0, filas)
    guard let primera = pedidas.first, pedidas.reduce(0, +) > resto else {
      return pedidas
    }
    let suya = pedidas.count == 1 ? resto : max(resto - 2 * (pedidas.count - 1), (resto + 1) / 2)
    tocan[0] = min(primera, suya)
    resto -= tocan[0]
    // Los que menos piden, antes: lo que les sobra es para los demás.
    let orden = pedidas.indices.dropFirst().sorted { (pedidas[$0], $0) < (pedidas[$1], $1) }
    for (puesto, indice) in orden.enumerated() {
      tocan[indice] = min(pedidas[indice], resto / (orden.count - puesto))
      resto -= tocan[indice]
    }
    return tocan
  }
}

extension Panel.Apartado {
  /// Las líneas que caben: el título y lo primero o lo último, y cuántas faltan.
  func primeras(_ filas: Int) -> [Panel.Linea] {
    guard lineas.count > filas else { return lineas }
    guard filas > 0, let titulo = lineas.first else { return [] }
    let caben = filas - 1
    if porElFinal { return [titulo] + lineas.dropFirst().suffix(caben) }
    guard caben > 1 else { return [titulo] + lineas.dropFirst().prefix(caben) }
    let vistas = lineas.dropFirst().prefix(caben - 1)
    let faltan = lineas.count - 1 - vistas.count
    return [titulo] + vistas + [Panel.Linea(texto: " … y \(faltan) líneas más", trazo: .tenue)]
  }
}
