import Escena

extension Mirador {
  /// Las teclas que ahora hacen algo, lo más útil primero.
  var teclas: [(tecla: String, que: String)] {
    var teclas: [(String, String)] = escribe ? [("Esc", "deja el campo")] : [("q", "sale")]
    if aviso?.noCabe == true { teclas.append(("↑↓", "recorre el aviso")) }
    if viva, let enfocado { teclas += deControl(enfocado.elemento) }
    if viva, maqueta.activa.focos.count > 1 { teclas.append(("Tab", "siguiente")) }
    if escribe { return teclas + [("Ctrl-C", "sale")] }
    if viva, maqueta.activa.hoja?.admite.contains(.cerrar) == true {
      teclas.append(("Esc", "cierra la hoja"))
    }
    if viva, let cuadro, cuadro.total > 1 {
      teclas.append(("1-\(min(9, cuadro.total))", "otra vista"))
    }
    if panelNoCabe { teclas.append(("+", "más panel")) }
    if viva { teclas.append(("r", "redibuja la madre")) }
    if maqueta.activa.alto > zonaActiva.alto, aviso?.noCabe != true {
      teclas.append(("AvPág", "baja"))
    }
    if marcha.sobraElPanel { return teclas }
    if Reparto(ancho: ancho, alto: alto, conPanel: true).panel == nil { return teclas }
    teclas.append(("p", conPanel ? "quita el panel" : "pone el panel"))
    return teclas
  }

  private func deControl(_ elemento: ElementoVisto) -> [(String, String)] {
    if escribe { return elemento.admite.contains(.enviar) ? [("Intro", "envía")] : [] }
    switch elemento.admite.first {
    case .pulsar: return [("Intro", "pulsa")]
    case .alternar: return [("Intro", "cambia")]
    case .elegir: return [("←→", "elige")]
    case .escribir: return [("Intro", "escribe")]
    case .ajustar, .poner: return [("←→", "ajusta")]
    case .refrescar: return [("Intro", "refresca")]
    case .cerrar: return [("Intro", "cierra")]
    case .enviar, nil: return []
    }
  }
}

/// Un texto sin las órdenes de color que traiga.
func sinColor(_ texto: String) -> String {
  guard texto.contains("\u{1b}") else { return texto }
  return texto.replacing(/\u{1b}\[[0-9;]*m/, with: "")
}
