extension LecturaPaginada {
  /// Dónde se escribe una página.
  enum Sitio {
    /// A continuación de lo que hay.
    case debajo
    /// Arriba de la pantalla; lo que había sube y se queda entre lo ya escrito.
    case aparte
    /// Arriba de la pantalla, en lugar de lo que hay.
    case encima
  }

  /// Lo que se manda a la terminal para enseñar la página que toca.
  func ensenar(_ sitio: Sitio, nota: String? = nil) -> Efecto {
    let lineas = (nota.map { [estilo.pintar($0, .aviso)] } ?? []) + pagina.lineas
    let texto = lineas.map { $0 + "\n" }.joined() + estilo.pintar(aviso, .aviso)
    return .escribir(prepara(sitio) + estilo.terminar(texto))
  }

  private func prepara(_ sitio: Sitio) -> String {
    // Sin órdenes no se puede borrar el aviso: se deja, y se sigue debajo.
    guard medidas.entiendeOrdenes else { return "\n" }
    switch sitio {
    case .debajo: return "\r\u{1b}[K"
    case .aparte:
      let saltos = String(repeating: "\n", count: medidas.filas)
      return "\r\u{1b}[K\u{1b}[\(medidas.filas);1H\(saltos)\u{1b}[H"
    case .encima: return "\u{1b}[H\u{1b}[J"
    }
  }

  /// La última línea: qué se puede pulsar. Cabe en una fila, para poder borrarla.
  private var aviso: String {
    let sigue =
      esLaUltima
      ? "espacio o q: salir" : pregunta ? "piénsalo y pulsa espacio" : "espacio: sigue"
    let atras = indice > 0 ? ["b: atrás"] : []
    let sale = esLaUltima ? [] : ["q: salir"]
    let teclas = ([sigue] + atras + sale).joined(separator: " · ")
    let entero = "\(teclas) (\(indice + 1) de \(max(1, paginas.count))) "
    return String(entero.prefix(max(0, medidas.columnas - 1)))
  }
}

/// Lo que pide una tecla a quien lee.
enum MandatoDeLectura: Equatable {
  case sigue
  case atras
  case principio
  case final
  case repinta
  case detente
  case sale
  case interrumpe

  init?(_ tecla: Tecla) {
    switch tecla {
    case .caracter(" "), .caracter("n"), .intro, .abajo, .derecha, .paginaAbajo: self = .sigue
    case .caracter("b"), .retroceso, .arriba, .izquierda, .paginaArriba: self = .atras
    case .caracter("g"), .inicio: self = .principio
    case .caracter("G"), .fin: self = .final
    case .caracter("q"), .caracter("Q"), .escape, .control("d"): self = .sale
    case .control("l"): self = .repinta
    case .control("z"): self = .detente
    case .control("c"): self = .interrumpe
    default: return nil
    }
  }
}
