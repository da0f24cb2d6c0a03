/// La primera línea en la que lo que un texto dice que sale no es lo que sale.
package struct PrimeraDiferencia: Sendable, Equatable {
  /// La línea del texto, desde 1.
  package var linea: Int
  /// Lo escrito en ella, o `nil` si el texto ya no dice más.
  package var escrita: String?
  /// Lo que sale, o `nil` si ya no sale más.
  package var sale: String?

  /// Busca la primera línea distinta; `nil` si no hay ninguna.
  ///
  /// - Parameters:
  ///   - escrito: lo que dice el texto.
  ///   - sale: lo que sale.
  ///   - desde: la línea del texto en la que empieza lo escrito.
  ///   - tapar: lo que se tapa en cada línea antes de comparar, como los tiempos.
  package init?(
    escrito: String,
    sale: String,
    desde: Int,
    tapar: (String) -> String = { $0 }
  ) {
    let escritas = escrito.lineas.map(String.init)
    let salidas = sale.lineas.map(String.init)
    let distinta = (0..<max(escritas.count, salidas.count)).first { i in
      guard escritas.indices.contains(i), salidas.indices.contains(i) else { return true }
      return tapar(escritas[i]) != tapar(salidas[i])
    }
    guard let distinta else { return nil }
    linea = desde + distinta
    escrita = escritas.indices.contains(distinta) ? escritas[distinta] : nil
    self.sale = salidas.indices.contains(distinta) ? salidas[distinta] : nil
  }

  /// Las dos líneas, una debajo de la otra.
  package var texto: String {
    func una(_ linea: String?) -> String { linea.map { "«\($0)»" } ?? "nada más" }
    return "  escrito: \(una(escrita))\n  sale:    \(una(sale))"
  }
}
