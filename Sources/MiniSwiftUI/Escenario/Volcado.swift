/// Escribe un árbol de elementos como texto.
@MainActor
enum Volcado {
  static func texto(de elementos: [Elemento]) -> String {
    var texto = ""
    escribir(elementos, sangria: "", en: &texto)
    if !texto.isEmpty { texto.removeLast() }
    return texto
  }

  private static func escribir(
    _ elementos: [Elemento],
    sangria: String,
    en texto: inout String
  ) {
    for elemento in elementos {
      texto += sangria
      escribir(elemento, en: &texto)
      texto += "\n"
      if !elemento.hijos.isEmpty { escribir(elemento.hijos, sangria: sangria + "  ", en: &texto) }
    }
  }

  private static func escribir(_ elemento: Elemento, en linea: inout String) {
    linea += elemento.clase.rawValue
    if !elemento.texto.isEmpty { linea += " \"\(elemento.texto)\"" }
    linea += valor(elemento.valor)
    if !elemento.papel.isEmpty { linea += " (\(elemento.papel))" }
    if !elemento.activo { linea += " (apagado)" }
  }

  private static func valor(_ valor: Elemento.Valor) -> String {
    switch valor {
    case .ninguno: ""
    case .encendido(let si): si ? " = sí" : " = no"
    case .escrito(let texto): " = \"\(texto)\""
    case .numero(let numero, _): " = \(corto(numero))"
    case .elegida(let cual, let opciones):
      " = " + (cual.map { "\"\(opciones[$0])\"" } ?? "ninguna") + " de "
        + opciones.map { "\"\($0)\"" }.joined(separator: ", ")
    }
  }

  /// Un número sin decimales de más: «3» y no «3.0».
  nonisolated static func corto(_ numero: Double) -> String {
    Int(exactly: numero).map(String.init) ?? "\(numero)"
  }
}
