/// Escribe un árbol de elementos como texto.
@MainActor
enum Volcado {
  static func texto(de elementos: [Elemento]) -> String {
    var lineas: [String] = []
    escribir(elementos, nivel: 0, en: &lineas)
    return lineas.joined(separator: "\n")
  }

  private static func escribir(_ elementos: [Elemento], nivel: Int, en lineas: inout [String]) {
    for elemento in elementos {
      lineas.append(String(repeating: "  ", count: nivel) + linea(elemento))
      escribir(elemento.hijos, nivel: nivel + 1, en: &lineas)
    }
  }

  private static func linea(_ elemento: Elemento) -> String {
    var linea = elemento.clase.rawValue
    if !elemento.texto.isEmpty { linea += " \"\(elemento.texto)\"" }
    linea += valor(elemento.valor)
    if !elemento.papel.isEmpty { linea += " (\(elemento.papel))" }
    if !elemento.activo { linea += " (apagado)" }
    return linea
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
  static func corto(_ numero: Double) -> String {
    Int(exactly: numero).map(String.init) ?? "\(numero)"
  }
}
