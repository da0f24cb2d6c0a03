import Escena

extension Mirador {
  /// La pantalla de ahora.
  package func pintar() -> Lienzo {
    var lienzo = Lienzo(ancho: ancho, alto: alto)
    let reparto = self.reparto
    pintarVista(en: &lienzo, reparto.vista)
    if let raya = reparto.raya {
      lienzo.llenar(raya, con: raya.ancho == 1 ? "│" : "─", .tenue)
    }
    if let (panel, zona) = panel {
      panel.pintar(en: &lienzo, zona, desde: panelDesde, escribe: escribe)
    }
    aviso?.pintar(en: &lienzo, desde: avisoDesde)
    pintarTitulo(en: &lienzo, reparto.titulo)
    pintarTeclas(en: &lienzo, reparto.teclas)
    return lienzo
  }

  // MARK: - La vista

  private func pintarVista(en lienzo: inout Lienzo, _ zona: Rectangulo) {
    guard cuadro != nil else {
      if marcha == .compilando {
        lienzo.escribir("Compilando…", x: zona.x, y: zona.y, .tenue, en: zona)
      }
      return
    }
    let vivo = Capa.Vivo(
      foco: viva ? foco : nil,
      escrito: edicion?.visible,
      cursor: edicion?.cursor
    )
    maqueta.pintar(en: &lienzo, zona, vivo, desde: filas)
    if !viva { lienzo.repintar(zona) { $0 = $0.atenuado } }
    let activa = zonaActiva
    let desde = filas.last ?? 0
    let borde = activa.derecha < ancho ? activa.derecha : activa.derecha - 1
    if desde > 0 { lienzo.escribir("▲", x: borde, y: activa.y, .tenue) }
    if maqueta.activa.alto > desde + activa.alto {
      lienzo.escribir("▼", x: borde, y: activa.abajo - 1, .tenue)
    }
  }

  // MARK: - La primera y la última línea

  private func pintarTitulo(en lienzo: inout Lienzo, _ zona: Rectangulo) {
    var partes = [limpiar(titulo)]
    if let cuadro {
      if let nombre = cuadro.titulo, !nombre.isEmpty { partes.append(limpiar(nombre)) }
      if cuadro.total > 1 { partes.append("vista \(cuadro.indice + 1) de \(cuadro.total)") }
    }
    let estado: (String, Trazo)? =
      switch marcha {
      case .compilando: ("compilando…", .aviso)
      case .noResponde: ("no responde", .aviso)
      case .enMarcha: nil
      case .noCompila: ("no compila", .mal)
      case .parada: ("parada", .mal)
      case .sinVistas: ("sin vistas", .aviso)
      }
    let ocupa = estado.map { anchoDe($0.0) + 1 } ?? 0
    let cabe = max(0, zona.ancho - ocupa)
    let texto = recortar(partes.joined(separator: " · ").replacing("\n", with: " "), a: cabe)
    lienzo.escribir(texto, x: zona.x, y: zona.y, .fuerte, en: zona)
    if let (palabra, trazo) = estado {
      lienzo.escribir(palabra, x: max(zona.x, zona.derecha - ocupa + 1), y: zona.y, trazo, en: zona)
    }
  }

  private func pintarTeclas(en lienzo: inout Lienzo, _ zona: Rectangulo) {
    var x = zona.x
    for (tecla, que) in teclas {
      let ocupa = anchoDe(tecla) + 1 + anchoDe(que)
      let sitio = x == zona.x ? x : x + 3
      if sitio + ocupa > zona.derecha { break }
      if sitio > x { lienzo.escribir(" · ", x: x, y: zona.y, .tenue, en: zona) }
      x = lienzo.escribir(tecla, x: sitio, y: zona.y, .fuerte, en: zona)
      x = lienzo.escribir(" " + que, x: x, y: zona.y, .tenue, en: zona)
    }
  }
}
