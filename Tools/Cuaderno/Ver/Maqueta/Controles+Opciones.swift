import Escena

extension Controles {
  /// Un selector, según su estilo: en un menú o con las opciones a la vista.
  static func selector(
    _ elemento: ElementoVisto,
    _ ambiente: Ambiente,
    _ etiqueta: String
  ) -> [Pieza] {
    let titulo = etiqueta.isEmpty ? [] : [Pieza(etiqueta, ambiente.trazo)]
    guard case .elegida(let cual, let opciones) = elemento.valor else { return titulo }
    if vaEnLineas(elemento, ambiente) { return titulo }
    if ["segmented", "palette"].contains(ambiente.estiloDeSelector) {
      return titulo + segmentos(opciones, cual, ambiente.trazo)
    }
    let conPuntos = etiqueta.isEmpty ? [] : [Pieza(etiqueta + ":", ambiente.trazo)]
    return conPuntos + menu(opciones, cual, ambiente.trazo)
  }

  /// Si las opciones de un selector van una en cada línea.
  static func vaEnLineas(_ elemento: ElementoVisto, _ ambiente: Ambiente) -> Bool {
    elemento.clase == "Picker"
      && ["inline", "wheel", "radioGroup"].contains(ambiente.estiloDeSelector)
  }

  /// Lo que ocupan las opciones de un selector en líneas.
  static func anchoEnLineas(_ elemento: ElementoVisto) -> Int {
    guard case .elegida(_, let opciones) = elemento.valor else { return 0 }
    return opciones.map { anchoDe(limpiar($0)) + 4 }.max() ?? 0
  }

  /// Las opciones de un selector en líneas, `(•) Todas`, con su zona.
  static func enLineas(_ medido: Medido, ancho: Int) -> Caja {
    let elemento = medido.elemento
    let trazo = elemento.activo ? medido.ambiente.trazo : medido.ambiente.trazo.con(.tenue)
    var bloque = Caja(ancho: 0, alto: 0)
    var partes: [Caja.Zona] = []
    for pieza in medido.piezas { bloque.escribir(recortar(pieza.escrito, a: ancho), trazo) }
    guard case .elegida(let cual, let opciones) = elemento.valor else { return bloque }
    for (numero, opcion) in opciones.enumerated() {
      let texto = enUnaLinea(opcion)
      let linea = recortar((numero == cual ? "(•) " : "( ) ") + texto, a: ancho)
      bloque.escribir(linea, numero == cual ? trazo.con(.negrita) : trazo)
      let suya = Rectangulo(x: 0, y: bloque.alto - 1, ancho: anchoDe(linea), alto: 1)
      partes.append(
        .init(elemento: elemento, rectangulo: suya, acto: .elegir(numero), uso: .parte)
      )
    }
    if medido.ambiente.oculto {
      bloque.trozos = []
    } else if elemento.esEnfocable {
      bloque.zonas = [.entera(elemento, bloque.zona)] + partes
    }
    return bloque
  }

  private static func segmentos(_ opciones: [String], _ cual: Int?, _ trazo: Trazo) -> [Pieza] {
    var piezas: [Pieza] = []
    for (numero, opcion) in opciones.enumerated() {
      let texto = enUnaLinea(opcion)
      let elegida = numero == cual
      if numero > 0 { piezas.append(Pieza("│", trazo.con(.tenue), pegada: true)) }
      piezas.append(
        Pieza(
          elegida ? "▌\(texto)▐" : " \(texto) ",
          elegida ? trazo.con(.negrita) : trazo,
          acto: .elegir(numero),
          pegada: numero > 0
        )
      )
    }
    return piezas
  }

  private static func menu(_ opciones: [String], _ cual: Int?, _ trazo: Trazo) -> [Pieza] {
    let hay = opciones.count
    let elegida = cual.flatMap { opciones.indices.contains($0) ? opciones[$0] : nil } ?? "—"
    let texto = enUnaLinea(elegida)
    guard hay > 0 else { return [Pieza("‹ \(texto) ›", trazo)] }
    let desde = min(max(cual ?? -1, -1), hay - 1)
    return [
      Pieza("‹", trazo, acto: .elegir(desde <= 0 ? hay - 1 : desde - 1)), Pieza(texto, trazo),
      Pieza("›", trazo, acto: .elegir((desde + 1) % hay)),
    ]
  }

  /// La barra de un deslizador y su número.
  static func deslizador(_ elemento: ElementoVisto, _ ambiente: Ambiente) -> [Pieza] {
    guard case .numero(let numero, let minimo, let maximo) = elemento.valor else { return [] }
    let desde = minimo ?? 0
    let hasta = maximo ?? 1
    let paso = Int((fraccion(numero, desde, hasta) * 12).rounded())
    let barra =
      String(repeating: "─", count: paso) + "●" + String(repeating: "─", count: 12 - paso)
    let poner: Region.Uso =
      elemento.admite.contains(.poner) ? .barra(minimo: desde, maximo: hasta) : .parte
    return [
      Pieza(barra, ambiente.trazo, uso: poner), Pieza(conComa(numero), ambiente.trazo),
    ]
  }
}

/// Un número como se escribe en español, con dos decimales como mucho: «0,6».
func conComa(_ numero: Double) -> String {
  if let entero = Int(exactly: numero) { return "\(entero)" }
  guard numero.isFinite, abs(numero) < 1e12 else {
    return "\(numero)".replacing(".", with: ",")
  }
  let centesimas = Int((abs(numero) * 100).rounded())
  let signo = numero < 0 && centesimas > 0 ? "-" : ""
  let decimales = centesimas % 100
  let entero = "\(signo)\(centesimas / 100)"
  if decimales == 0 { return entero }
  let escritos =
    decimales % 10 == 0 ? "\(decimales / 10)" : (decimales < 10 ? "0" : "") + "\(decimales)"
  return "\(entero),\(escritos)"
}
