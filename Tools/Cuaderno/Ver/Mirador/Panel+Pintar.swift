extension Panel {
  /// Pinta los apartados en una zona, repartiendo las filas entre ellos si no caben.
  func pintar(en lienzo: inout Lienzo, _ zona: Rectangulo) {
    var apartados = self.apartados
    // Cada apartado necesita su título y una línea; si no hay sitio, se quitan los últimos.
    while apartados.count > 1, apartados.count * 2 + 1 > zona.alto { apartados.removeLast() }
    let pedidas = apartados.map(\.lineas.count)
    let conAire = pedidas.reduce(pedidas.count - 1, +) <= zona.alto
    let tocan = Self.repartir(pedidas, entre: zona.alto)
    var y = zona.y
    for (apartado, filas) in zip(apartados, tocan) {
      for linea in apartado.primeras(filas) {
        lienzo.escribir(linea.texto, x: zona.x, y: y, linea.trazo, en: zona)
        y += 1
      }
      if conAire { y += 1 }
    }
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
