extension View {
  /// Pinta una vista detrás; aquí no se enseña, queda como pista.
  ///
  /// - Parameters:
  ///   - alignment: cómo se alinea.
  ///   - content: la vista de detrás.
  /// - Returns: la vista con el cambio.
  public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    pista("background", "\(V.self)")
  }

  /// Pinta una vista delante.
  ///
  /// - Parameters:
  ///   - alignment: cómo se alinea.
  ///   - content: la vista de delante.
  /// - Returns: la vista con el cambio.
  public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    ConAnadido(contenido: self, anadido: content())
  }

  /// Pinta una vista delante; la manera antigua.
  ///
  /// - Parameters:
  ///   - overlay: la vista de delante.
  ///   - alignment: cómo se alinea.
  /// - Returns: la vista con el cambio.
  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    ConAnadido(contenido: self, anadido: overlay)
  }

  /// Pinta una vista detrás; la manera antigua. Aquí no se enseña, queda como pista.
  ///
  /// - Parameters:
  ///   - background: la vista de detrás.
  ///   - alignment: cómo se alinea.
  /// - Returns: la vista con el cambio.
  @_disfavoredOverload
  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    pista("background", "\(V.self)")
  }

  /// La esconde: ocupa su sitio y no se ve.
  ///
  /// - Returns: la vista con el cambio.
  public func hidden() -> some View { pista("hidden") }
}

extension Color {
  /// El mismo color, más o menos transparente.
  ///
  /// - Parameter opacity: de 0, invisible, a 1.
  /// - Returns: el color.
  public func opacity(_ opacity: Double) -> Color {
    Color(nombre + " " + Volcado.corto(opacity))
  }
}
