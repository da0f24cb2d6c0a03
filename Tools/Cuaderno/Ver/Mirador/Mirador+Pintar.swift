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
    if let (panel, zona) = panel { panel.pintar(en: &lienzo, zona, desde: panelDesde) }
    pintarAviso(en: &lienzo, reparto.vista)
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

  // MARK: - Lo que ha pasado

  /// Una caja al pie de la vista con lo que impide que siga en marcha.
  private func pintarAviso(en lienzo: inout Lienzo, _ vista: Rectangulo) {
    guard let (cabecera, lineas, trazo) = aviso, vista.alto > 0 else { return }
    let conMarco = vista.ancho >= 20 && vista.alto >= 4
    let dentro = max(1, conMarco ? vista.ancho - 4 : vista.ancho)
    let texto = lineas.flatMap { partirEnLineas(limpiar(sinColor($0)), a: dentro) }
    // Lo que se vio la última vez asoma por encima si hay sitio.
    let asoma = cuadro == nil || vista.alto < 12 ? 0 : vista.alto / 3
    let maximo = max(1, vista.alto - asoma - (conMarco ? 3 : 1))
    var vistas = Array(texto.prefix(maximo))
    if texto.count > maximo { vistas[maximo - 1] = "… y \(texto.count - maximo + 1) líneas más" }
    let alto = min(vista.alto, vistas.count + (conMarco ? 3 : 1))
    let zona = Rectangulo(x: vista.x, y: vista.abajo - alto, ancho: vista.ancho, alto: alto)
    lienzo.limpiar(zona)
    var y = zona.y
    if conMarco {
      enmarcar(zona, cabecera, trazo, en: &lienzo)
      y += 1
    }
    let x = zona.x + (conMarco ? 2 : 0)
    let limite = Rectangulo(x: x, y: zona.y, ancho: dentro, alto: alto)
    for linea in vistas + ["Se vuelve a compilar al guardar."] {
      let esFinal = y == zona.y + vistas.count + (conMarco ? 1 : 0)
      lienzo.escribir(linea, x: x, y: y, esFinal ? .tenue : .normal, en: limite)
      y += 1
    }
  }

  private var aviso: (String, [String], Trazo)? {
    switch marcha {
    case .compilando, .enMarcha: nil
    case .noResponde:
      (
        "La vista no responde",
        [
          "¿Un bucle sin salida, o un `body` que cambia el estado que lee?",
          "Si solo está trabajando, se verá en cuanto acabe.",
        ],
        .aviso
      )
    case .noCompila(let lineas): ("No compila", lineas, .mal)
    case .parada(let lineas): ("La vista se ha parado", lineas, .mal)
    case .sinVistas(let lineas): ("No hay ninguna vista previa", lineas, .aviso)
    }
  }

  private func enmarcar(
    _ zona: Rectangulo,
    _ cabecera: String,
    _ trazo: Trazo,
    en lienzo: inout Lienzo
  ) {
    let raya = String(repeating: "─", count: max(0, zona.ancho - 2))
    lienzo.escribir("┌\(raya)┐", x: zona.x, y: zona.y, trazo)
    for y in zona.y + 1..<max(zona.y + 1, zona.abajo - 1) {
      lienzo.escribir("│", x: zona.x, y: y, trazo)
      lienzo.escribir("│", x: zona.derecha - 1, y: y, trazo)
    }
    lienzo.escribir("└\(raya)┘", x: zona.x, y: zona.abajo - 1, trazo)
    let cabe = Rectangulo(x: zona.x + 1, y: zona.y, ancho: zona.ancho - 2, alto: 1)
    lienzo.escribir(" \(cabecera) ", x: zona.x + 2, y: zona.y, trazo.con(.negrita), en: cabe)
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
