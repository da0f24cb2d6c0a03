import Escena

/// Una caja al pie de la vista con lo que impide que siga en marcha.
struct Aviso: Sendable {
  let cabecera: String
  let trazo: Trazo
  let zona: Rectangulo
  /// Todas sus líneas, partidas a lo que mide por dentro.
  let lineas: [String]
  private let conMarco: Bool

  /// Ocupa lo que necesita de `vista`, empezando por abajo.
  init(_ cabecera: String, _ texto: [String], _ trazo: Trazo, en vista: Rectangulo) {
    (self.cabecera, self.trazo) = (cabecera, trazo)
    let conMarco = vista.ancho >= 20 && vista.alto >= 4
    let ancho = max(1, conMarco ? vista.ancho - 4 : vista.ancho)
    lineas = texto.flatMap { partirEnLineas(limpiar(sinColor($0)), a: ancho) }
    let alto = min(vista.alto, max(1, lineas.count) + (conMarco ? 3 : 1))
    zona = Rectangulo(x: vista.x, y: vista.abajo - alto, ancho: vista.ancho, alto: alto)
    self.conMarco = conMarco
  }

  /// Las líneas que caben; la última de dentro dice qué pasa al guardar.
  var caben: Int { max(1, zona.alto - (conMarco ? 3 : 1)) }

  /// Si hay que recorrerlo para leerlo entero.
  var noCabe: Bool { lineas.count > caben }

  /// La primera línea que se puede ver, para que al final no sobren filas.
  func acotar(_ desde: Int) -> Int { min(max(0, desde), max(0, lineas.count - caben)) }

  /// Lo que se ve desde una línea: si hay sitio, con cuántas faltan por encima y por debajo.
  func visibles(desde: Int) -> [String] {
    let desde = acotar(desde)
    var vistas = Array(lineas.dropFirst(desde).prefix(caben))
    guard noCabe, caben > 2 else { return vistas }
    let debajo = lineas.count - desde - caben
    if desde > 0 { vistas[0] = "… \(plural(desde + 1, "línea", "líneas")) más arriba (↑)" }
    if debajo > 0 {
      vistas[caben - 1] = "… y \(plural(debajo + 1, "línea", "líneas")) más (↓)"
    }
    return vistas
  }

  func pintar(en lienzo: inout Lienzo, desde: Int) {
    lienzo.limpiar(zona)
    if conMarco { enmarcar(en: &lienzo) }
    let margen = conMarco ? 2 : 0
    let dentro = Rectangulo(
      x: zona.x + margen,
      y: zona.y + (conMarco ? 1 : 0),
      ancho: max(1, zona.ancho - 2 * margen),
      alto: zona.alto - (conMarco ? 2 : 0)
    )
    let vistas = visibles(desde: desde)
    for (y, linea) in (vistas + ["Se vuelve a compilar al guardar."]).enumerated() {
      let trazo: Trazo = y == vistas.count ? .tenue : .normal
      lienzo.escribir(linea, x: dentro.x, y: dentro.y + y, trazo, en: dentro)
    }
  }

  private func enmarcar(en lienzo: inout Lienzo) {
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
}

extension Mirador {
  /// El aviso de ahora, si lo hay y queda sitio.
  var aviso: Aviso? {
    let vista = reparto.vista
    guard vista.alto > 0 else { return nil }
    return switch marcha {
    case .compilando, .enMarcha: nil
    case .noResponde:
      Aviso(
        "La vista no responde",
        [
          "¿Un bucle sin salida, o un `body` que cambia el estado que lee?",
          "Si solo está trabajando, se verá en cuanto acabe.",
        ],
        .aviso,
        en: vista
      )
    case .noCompila(let lineas): Aviso("No compila", lineas, .mal, en: vista)
    case .parada(let lineas): Aviso("La vista se ha parado", lineas, .mal, en: vista)
    case .sinVistas(let lineas): Aviso("No hay ninguna vista previa", lineas, .aviso, en: vista)
    }
  }

  /// Recorre con una tecla el aviso que no cabe; `nil` si cabe o si la tecla no es de esas.
  mutating func recorrerAviso(_ tecla: Tecla) -> [Efecto]? {
    guard let aviso, aviso.noCabe else { return nil }
    switch tecla {
    case .arriba: moverAviso(-1)
    case .abajo: moverAviso(1)
    case .paginaArriba: moverAviso(-max(1, aviso.caben - 2))
    case .paginaAbajo: moverAviso(max(1, aviso.caben - 2))
    case .inicio: moverAviso(-aviso.lineas.count)
    case .fin: moverAviso(aviso.lineas.count)
    default: return nil
    }
    return []
  }

  /// Mueve el aviso esas líneas.
  mutating func moverAviso(_ lineas: Int) {
    guard let aviso else { return }
    // El tamaño puede haber cambiado desde la última vez.
    avisoDesde = aviso.acotar(aviso.acotar(avisoDesde) + lineas)
  }
}

extension Mirador.Marcha {
  /// Si lo que dice el panel es de un código que ya no es el del fichero.
  var sobraElPanel: Bool {
    switch self {
    case .noCompila, .sinVistas: true
    case .compilando, .enMarcha, .noResponde, .parada: false
    }
  }
}
