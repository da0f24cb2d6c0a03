import Escena

extension Maquetador {
  /// Una lista o un formulario: las filas sueltas en una caja y cada sección en la suya.
  func lista(_ medido: Medido, _ ancho: Int) -> Caja {
    let plana = medido.ambiente.estiloDeLista == "plain"
    var bloque = Caja(ancho: ancho, alto: 0)
    var sueltas: [Medido] = []
    for hijo in medido.hijos {
      guard hijo.elemento.clase == "Section" else {
        sueltas.append(hijo)
        continue
      }
      if !sueltas.isEmpty { bloque.apilar(caja(sueltas, ancho, plana)) }
      sueltas = []
      bloque.apilar(seccion(hijo, ancho, plana))
    }
    if !sueltas.isEmpty || medido.hijos.isEmpty { bloque.apilar(caja(sueltas, ancho, plana)) }
    return bloque
  }

  /// Una sección fuera de una lista: su cabecera, sus filas y su pie.
  func seccionSuelta(_ medido: Medido, _ ancho: Int) -> Caja {
    partes(medido, ancho) { filas in
      var bloque = Caja(ancho: 0, alto: 0)
      for fila in filas { bloque.apilar(colocar(fila, ancho: ancho)) }
      return bloque
    }
  }

  private func seccion(_ medido: Medido, _ ancho: Int, _ plana: Bool) -> Caja {
    partes(medido, ancho) { caja($0, ancho, plana) }
  }

  private func partes(_ medido: Medido, _ ancho: Int, _ cuerpo: ([Medido]) -> Caja) -> Caja {
    var bloque = Caja(ancho: 0, alto: 0)
    let cabeceras = medido.hijos.filter { $0.elemento.papel == "header" }
    let pies = medido.hijos.filter { $0.elemento.papel == "footer" }
    for cabecera in cabeceras {
      bloque.apilar(colocar(cabecera.con(.negrita), ancho: max(1, ancho - 1)), x: ancho > 1 ? 1 : 0)
    }
    bloque.apilar(
      cuerpo(medido.hijos.filter { !["header", "footer"].contains($0.elemento.papel) })
    )
    for pie in pies {
      bloque.apilar(colocar(pie.con(.tenue), ancho: max(1, ancho - 1)), x: ancho > 1 ? 1 : 0)
    }
    return bloque
  }

  /// Unas filas en una caja fina o, si es estrecha o la lista es plana, con sangría.
  private func caja(_ filas: [Medido], _ ancho: Int, _ plana: Bool) -> Caja {
    guard !plana, ancho >= 16 else {
      let sangria = ancho > 4 ? 1 : 0
      var bloque = Caja(ancho: ancho, alto: 0)
      for fila in filas { bloque.apilar(colocar(fila, ancho: ancho - sangria), x: sangria) }
      return bloque
    }
    var bloque = Caja(ancho: ancho, alto: 1)
    for fila in filas { bloque.apilar(colocar(fila, ancho: ancho - 4), x: 2) }
    bloque.alto += 1
    bloque.trozos = marco(bloque.zona, .tenue)
    return bloque
  }

  /// Los bordes de una caja.
  func marco(_ zona: Rectangulo, _ trazo: Trazo) -> [Caja.Trozo] {
    let raya = String(repeating: "─", count: max(0, zona.ancho - 2))
    let lado = Rectangulo(x: 0, y: 1, ancho: 1, alto: zona.alto - 2)
    return [
      .texto("┌\(raya)┐", x: 0, y: 0, trazo), .relleno(lado, "│", trazo),
      .relleno(lado.movido(x: zona.ancho - 1, y: 0), "│", trazo),
      .texto("└\(raya)┘", x: 0, y: zona.alto - 1, trazo),
    ]
  }

  /// Una fila con sus acciones al final, como botones.
  func filaDeslizable(_ medido: Medido, _ ancho: Int) -> Caja {
    guard let primera = medido.hijos.first else { return Caja(ancho: 0, alto: 0) }
    let acciones = medido.hijos.dropFirst()
    let ocupan = acciones.reduce(0) { $0 + $1.ideal + 1 }
    guard primera.minimo + ocupan <= ancho else {
      var apiladas = Caja(ancho: ancho, alto: 0)
      for hijo in medido.hijos { apiladas.apilar(colocar(hijo, ancho: ancho)) }
      return apiladas
    }
    let bloque = colocar(primera, ancho: ancho - ocupan)
    var fila = Caja(ancho: ancho, alto: bloque.alto)
    fila.poner(bloque, x: 0, y: 0)
    var x = ancho - ocupan
    for accion in acciones {
      let suya = colocar(accion, ancho: accion.ideal)
      fila.poner(suya, x: x + 1, y: 0)
      fila.alto = max(fila.alto, suya.alto)
      x += accion.ideal + 1
    }
    return fila
  }

  /// Un contenedor que se puede refrescar: la orden, encima a la derecha.
  func conRefresco(_ bloque: Caja, _ medido: Medido, _ ancho: Int) -> Caja {
    guard medido.elemento.activo, !medido.ambiente.oculto else { return bloque }
    let orden = Caja(
      piezas: [Pieza("↻ refrescar", medido.ambiente.trazo.con(.tenue))],
      de: medido.elemento,
      ancho: ancho,
      oculto: false
    )
    var conOrden = Caja(ancho: bloque.ancho, alto: 0)
    conOrden.apilar(orden, x: max(0, min(ancho, bloque.ancho) - orden.ancho))
    conOrden.apilar(bloque)
    return conOrden
  }

  // MARK: - Lo que se presenta encima

  /// Una hoja: una caja con su contenido y, si se puede cerrar, una marca en la esquina.
  func hoja(_ elemento: ElementoVisto) -> Caja {
    let hijos = Medidor.medirHijos(elemento.hijos, Ambiente(), 0)
    let dentro = max(1, ancho - 4)
    let quiere = hijos.map { $0.crece ? dentro : min(dentro, $0.ideal) }.max() ?? 0
    let titulo = enUnaLinea(elemento.texto)
    let mide = min(dentro, max(quiere, anchoDe(titulo) + 8, 20))
    let conMarco = ancho >= 8
    var caja = Caja(ancho: conMarco ? mide + 4 : ancho, alto: 1)
    for hijo in hijos { caja.apilar(colocar(hijo, ancho: mide), x: conMarco ? 2 : 0) }
    caja.alto += 1
    if conMarco { caja.trozos = marco(caja.zona, .normal) }
    if !titulo.isEmpty, conMarco {
      let cabe = recortar(titulo, a: max(0, mide - 6))
      caja.trozos.append(.texto(" \(cabe) ", x: 2, y: 0, .fuerte))
    }
    guard elemento.activo, elemento.admite.contains(.cerrar) else { return caja }
    var marca = Caja(lineas: ["[x]"], .normal)
    marca.zonas = [
      .init(elemento: elemento.sinHijos, rectangulo: marca.zona, acto: .cerrar, uso: .entero)
    ]
    caja.poner(marca, x: max(0, caja.ancho - 5), y: 0)
    return caja
  }
}

extension Medido {
  fileprivate func con(_ letra: Letra) -> Medido {
    var copia = self
    copia.ambiente.trazo.letra.insert(letra)
    for indice in copia.piezas.indices { copia.piezas[indice].trazo.letra.insert(letra) }
    return copia
  }
}
