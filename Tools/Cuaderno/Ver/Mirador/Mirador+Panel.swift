extension Mirador {
  /// El panel, si está a la vista, y su zona.
  var panel: (Panel, Rectangulo)? {
    reparto.panel.map { (Panel(cuadro: cuadro, diario: diario, ancho: $0.ancho), $0) }
  }

  /// Si el panel está a la vista y no cabe entero.
  var panelNoCabe: Bool { panel.map { !$0.0.cabe(en: $0.1.alto) } ?? false }

  /// Las filas que avanza el panel de una vez: las que se ven, menos lo que ocupan sus marcas.
  var paginaDelPanel: Int { max(1, (reparto.panel?.alto ?? 0) - 3) }

  /// Recorre el panel. Si no cabe se ve en resumen; la primera vez que se baja, entero.
  mutating func moverPanel(_ filas: Int) -> [Efecto] {
    guard let (panel, zona) = panel, !panel.cabe(en: zona.alto) else {
      panelDesde = nil
      return []
    }
    if let desde = panelDesde {
      let sube = desde == 0 && filas < 0
      panelDesde = sube ? nil : panel.acotar(desde + filas, en: zona.alto)
    } else if filas > 0 {
      panelDesde = 0
    }
    return []
  }
}
