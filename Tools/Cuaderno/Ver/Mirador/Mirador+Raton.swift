import Escena

extension Mirador {
  /// Atiende el ratón: la rueda desplaza; el botón da el foco y usa.
  mutating func atender(_ raton: Tecla.Raton) -> [Efecto] {
    switch raton.gesto {
    case .ruedaArriba: return girar(-3, raton)
    case .ruedaAbajo: return girar(3, raton)
    case .pulsa: return pulsar(x: raton.x, y: raton.y)
    case .pulsaOtro, .suelta, .mueve: break
    }
    return []
  }

  /// La rueda mueve lo que tiene debajo: el panel o la vista.
  private mutating func girar(_ filas: Int, _ raton: Tecla.Raton) -> [Efecto] {
    if reparto.panel?.contiene(x: raton.x, y: raton.y) == true { return moverPanel(filas) }
    if aviso?.noCabe == true { moverAviso(filas) } else { desplazar(filas) }
    return []
  }

  private mutating func pulsar(x: Int, y: Int) -> [Efecto] {
    let zona = zonaActiva
    guard zona.contiene(x: x, y: y) else { return [] }
    let dx = x - zona.x
    let dy = y - zona.y + (filas.last ?? 0)
    let capa = maqueta.activa
    guard let region = capa.regiones.last(where: { $0.rectangulo.contiene(x: dx, y: dy) }),
      let suPuesto = capa.focos.firstIndex(where: { $0.clave == region.clave })
    else { return [] }
    enfocar(suPuesto, escribiendo: false)
    guard viva else { return [] }
    let id = region.clave.id
    switch region.uso {
    case .campo:
      let actual = edicion?.clave == region.clave ? edicion : nil
      let texto = actual?.visible ?? capa.focos[suPuesto].elemento.escrito
      let campo = CampoPintado(texto: texto, ayuda: "", cursor: actual?.cursor)
      empezarAEscribir(
        cursor: campo.caracter(en: dx - region.rectangulo.x, region.rectangulo.ancho)
      )
      return []
    case .barra(let minimo, let maximo):
      let parte = Double(dx - region.rectangulo.x) / Double(max(1, region.rectangulo.ancho - 1))
      return [.pedir(.usar(id: id, .poner(minimo + (maximo - minimo) * parte)))]
    case .parte: return region.acto.map { [.pedir(.usar(id: id, $0))] } ?? []
    case .entero:
      if let acto = region.acto { return [.pedir(.usar(id: id, acto))] }
      let primero = capa.focos[suPuesto].elemento.admite.first
      return primero == .elegir || primero == .escribir ? activar() : []
    }
  }
}

extension CampoPintado {
  /// El carácter que hay en una columna de la caja.
  func caracter(en columna: Int, _ ancho: Int) -> Int {
    var sitio = primeroVisible(ancho - 2)
    var ocupa = 0
    for c in texto.dropFirst(sitio) {
      ocupa += anchoDe(c)
      if ocupa > columna - 1 { break }
      sitio += 1
    }
    return sitio
  }
}
