import Escena

/// Cómo se ve cada control: sus piezas, de izquierda a derecha.
enum Controles {
  /// Las piezas de un control, o `nil` si el elemento no es ninguno.
  static func piezas(de elemento: ElementoVisto, _ ambiente: Ambiente) -> [Pieza]? {
    var ambiente = ambiente
    if !elemento.activo { ambiente.trazo.letra.insert(.tenue) }
    let texto = enUnaLinea(elemento.texto)
    let etiqueta =
      ambiente.sinEtiquetas || texto.isEmpty ? [] : [Pieza(texto, ambiente.trazo)]
    switch elemento.clase {
    case "Button": return [boton(texto, elemento, ambiente)]
    case "NavigationLink" where elemento.hijos.isEmpty:
      return [Pieza("\(texto) ›", ambiente.trazo)]
    case "Toggle": return [interruptor(elemento, ambiente)] + etiqueta
    case "TextField", "SecureField", "searchable":
      return campo(elemento, ambiente, texto, etiqueta)
    case "Picker": return selector(elemento, ambiente, etiqueta.isEmpty ? "" : texto)
    case "DatePicker": return etiqueta + entreFlechas(valor(elemento), ambiente)
    case "Stepper":
      return etiqueta + [
        Pieza("[ - ]", ambiente.trazo, acto: .ajustar(-1)),
        Pieza("[ + ]", ambiente.trazo, acto: .ajustar(1)),
      ]
    case "Slider": return etiqueta + deslizador(elemento, ambiente)
    case "ProgressView": return progreso(elemento, ambiente, etiqueta)
    case "Image": return [Pieza(Simbolos.signo(texto), ambiente.trazo)]
    default:
      // Un control que no se conoce se usa como un botón.
      guard elemento.hijos.isEmpty, !texto.isEmpty else { return nil }
      return elemento.admite.isEmpty ? etiqueta : [boton(texto, elemento, ambiente)]
    }
  }

  private static func boton(
    _ texto: String,
    _ elemento: ElementoVisto,
    _ ambiente: Ambiente
  ) -> Pieza {
    let simbolo = elemento.pistas.first { $0.nombre == "systemImage" }?.valor
    let signo = simbolo.map(Simbolos.signo)
    // Un botón que solo tiene un símbolo lleva su nombre por texto.
    let texto = texto == simbolo ? signo ?? texto : (signo.map { "\($0) " } ?? "") + texto
    var trazo = ambiente.trazo
    if trazo.color == .normal { trazo.color = ambiente.tinte }
    if elemento.papel == "destructive" { trazo.color = .rojo }
    switch ambiente.estiloDeBoton {
    case "plain" where !texto.isEmpty, "borderless" where !texto.isEmpty,
      "link" where !texto.isEmpty:
      return Pieza(texto, trazo)
    case "borderedProminent", "glassProminent":
      return Pieza("[ \(texto) ]", trazo.con([.invertida, .negrita]))
    default:
      // Sin color, los paréntesis dicen que está apagado.
      return Pieza(elemento.activo ? "[ \(texto) ]" : "( \(texto) )", trazo)
    }
  }

  private static func interruptor(_ elemento: ElementoVisto, _ ambiente: Ambiente) -> Pieza {
    let encendido = elemento.valor == .encendido(true)
    var trazo = ambiente.trazo
    if encendido, trazo.color == .normal { trazo.color = ambiente.tinte }
    return Pieza(encendido ? "[x]" : "[ ]", trazo)
  }

  private static func campo(
    _ elemento: ElementoVisto,
    _ ambiente: Ambiente,
    _ texto: String,
    _ etiqueta: [Pieza]
  ) -> [Pieza] {
    let pedida = elemento.pistas.first { $0.nombre == "prompt" }?.valor
    let busca = elemento.clase == "searchable"
    // El nombre se ve una vez: al lado o, si no, dentro de la caja vacía.
    let dentro = busca && texto.isEmpty ? "Buscar" : etiqueta.isEmpty || busca ? texto : ""
    let ayuda = pedida ?? dentro
    let caja = Pieza(escrito: valor(elemento), ayuda: ayuda, ambiente.trazo)
    if busca { return [Pieza("⌕", ambiente.trazo.con(.tenue)), caja] }
    return etiqueta + [caja]
  }

  private static func valor(_ elemento: ElementoVisto) -> String {
    guard case .escrito(let escrito) = elemento.valor else { return "" }
    return enUnaLinea(escrito)
  }

  private static func entreFlechas(_ valor: String, _ ambiente: Ambiente) -> [Pieza] {
    [
      Pieza("‹", ambiente.trazo, acto: .ajustar(-1)), Pieza(valor, ambiente.trazo),
      Pieza("›", ambiente.trazo, acto: .ajustar(1)),
    ]
  }

  private static func progreso(
    _ elemento: ElementoVisto,
    _ ambiente: Ambiente,
    _ etiqueta: [Pieza]
  ) -> [Pieza] {
    guard case .numero(let numero, let minimo, let maximo) = elemento.valor else {
      return [Pieza("◌", ambiente.trazo)] + etiqueta
    }
    let parte = fraccion(numero, minimo ?? 0, maximo ?? 1)
    let llenas = Int((parte * 12).rounded())
    let barra = String(repeating: "█", count: llenas) + String(repeating: "░", count: 12 - llenas)
    var trazo = ambiente.trazo
    if trazo.color == .normal { trazo.color = ambiente.tinte }
    return etiqueta + [
      Pieza(barra, trazo), Pieza("\(Int((parte * 100).rounded())) %", ambiente.trazo),
    ]
  }
}

/// Qué parte del camino entre dos límites lleva un número, de 0 a 1.
func fraccion(_ numero: Double, _ minimo: Double, _ maximo: Double) -> Double {
  let parte = (numero - minimo) / (maximo - minimo)
  return parte.isFinite ? min(1, max(0, parte)) : 0
}
