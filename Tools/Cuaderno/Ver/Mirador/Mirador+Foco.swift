import Escena

extension Mirador {
  /// Pasa el foco al siguiente elemento, o al anterior, dando la vuelta.
  mutating func moverFoco(_ pasos: Int) -> [Efecto] {
    let focos = maqueta.activa.focos
    guard !focos.isEmpty else { return [] }
    // Si el foco se ha quedado sin sitio, el primero es el primero que se ve.
    enfocar(((puesto + pasos) % focos.count + focos.count) % focos.count)
    return []
  }

  /// Da el foco al elemento de ese puesto; en un campo, empieza a escribir.
  mutating func enfocar(_ nuevo: Int, escribiendo: Bool = true) {
    let focos = maqueta.activa.focos
    guard focos.indices.contains(nuevo) else { return }
    let mismo = focos[nuevo].clave == foco
    puesto = nuevo
    foco = focos[nuevo].clave
    if !mismo { (edicion, dejado) = (nil, nil) }
    if escribiendo, focos[nuevo].elemento.admite.first == .escribir { empezarAEscribir() }
    ensenarFoco()
  }

  /// Pasa el foco al elemento más cercano de arriba o de abajo; si no hay, desplaza la vista.
  mutating func moverEnVertical(_ sentido: Int) -> [Efecto] {
    let focos = maqueta.activa.focos
    guard let aqui = enfocado?.rectangulo else { return [] }
    var mejor: (puesto: Int, lejos: Int)?
    for (puesto, foco) in focos.enumerated() where puesto != self.puesto {
      let otro = foco.rectangulo
      let filas = sentido > 0 ? otro.y - aqui.y : aqui.y - otro.y
      guard filas > 0 else { continue }
      let lado = max(0, max(otro.x - aqui.derecha, aqui.x - otro.derecha))
      let lejos = filas * 1000 + lado * 4 + min(999, abs(otro.x - aqui.x))
      if mejor.map({ lejos < $0.lejos }) ?? true { mejor = (puesto, lejos) }
    }
    if let mejor {
      enfocar(mejor.puesto)
    } else {
      desplazar(sentido)
    }
    return []
  }

  // MARK: - Desplazar

  /// Mueve la capa activa esas filas.
  mutating func desplazar(_ cuantas: Int) {
    guard !filas.isEmpty else { return }
    filas[filas.count - 1] += cuantas
    acotarFilas()
  }

  /// Mueve la capa activa y, si el foco deja de verse, lo pasa al primero que se ve.
  mutating func desplazarConFoco(_ cuantas: Int) -> [Efecto] {
    desplazar(cuantas)
    let desde = filas.last ?? 0
    let ventana = desde..<desde + zonaActiva.alto
    let focos = maqueta.activa.focos
    func seVe(_ foco: Foco) -> Bool { ventana.contains(foco.rectangulo.y) }
    guard let enfocado, !seVe(enfocado) else { return [] }
    let visto = cuantas > 0 ? focos.firstIndex(where: seVe) : focos.lastIndex(where: seVe)
    if let visto {
      puesto = visto
      foco = focos[visto].clave
      edicion = nil
    }
    return []
  }

  /// No deja ver más allá del principio ni del final de cada capa.
  mutating func acotarFilas() {
    let vista = reparto.vista
    for (indice, capa) in ([maqueta.fondo] + maqueta.hojas).enumerated() {
      guard filas.indices.contains(indice) else { return }
      filas[indice] = min(max(0, filas[indice]), max(0, capa.alto - vista.alto))
    }
  }

  /// Desplaza lo justo para que se vea el elemento con el foco.
  mutating func ensenarFoco() {
    guard let rectangulo = enfocado?.rectangulo, !filas.isEmpty else { return }
    let cabe = zonaActiva.alto
    var desde = filas[filas.count - 1]
    if rectangulo.abajo > desde + cabe { desde = rectangulo.abajo - cabe }
    if rectangulo.y < desde { desde = rectangulo.y }
    // Lo que va delante del primero, como el título, se ve con él.
    if puesto == 0, rectangulo.abajo <= cabe { desde = 0 }
    if puesto == maqueta.activa.focos.count - 1, puesto > 0 {
      let final = max(0, maqueta.activa.alto - cabe)
      if rectangulo.y >= final { desde = max(desde, final) }
    }
    filas[filas.count - 1] = desde
    acotarFilas()
  }
}
